import { compiledPattern } from '../text/compiled-pattern.ts';
import { foldSpaces } from '../text/fold-spaces.ts';
import type { Lexicon } from '../text/lexicon.ts';
import { foldWord } from '../text/tokenize.ts';

/** Takes greetings, thanks and fillers off the beginning and the end, sentence by sentence. */
export function withoutPleasantries(text: string, { pack }: Lexicon): string {
  const clauses = text.split(/(?<=[.!?,;:])\s+/);
  const isPleasantry = (clause: string) => {
    const folded = foldSpaces(clause);
    return folded === '' || pack.pleasantries.some((source) => compiledPattern(`^(?:${source})$`, 'u').test(folded));
  };
  const kept = clauses.filter((clause) => !isPleasantry(clause));
  let rest = (kept.length > 0 ? kept : clauses).join(' ');
  // "Hope you're well, just wondering if ...": what stands behind one may be another.
  for (let pass = 0, before = ''; pass < 3 && before !== rest; pass++) {
    before = rest;
    for (const source of pack.pleasantries) {
      const start = compiledPattern(`^\\s*(?:${source})[\\s,!.:;-]+`, 'iu');
      const match = start.exec(foldKeepingLength(rest));
      if (match && match[0].length < rest.length) rest = rest.slice(match[0].length);
    }
  }
  return rest;
}

/** Folds accents without changing the number of characters, so that positions stay. */
function foldKeepingLength(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase();
  return [...text.normalize('NFC')]
    .map((sign) => {
      const folded = foldWord(sign);
      return folded.length === sign.length ? folded : sign.toLowerCase().slice(0, sign.length);
    })
    .join('');
}
