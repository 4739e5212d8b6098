import baseCss from './base.css?inline';
import launcherCss from './launcher.css?inline';
import type { Palette } from './palette.ts';

/**
 * Gives a shadow root its rules and returns how to set its colours and what comes later: the rules of the lazy part
 * and, after all of ours, those of the widget's owner.
 * Constructed style sheets, because a strict Content-Security-Policy refuses `style` attributes and elements.
 */
export function adoptStyleSheets(root: ShadowRoot) {
  const [rules, colours, later, custom] = [1, 2, 3, 4].map(() => new CSSStyleSheet()) as [
    CSSStyleSheet,
    CSSStyleSheet,
    CSSStyleSheet,
    CSSStyleSheet,
  ];
  rules.replaceSync(baseCss + launcherCss);
  root.adoptedStyleSheets = [rules, colours, later, custom];
  return {
    paint(palette: Palette, isDark: boolean): void {
      const properties = Object.entries(palette).map(([name, value]) => `--${name}:${value}`);
      colours.replaceSync(`:host{${properties.join(';')};color-scheme:${isDark ? 'dark' : 'light'}}`);
    },
    add(styles: string, customCss: string): void {
      later.replaceSync(styles);
      custom.replaceSync(customCss);
    },
  };
}
