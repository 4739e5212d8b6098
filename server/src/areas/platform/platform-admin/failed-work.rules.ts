const maxLength = 300;
const masks: readonly RegExp[] = [
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  /"[^"]*"|'[^']*'|`[^`]*`|\([^()]*\)=\([^()]*\)/g,
  /\+?\d[\d\s().-]{4,}\d/g,
];

/**
 * The first line of a job's error with what may be personal data masked: addresses, numbers, quoted values. Messages
 * hold none by rule; those of libraries and of the database may quote what they were given.
 */
export function maskedError(message: string): string {
  const [firstLine = ''] = message.split('\n');
  return masks.reduce((text, mask) => text.replaceAll(mask, '[…]'), firstLine).slice(0, maxLength);
}
