import { PostingsBuilder } from './build-postings.ts';
import type { Postings } from './postings.ts';
import { languageCode } from './stems.ts';
import { fieldWeights, type IndexedPassage, noVocabulary, termsOfPassage, type Vocabulary } from './terms.ts';
import type { Vectors } from './vectors.ts';

/** Index of passages. Immutable; holds ids and numbers, no text. */
export interface PassageIndex {
  /** Ids of the passages, by their number. */
  ids: readonly string[];
  /** Language codes of the passages, each once. */
  languages: readonly string[];
  stems: Postings;
  grams: Postings;
  concepts: Postings;
  vectors: Vectors | null;
}

/** Builds an index. Takes about 0.6 ms a passage of 1,000 characters. */
export function buildPassageIndex(
  passages: Iterable<IndexedPassage>,
  { vocabulary = noVocabulary, vectors = null }: { vocabulary?: Vocabulary; vectors?: Vectors | null } = {},
): PassageIndex {
  const builders = {
    stems: new PostingsBuilder(fieldWeights),
    grams: new PostingsBuilder(fieldWeights),
    concepts: new PostingsBuilder(fieldWeights),
  };
  const ids: string[] = [];
  const languages = new Set<string>();
  for (const passage of passages) {
    const language = languageCode(passage.language);
    const fields = termsOfPassage({ ...passage, language }, vocabulary);
    builders.stems.add(fields.map(({ stems }) => stems));
    builders.grams.add(fields.map(({ grams }) => grams));
    builders.concepts.add(fields.map(({ concepts }) => concepts));
    ids.push(passage.id);
    languages.add(language);
  }
  return {
    ids,
    languages: [...languages].toSorted(),
    stems: builders.stems.build(),
    grams: builders.grams.build(),
    concepts: builders.concepts.build(),
    vectors,
  };
}
