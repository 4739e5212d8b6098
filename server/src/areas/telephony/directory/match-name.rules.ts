import { isCarrierWord } from './carrier-words.rules.ts';
import { type SoundLanguage, soundLanguageOf, wordsOfName } from './name-sounds.rules.ts';
import { likenessOf } from './word-likeness.rules.ts';

/** Entry to compare with; `department` of a department's own entry is empty. */
export interface NamedEntry {
  id: string;
  kind: 'person' | 'department';
  name: string;
  title: string;
  department: string;
  aliases: readonly string[];
}

export interface ScoredEntry<Entry extends NamedEntry> {
  entry: Entry;
  /** 0-1. */
  score: number;
}

/**
 * `one`: certain. `several`: alike, or one that was not heard well; the caller is asked. `none`: no such name.
 * `unnamed`: the words hold no name.
 */
export type NameMatch<Entry extends NamedEntry> =
  | { outcome: 'one' | 'several'; found: ScoredEntry<Entry>[] }
  | { outcome: 'none' | 'unnamed'; found: [] };

/** Likeness from which a word counts as one of a name, and of a department or a title. */
const nameWordMin = 0.74;
const aboutWordMin = 0.8;
/** Score of a match that is certain, and of one worth asking back for. */
const certainMin = 0.8;
const possibleMin = 0.52;
/** Scores within this distance are alike. */
const alikeWithin = 0.07;
/** Maximum entries to choose from: more cannot be listened to. */
const choicesMax = 4;

/**
 * Finds the entries that a caller's words name: by spelling, sound and edit distance of names and aliases; department and
 * title tell namesakes apart. `language` is a BCP 47 tag.
 */
export function matchName<Entry extends NamedEntry>(
  text: string,
  entries: readonly Entry[],
  language: string,
): NameMatch<Entry> {
  const spoken = soundLanguageOf(language);
  const words = wordsOfName(text);
  const known = new Set(entries.flatMap(({ name, aliases }) => [name, ...aliases].flatMap(wordsOfName)));
  const asked = words.filter(
    (word) => !isCarrierWord(word, spoken) || (known.has(word) && word.length >= editedNameMin),
  );
  if (asked.length === 0) return { outcome: 'unnamed', found: [] };
  const scored = entries
    .map((entry) => ({ entry, score: scoreOf(asked, entry, spoken) }))
    .filter(({ score }) => score >= possibleMin)
    .sort((a, b) => b.score - a.score);
  const [best] = scored;
  if (best === undefined) return { outcome: 'none', found: [] };
  const alike = scored.filter(({ score }) => best.score - score <= alikeWithin);
  if (alike.length === 1 && best.score >= certainMin) return { outcome: 'one', found: [best] };
  return { outcome: 'several', found: alike.slice(0, choicesMax) };
}

/** Length of a name that may also be a common word, such as "Will". */
const editedNameMin = 3;

/** Best score over the names of an entry. */
function scoreOf(asked: readonly string[], entry: NamedEntry, language: SoundLanguage): number {
  const about = [...wordsOfName(entry.department), ...wordsOfName(entry.title)];
  const scores = [entry.name, ...entry.aliases].map((name) => {
    const words = wordsOfName(name);
    const { score, completeness } = scoreOfName(asked, words, about, language);
    // A first name is a person; one word of "new bikes" is no department.
    return entry.kind === 'department' && completeness <= 0.5 ? 0 : score;
  });
  return Math.max(...scores);
}

/**
 * Likeness of the matched words, less for words that are neither in the name nor in the department. A little more for a
 * name said in full, and for the right department.
 */
function scoreOfName(
  asked: readonly string[],
  name: readonly string[],
  about: readonly string[],
  language: SoundLanguage,
): { score: number; completeness: number } {
  const joined = name.join('');
  if (name.length > 0 && likenessOf(asked.join(''), joined, language) >= sameWhole)
    return { score: 1, completeness: 1 };
  const matched = new Set<string>();
  let likeness = 0;
  let named = 0;
  let abouts = 0;
  for (const word of asked) {
    const best = bestOf(word, name, language);
    if (best.likeness >= nameWordMin && !matched.has(best.word)) {
      matched.add(best.word);
      likeness += best.likeness;
      named += 1;
    } else if (bestOf(word, about, language).likeness >= aboutWordMin) abouts += 1;
  }
  if (named === 0) return { score: 0, completeness: 0 };
  const explained = (named + abouts) / asked.length;
  const completeness = named / name.length;
  const bonus = 0.03 * completeness + (abouts > 0 ? 0.08 : 0);
  return { score: Math.min(1, (likeness / named) * (0.5 + 0.5 * explained) + bonus - 0.03), completeness };
}

/** Likeness of all words together from which spacing does not matter: "Ann Marie" is "Annmarie". */
const sameWhole = 0.95;

function bestOf(word: string, words: readonly string[], language: SoundLanguage): { word: string; likeness: number } {
  return words.reduce(
    (best, each) => {
      const likeness = likenessOf(word, each, language);
      return likeness > best.likeness ? { word: each, likeness } : best;
    },
    { word: '', likeness: 0 },
  );
}
