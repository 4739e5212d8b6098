import type { PublicWidgetConfig } from '../api.ts';
import { contrast, hexOr, luminance, mix, readableOn } from './colour.ts';

/** Colours chosen by the tenant; defaults for missing or invalid ones. */
export type BrandColours = Partial<Pick<PublicWidgetConfig, 'primary_color' | 'text_color' | 'background_color'>>;

/** Custom properties of the panel, each a colour in hex notation. */
export type Palette = Record<
  | 'primary'
  | 'primary-hover'
  | 'on-primary'
  | 'bg'
  | 'text'
  | 'muted'
  | 'surface'
  | 'border'
  | 'field-border'
  | 'ring'
  | 'danger',
  string
>;

const night = { background: '#15171c', text: '#eceef2' };
/** WCAG 2.2: 1.4.3 text, 1.4.11 borders of controls and the focus ring. */
const textContrast = 4.5;
const controlContrast = 3.1;

/**
 * The colours of the whole panel from the three a tenant chooses.
 * Their hues are kept; text, hints and borders are moved until they can be read, whatever was chosen. In the dark a
 * light background gives way to a dark one.
 */
export function paletteFor(colours: BrandColours, isDark: boolean): Palette {
  const primary = hexOr('#2456d6', colours.primary_color);
  const background = hexOr('#ffffff', colours.background_color);
  const isNight = isDark && luminance(background) > 0.2;
  const bg = isNight ? night.background : background;
  const goal = readableOn(bg);
  // On a middling background there is no contrast to spare, so bubbles step away from the text instead of towards it.
  const hasRoom = contrast(bg, goal) > 7;
  const surface = mix(bg, hasRoom ? goal : readableOn(goal), isNight ? 0.1 : 0.055);
  // Text stands on both, and a colour between black and white may suit only one of them.
  const grounds = [bg, surface];
  const text = moveUntil(isNight ? night.text : hexOr('#1b1f27', colours.text_color), grounds, textContrast);
  return {
    bg,
    surface,
    text,
    primary,
    // Away from the text on it, which stays as readable.
    'primary-hover': mix(primary, readableOn(readableOn(primary)), 0.12),
    'on-primary': readableOn(primary),
    muted: moveUntil(mix(text, bg, 0.4), grounds, textContrast),
    border: mix(bg, text, 0.13),
    'field-border': moveUntil(mix(bg, text, 0.35), [bg], controlContrast),
    ring: moveUntil(primary, [bg], controlContrast),
    danger: moveUntil('#c0392b', [bg], textContrast),
  };
}

/** Moves a colour towards black or white until its contrast suffices on all backgrounds. */
function moveUntil(colour: string, grounds: readonly string[], wanted: number): string {
  const goal = readableOn(grounds[0] ?? colour);
  for (let share = 0; share < 1; share += 0.05) {
    const moved = mix(colour, goal, share);
    if (grounds.every((ground) => contrast(moved, ground) >= wanted)) return moved;
  }
  return goal;
}
