/** Functions that load something: a page with our widget asks no one else for anything. */
const loadingFunction = /(?<![\w-])((?:url|src|image|-?(?:webkit-)?image-set|expression)\()/i;

/**
 * What a tenant's CSS must not hold, or null: `@import` and functions that load something from elsewhere or run, and
 * `</`, which would end the style element. CSS may spell any letter as an escape, so it is read without them.
 * Source: CSS Syntax Level 3, section 4.3.7 (escapes); CSS Images Level 4 (`image`, `image-set`), CSS Values 4 (`src`).
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
