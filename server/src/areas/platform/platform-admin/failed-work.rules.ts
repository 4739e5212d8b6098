const maxLength = 300;
const masks: readonly RegExp[] = [
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  /"[^"]*"|'[^']*'|`[^`]*`|\([^()]*\)=\([^()]*\)/g,
  /\+?\d[\d\s().-]{4,}\d/g,
];

/**
 * First line of a job's error with personal data masked: addresses, numbers, quoted values. Own messages hold none;
 * those of libraries and PostgreSQL may quote input.
 */
export function maskedError(message: string): string {
  const [firstLine = ''] = message.split('\n');
  return masks.reduce((text, mask) => text.replaceAll(mask, '[…]'), firstLine).slice(0, maxLength);
}
