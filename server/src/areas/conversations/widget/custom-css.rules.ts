/** CSS functions that load resources: a page with the widget requests nothing from elsewhere. */
const loadingFunction = /(?<![\w-])((?:url|src|image|-?(?:webkit-)?image-set|expression)\()/i;

/**
 * Finds forbidden content in a tenant's CSS, or null: `@import`, functions that load or run something, and `</`, which
 * would end the style element. Escapes are decoded first. Source: CSS Syntax Level 3, section 4.3.7 (escapes); CSS
 * Images Level 4 (`image`, `image-set`), CSS Values 4 (`src`).
 */
export function forbiddenInCss(css: string): string | null {
  if (css.includes('</')) return '</';
  const plain = css.replace(
    /\\(?:([0-9a-f]{1,6})(?:\r\n|[ \t\r\n\f])?|([^\r\n\f]))/gi,
    (_, hex?: string, plainLetter?: string) =>
      hex === undefined ? (plainLetter ?? '') : letterOf(Number.parseInt(hex, 16)),
  );
  if (/@import/i.test(plain)) return '@import';
  return loadingFunction.exec(plain)?.[1]?.toLowerCase() ?? null;
}

function letterOf(codePoint: number): string {
  return codePoint > 0 && codePoint <= 0x10_ff_ff ? String.fromCodePoint(codePoint) : '\uFFFD';
}
