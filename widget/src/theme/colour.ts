/** Only this shape ever reaches the style sheet, so a configuration cannot write style rules. */
export const hexOr = (fallback: string, colour = ''): string =>
  /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(colour) ? colour : fallback;

function channels(hex: string): [number, number, number] {
  const long = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
  const value = Number.parseInt(long.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** `share` of `second` in `first`, from 0 to 1. */
export function mix(first: string, second: string, share: number): string {
  const towards = channels(second);
  const mixed = channels(first).map((channel, index) => channel + ((towards[index] as number) - channel) * share);
  return `#${mixed.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance, 0 to 1. Source: WCAG 2.2, glossary. */
export function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio, 1 to 21. Source: WCAG 2.2, glossary. */
export function contrast(first: string, second: string): number {
  const ratio = (luminance(first) + 0.05) / (luminance(second) + 0.05);
  return Math.max(ratio, 1 / ratio);
}

/** Black or white, whichever reads better on a ground: never worse than 4.58. */
export const readableOn = (ground: string): string =>
  contrast('#ffffff', ground) >= contrast('#000000', ground) ? '#ffffff' : '#000000';
