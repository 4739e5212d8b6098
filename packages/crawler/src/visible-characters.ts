/** Characters no reader sees: controls, bidirectional overrides, tags, fillers. Joiners and emoji forms are apart. */
const invisible = /(?![\n\t])\p{Cc}|(?!\u200c|\u200d|\ufe0e|\ufe0f)\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]/gu;
/** Joiners carry meaning in some scripts and in emoji; behind Latin letters, digits and spaces they only hide. */
const joinerBehindLatin = /(?<=[\p{Script=Latin}\p{N}\p{P}\p{Z}\s]|^)(?:\u200c|\u200d)+/gu;
const lineEnds = /\r\n?|[\u2028\u2029\u0085]/g;
const spaces = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;

/** Removes characters that a reader does not see, so that text cannot carry hidden words. */
export function dropInvisibleCharacters(text: string): string {
  return text
    .replace(lineEnds, '\n')
    .replace(spaces, ' ')
    .replace(invisible, '')
    .replace(joinerBehindLatin, '')
    .normalize('NFC');
}

/** The text on one line, single spaces, at most `max` characters. */
export function oneLine(text: string, max: number): string {
  const line = dropInvisibleCharacters(text).replace(/\s+/g, ' ').trim();
  if (line.length <= max) return line;
  const cut = line.slice(0, max);
  // A cut between the halves of a surrogate pair would leave an invalid character.
  return (/[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut).trimEnd();
}
