/** Contrast of text that WCAG 2.2 requires at level AA (1.4.3). Unit: ratio to 1. */
export const textContrastMin = 4.5;

/** Colour as `#rrggbb` in lower case, from `#rgb` or `#rrggbb`. */
export function longHex(colour: string): string {
  const digits = colour.slice(1).toLowerCase();
  return digits.length === 3 ? `#${[...digits].map((digit) => digit + digit).join('')}` : `#${digits}`;
}

/** Contrast ratio of two colours, from 1 to 21. Source: WCAG 2.2, definition of contrast ratio. */
export function contrastRatio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Mixes two colours; `share` of the second, from 0 to 1. */
export function mixColours(one: string, other: string, share: number): string {
  const target = channelsOf(other);
  const mixed = channelsOf(one).map((channel, at) => Math.round(channel + ((target[at] ?? 0) - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Moves a colour towards `target` until it can be read as text on `ground`; unchanged where it already can. */
export function readableOn(colour: string, ground: string, target: string): string {
  const steps = 50;
  for (let step = 0; step < steps; step += 1) {
    const mixed = mixColours(colour, target, step / steps);
    if (contrastRatio(mixed, ground) >= textContrastMin) return mixed;
  }
  return longHex(target);
}

function channelsOf(colour: string): number[] {
  const digits = longHex(colour).slice(1);
  return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
}

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
