import type { Vocabulary } from '@parley/passage-index';
import { lexiconOf } from '../language/builtin/text/lexicon.ts';
import { tokenize } from '../language/builtin/text/tokenize.ts';
import { informationOf } from '../language/builtin/text/word-frequency.ts';

const languages = new Set(['de', 'en', 'es', 'fr', 'sv']);

/** Words as the built-in model knows them: frequency in spoken language and synonyms by concept, in five languages. */
export const builtinVocabulary: Vocabulary = {
  weightOf: (folded, language) => (languages.has(language) ? informationOf(folded, language) : 1),
  conceptsOf: (text, language) =>
    languages.has(language)
      ? tokenize(text, lexiconOf(language)).flatMap(({ concept, partConcept }) =>
          [concept, partConcept].filter((each) => each !== undefined),
        )
      : [],
};
