const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** A duration in its largest whole unit, as "3 min". Unit: seconds. */
export function formatAge(seconds: number, language: string): string {
  const [unit, size] = units.find(([, each]) => seconds >= each) ?? (['second', 1] as const);
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' });
  return format.format(Math.floor(seconds / size));
}
