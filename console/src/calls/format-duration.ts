/** Time in a recording as players show it. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  const rest = String(whole % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Size of a file in the largest fitting unit. */
export function fileSize(bytes: number, language: string): string {
  const step = Math.min(units.length - 1, bytes > 0 ? Math.floor(Math.log10(bytes) / 3) : 0);
  const options = { style: 'unit', unit: units[step] ?? 'byte', maximumFractionDigits: step > 1 ? 1 : 0 } as const;
  return new Intl.NumberFormat(language, options).format(bytes / 1000 ** step);
}
