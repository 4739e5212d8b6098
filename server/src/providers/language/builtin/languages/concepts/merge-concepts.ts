import type { LanguagePack } from '../language-pack.ts';

/** One vocabulary of several; a concept that more than one has keeps the words of all. */
export function mergeConcepts(...vocabularies: readonly LanguagePack['concepts'][]): LanguagePack['concepts'] {
  const merged: Record<string, string> = {};
  for (const vocabulary of vocabularies)
    for (const [concept, words] of Object.entries(vocabulary))
      merged[concept] = merged[concept] === undefined ? words : `${merged[concept]} ${words}`;
  return merged;
}
