import { type SoundLanguage, soundOf } from './name-sounds.rules.ts';

/** Likeness of words that sound the same and are spelled differently. */
const sameSound = 0.95;
/** Weight of a likeness of sounds, which is coarser than one of letters. */
const soundWeight = 0.93;
/** Words shorter than this match as a whole or by their sound only: "Jan" is not "Jon". */
const editedMin = 4;

/** Likeness of two folded words: 1 the same, 0 nothing in common. */
export function likenessOf(a: string, b: string, language: SoundLanguage): number {
  if (a === b) return 1;
  const [soundA, soundB] = [soundOf(a, language), soundOf(b, language)];
  if (soundA === soundB) return sameSound;
  if (Math.min(a.length, b.length) < editedMin) return 0;
  return Math.max(editLikeness(a, b), soundWeight * editLikeness(soundA, soundB));
}

/** Share of letters that stay: 1 minus the edit distance by the longer word. */
function editLikeness(a: string, b: string): number {
  const longer = Math.max(a.length, b.length);
  return longer === 0 ? 0 : 1 - editDistance(a, b) / longer;
}

/** Damerau-Levenshtein distance (optimal string alignment): insertions, deletions, substitutions and swaps. */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) best = Math.min(best, (beforeLast[j - 2] ?? 0) + 1);
      row.push(best);
    }
    [beforeLast, last] = [last, row];
  }
  return last[b.length] ?? 0;
}
