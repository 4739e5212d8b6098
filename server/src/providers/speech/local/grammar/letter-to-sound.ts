/** Spelling to phonemes of the acoustic model, first match wins: context before, letters, context after, phonemes. */
const rules: readonly (readonly [before: RegExp | null, letters: string, after: RegExp | null, sounds: string])[] = [
  [/^$/, 'kn', null, 'N'],
  [/^$/, 'wr', null, 'R'],
  [/^$/, 'ps', null, 'S'],
  [/^$/, 'x', null, 'Z'],
  [null, 'tion', null, 'SH AH N'],
  [null, 'sion', null, 'ZH AH N'],
  [null, 'ture', /^$/, 'CH ER'],
  [null, 'cious', null, 'SH AH S'],
  [null, 'ough', null, 'AO'],
  [null, 'augh', null, 'AO'],
  [null, 'eigh', null, 'EY'],
  [null, 'igh', null, 'AY'],
  [null, 'tch', null, 'CH'],
  [null, 'sch', null, 'SH'],
  [null, 'dge', null, 'JH'],
  [null, 'eau', null, 'OW'],
  [null, 'our', /^$/, 'ER'],
  [null, 'ous', /^$/, 'AH S'],
  [null, 'ing', /^$/, 'IH NG'],
  [/[td]/, 'ed', /^$/, 'AH D'],
  [/[pkfsx]|ch|sh/, 'ed', /^$/, 'T'],
  [/./, 'ed', /^$/, 'D'],
  [/[bcdfgpktz]/, 'le', /^s?$/, 'AH L'],
  [null, 'ch', null, 'CH'],
  [null, 'ck', null, 'K'],
  [null, 'ph', null, 'F'],
  [null, 'sh', null, 'SH'],
  [null, 'th', null, 'TH'],
  [null, 'wh', null, 'W'],
  [null, 'gh', null, 'G'],
  [null, 'qu', null, 'K W'],
  [null, 'ng', /^$|^[^aeiou]/, 'NG'],
  [null, 'nk', null, 'NG K'],
  [null, 'oo', null, 'UW'],
  [null, 'ee', null, 'IY'],
  [null, 'ea', null, 'IY'],
  [null, 'ai', null, 'EY'],
  [null, 'ay', null, 'EY'],
  [null, 'oa', null, 'OW'],
  [null, 'oi', null, 'OY'],
  [null, 'oy', null, 'OY'],
  [null, 'ou', null, 'AW'],
  [null, 'ow', /^$/, 'OW'],
  [null, 'ow', null, 'AW'],
  [null, 'au', null, 'AO'],
  [null, 'aw', null, 'AO'],
  [null, 'ew', null, 'UW'],
  [null, 'eu', null, 'UW'],
  [null, 'ey', /^$/, 'IY'],
  [null, 'ei', null, 'AY'],
  [null, 'ie', /^$/, 'IY'],
  [null, 'ie', null, 'IY'],
  [null, 'ar', null, 'AA R'],
  [null, 'or', null, 'AO R'],
  [null, 'er', null, 'ER'],
  [null, 'ir', null, 'ER'],
  [null, 'ur', null, 'ER'],
  [null, 'a', /^[^aeiouy]e$/, 'EY'],
  [null, 'i', /^[^aeiouy]e$/, 'AY'],
  [null, 'o', /^[^aeiouy]e$/, 'OW'],
  [null, 'u', /^[^aeiouy]e$/, 'UW'],
  [/[aeiouy][^aeiouy]+/, 'e', /^$/, ''],
  [/[aeiouy].*/, 'es', /^$/, 'Z'],
  [null, 'c', /^[eiy]/, 'S'],
  [null, 'g', /^[eiy]/, 'JH'],
  [/[aeiou]/, 's', /^[aeiou]/, 'Z'],
  [/[bdglmnrvw]/, 's', /^$/, 'Z'],
  [/^$/, 'y', null, 'Y'],
  [/[aeiouy].*/, 'y', /^$/, 'IY'],
  [null, 'y', /^$/, 'AY'],
  [null, 'a', /^$/, 'AH'],
  [null, 'o', /^$/, 'OW'],
  [null, 'i', /^$/, 'IY'],
];

const single: Record<string, string> = {
  a: 'AE',
  b: 'B',
  c: 'K',
  d: 'D',
  e: 'EH',
  f: 'F',
  g: 'G',
  h: 'HH',
  i: 'IH',
  j: 'JH',
  k: 'K',
  l: 'L',
  m: 'M',
  n: 'N',
  o: 'AA',
  p: 'P',
  q: 'K',
  r: 'R',
  s: 'S',
  t: 'T',
  u: 'AH',
  v: 'V',
  w: 'W',
  x: 'K S',
  y: 'IH',
  z: 'Z',
};

/**
 * A guess at how an English word that no dictionary lists is said, in the sounds of the weights. Right often enough
 * for names of shops and services to be heard; empty for a word without letters a-z.
 */
export function letterToSound(word: string): string {
  const letters = word
    .normalize('NFC')
    .replace(/[éè]/g, 'ay')
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/([^aeiou])\1/g, '$1');
  const sounds: string[] = [];
  for (let at = 0; at < letters.length; ) {
    const before = letters.slice(0, at);
    const rule = rules.find(
      ([left, text, right]) =>
        letters.startsWith(text, at) &&
        (left === null || new RegExp(`(?:${left.source})$`).test(before)) &&
        (right === null || right.test(letters.slice(at + text.length))),
    );
    const found = rule ? rule[3] : (single[letters[at] ?? ''] ?? '');
    if (found !== '') sounds.push(found);
    at += rule ? rule[1].length : 1;
  }
  return sounds.join(' ');
}
