import type { Palette } from './palette.ts';
import launcherCss from './launcher.css?inline';
import panelCss from './panel.css?inline';
import transcriptCss from './transcript.css?inline';

/**
 * Gives a shadow root its rules and returns how to set its colours.
 * Constructed style sheets, because a strict Content-Security-Policy refuses `style` attributes and elements.
 */
export function adoptStyleSheets(root: ShadowRoot): (palette: Palette, isDark: boolean) => void {
  const rules = new CSSStyleSheet();
  rules.replaceSync(panelCss + transcriptCss + launcherCss);
  const colours = new CSSStyleSheet();
  root.adoptedStyleSheets = [rules, colours];
  return (palette, isDark) => {
    const properties = Object.entries(palette).map(([name, value]) => `--${name}:${value}`);
    colours.replaceSync(`:host{${properties.join(';')};color-scheme:${isDark ? 'dark' : 'light'}}`);
  };
}
