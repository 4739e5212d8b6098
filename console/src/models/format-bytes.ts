/** Size of a file in megabytes, in the language of the console. */
export function formatMegabytes(bytes: number, language: string): string {
  const megabytes = bytes / 1e6;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: megabytes < 10 ? 1 : 0,
  }).format(megabytes);
}
