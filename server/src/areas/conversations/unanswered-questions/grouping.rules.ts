/** Words of a text that carry meaning, stemmed; synonyms may be one word. */
export type Stems = (text: string) => readonly string[];

/** A question as it is compared with others. */
export interface ComparedQuestion {
  text: string;
  /** In the order of the text, each once. */
  stems: readonly string[];
  /** Sorted stems: equal for questions of the same words. */
  matchKey: string;
}

/** Longest stored question. Unit: characters. */
const textMax = 300;
/** Stems compared; more make no better group. */
const stemsMax = 24;

/**
 * Similarity from which two questions are one group.
 * Unit: Dice coefficient, 0-1. Lower joins "do you sell bikes" with "do you sell helmets"; higher separates a question
 * from the same one with a word more. Source: grouping.rules.test.ts, pairs in five languages.
 */
export const sameGroupSimilarity = 0.7;

/** Reads a question; null where it has no word that carries meaning, such as keypad digits or a courtesy. */
export function readQuestion(written: string, stemsOf: Stems): ComparedQuestion | null {
  const text = shortened(written.replace(/\s+/g, ' ').trim());
  const stems = [...new Set(stemsOf(text))].slice(0, stemsMax);
  if (!stems.some((stem) => /\p{L}{2}/u.test(stem))) return null;
  return { text, stems, matchKey: stems.toSorted().join(' ') };
}

/** Similarity of two questions, by stems or by character 4-grams of these, whichever is greater: 0-1. */
export function similarity(one: Pick<ComparedQuestion, 'stems'>, other: Pick<ComparedQuestion, 'stems'>): number {
  return Math.max(
    dice(new Set(one.stems), new Set(other.stems), isSameStem),
    dice(gramsOf(one.stems), gramsOf(other.stems)),
  );
}

/** Part of a question's stems by which it is the same as a longer text of the same conversation. */
const saidPart = 0.6;

/**
 * True when a question of a conversation is the same as another of it, or part of it: an analysis quotes less than the
 * whole message, and does so in its own order.
 */
export function isSaidIn(question: Pick<ComparedQuestion, 'stems'>, other: Pick<ComparedQuestion, 'stems'>): boolean {
  const said = question.stems.filter((stem) => other.stems.some((one) => one === stem || isSameStem(one, stem)));
  return said.length / question.stems.length >= saidPart;
}

/** The most similar of several groups; undefined where none is similar enough. */
export function closestGroup<Group extends Pick<ComparedQuestion, 'stems'>>(
  question: ComparedQuestion,
  groups: readonly Group[],
): Group | undefined {
  let closest: Group | undefined;
  let best = sameGroupSimilarity;
  for (const group of groups) {
    const score = similarity(question, group);
    if (score < best || (closest !== undefined && score === best)) continue;
    closest = group;
    best = score;
  }
  return closest;
}

const gramLength = 4;

function gramsOf(stems: readonly string[]): Set<string> {
  const text = ` ${stems.toSorted().join(' ')} `;
  const grams = new Set<string>();
  for (let at = 0; at + gramLength <= text.length; at++) grams.add(text.slice(at, at + gramLength));
  return grams;
}

/** Stemming is rough: "treated" leaves `treat` and "treat" leaves `trea`. */
function isSameStem(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= gramLength && long.length - short.length <= 2 && long.startsWith(short);
}

function dice(
  one: ReadonlySet<string>,
  other: ReadonlySet<string>,
  isSame?: (one: string, other: string) => boolean,
): number {
  if (one.size === 0 || other.size === 0) return 0;
  let shared = 0;
  for (const each of one) {
    if (other.has(each) || (isSame && [...other].some((candidate) => isSame(each, candidate)))) shared += 1;
  }
  return (2 * Math.min(shared, other.size)) / (one.size + other.size);
}

function shortened(text: string): string {
  return text.length <= textMax ? text : `${text.slice(0, textMax - 1).replace(/\s+\S*$/, '')}…`;
}
