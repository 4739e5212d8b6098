/** Small letters without accents, every run of other signs one space: what the built-in model looks words up in. */
export function foldWords(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Small letters without accents; signs stay, apostrophes are made plain. */
export function foldText(text: string): string {
  const small = text.toLowerCase();
  if (isPlain.test(small)) return small;
  return small
    .replaceAll('ß', 'ss')
    .replace(/[’`´]/g, "'")
    .normalize('NFD')
    .replace(/\p{M}+/gu, '');
}

/** Nothing to fold but capitals: most words. */
const isPlain = /^[\x20-\x5f\x61-\x7e]*$/;
