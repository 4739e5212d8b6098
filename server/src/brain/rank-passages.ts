import { circumstanceConcepts, narrowerConcepts, weekdayConcepts } from './concepts.ts';
import type { Passage } from './ports.ts';
import { stemsOf } from './words.ts';

/** BM25's saturation and length parameters. Source: Robertson and Zaragoza 2009, the usual values. */
const k1 = 1.2;
const b = 0.5;

/** Weight of a word that is only similar to the question's: same beginning, inside a compound, one typo. */
const similarWorth = 0.7;

/** Different words of a question that are looked at; a longer one is not a question. */
const askedMax = 64;

interface Indexed {
  passage: Passage;
  counts: Map<string, number>;
  length: number;
}

/** Passages made ready to be asked many times. Immutable. */
export interface PassageIndex {
  entries: readonly Indexed[];
  /** Number of passages that contain each stem. */
  spread: ReadonlyMap<string, number>;
  meanLength: number;
}

/** Indexes title and text of each passage. Takes about 10 µs a line. */
export function indexPassages(passages: readonly Passage[]): PassageIndex {
  const spread = new Map<string, number>();
  const entries = passages.map((passage): Indexed => {
    const stems = withDayRanges(stemsOf(`${passage.title}\n${passage.text}`), passage.text);
    const counts = new Map<string, number>();
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    for (const stem of counts.keys()) spread.set(stem, (spread.get(stem) ?? 0) + 1);
    return { passage, counts, length: stems.length };
  });
  const total = entries.reduce((sum, entry) => sum + entry.length, 0);
  return { entries, spread, meanLength: entries.length > 0 ? total / entries.length : 0 };
}

/**
 * Ranks the passages that share a word with the question, best first. The score is the share of the question's weight
 * the passage covers, 0-1: words rare among the passages weigh more and words in no passage weigh most, so that a
 * question about another subject scores low even when a common word fits.
 */
export function rankPassages(index: PassageIndex, question: string): Passage[] {
  const asked = [...new Set(stemsOf(question))].slice(0, askedMax);
  if (asked.length === 0 || index.entries.length === 0) return [];
  const terms = asked.map((stem) => ({ alternatives: alternativesOf(stem, index), weight: weightOf(stem, index) }));
  const totalWeight = terms.reduce((sum, term) => sum + term.weight, 0);
  const ranked: { passage: Passage; order: number }[] = [];
  for (const entry of index.entries) {
    let covered = 0;
    let order = 0;
    for (const { alternatives, weight } of terms) {
      let best = 0;
      let worth = 0;
      for (const alternative of alternatives) {
        const count = entry.counts.get(alternative.stem);
        if (count === undefined) continue;
        const saturated = (count * (k1 + 1)) / (count + k1 * (1 - b + (b * entry.length) / index.meanLength));
        best = Math.max(best, saturated * alternative.worth);
        worth = Math.max(worth, alternative.worth);
      }
      covered += worth * weight;
      order += best * weight;
    }
    if (covered > 0) ranked.push({ passage: { ...entry.passage, score: Math.min(1, covered / totalWeight) }, order });
  }
  return ranked.sort((one, other) => other.order - one.order).map(({ passage }) => passage);
}

function weightOf(stem: string, index: PassageIndex): number {
  const count = index.spread.get(stem) ?? 0;
  const rarity = Math.log(1 + (index.entries.length - count + 0.5) / (count + 0.5));
  // "When" and a weekday narrow a question but seldom are its subject; a passage may well answer without them.
  const isCircumstance = circumstanceConcepts.has(stem);
  return Math.max(rarity, 0.2) * (isCircumstance ? (count > 0 ? 0.4 : 0.1) : 1);
}

function alternativesOf(stem: string, index: PassageIndex): { stem: string; worth: number }[] {
  if (index.spread.has(stem)) return [{ stem, worth: 1 }];
  const narrower = narrowerConcepts[stem]?.filter((one) => index.spread.has(one)) ?? [];
  if (narrower.length > 0) return narrower.map((one) => ({ stem: one, worth: 1 }));
  if (stem.startsWith('~') || stem.length < 4 || /\d/.test(stem)) return [];
  const similar: { stem: string; worth: number }[] = [];
  for (const written of index.spread.keys()) {
    if (isSimilar(stem, written)) similar.push({ stem: written, worth: similarWorth });
  }
  return similar;
}

/** One begins or ends with the other (compounds, longer endings), or they differ by one letter. */
export function isSimilar(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length >= 4 && long.startsWith(short) && long.length - short.length <= 8) return true;
  if (short.length >= 5 && long.endsWith(short)) return true;
  return short.length >= 5 && long.length - short.length <= 1 && differsByOneLetter(short, long);
}

function differsByOneLetter(short: string, long: string): boolean {
  let start = 0;
  while (start < short.length && short[start] === long[start]) start++;
  const rest = short.length === long.length ? start + 1 : start;
  return start > 0 && short.slice(rest) === long.slice(start + 1);
}

const dayRange = /(?<!\p{L})(\p{L}{2,12})\.?\s{0,2}(?:-|–|—|to|till|bis|au|a|through)\s{0,2}(\p{L}{2,12})/giu;

/** "Mon-Fri" also says Tuesday to Thursday. */
function withDayRanges(stems: string[], text: string): string[] {
  const days = [...text.matchAll(dayRange)].flatMap(([, from = '', to = '']) => {
    const first = weekdayConcepts.indexOf(stemsOf(from)[0] ?? '');
    const last = weekdayConcepts.indexOf(stemsOf(to)[0] ?? '');
    return first >= 0 && last > first ? weekdayConcepts.slice(first + 1, last) : [];
  });
  return days.length > 0 ? [...stems, ...days] : stems;
}
