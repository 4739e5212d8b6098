import { mixColours, readableOn } from '@parley/contract/browser/colour-contrast';

/** Ground of pages in the dark. Source: console/src/theme.ts. */
const darkGround = '#1c1f26';
/** Shares of white (below the seventh shade) and black (above) in the ten shades of the component library. */
const shares = [0.93, 0.84, 0.68, 0.52, 0.4, 0.22, 0.1, 0, -0.18, -0.35];

/** Ten shades of a brand's colour, from light to dark; the eighth is the colour itself. */
export function shadesOf(colour: string): string[] {
  const shades = shares.map((share) =>
    share >= 0 ? mixColours(colour, '#ffffff', share) : mixColours(colour, '#000000', -share),
  );
  // Links in the dark have the fifth.
  return shades.map((shade, at) => (at === 4 ? readableOn(shade, darkGround, '#ffffff') : shade));
}

/** Style sheet that gives the console a brand's colour, over the variables of its component library. */
export function brandStyle(colour: string): string {
  const shades = shadesOf(colour);
  const variables = shades.map((shade, at) => `--mantine-color-blue-${at}:${shade}`);
  const ground = (shade: string | undefined, share: number) => mixColours(shade ?? colour, '#000000', share);
  const dark = [
    `--mantine-color-blue-light:${ground(shades[9], 0.5)}`,
    `--mantine-color-blue-light-hover:${ground(shades[9], 0.3)}`,
  ];
  // Twice the attribute: the library's own rules come later and have it once.
  const at = (scheme: string, all: string[]) =>
    `:root[data-mantine-color-scheme="${scheme}"][data-mantine-color-scheme]{${all.join(';')}}`;
  return `${at('light', variables)}\n${at('dark', [...variables, ...dark])}\n`;
}
