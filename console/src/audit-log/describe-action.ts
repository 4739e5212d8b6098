import { english } from './action-words.en.ts';
import { swedish } from './action-words.sv.ts';

type Words = Readonly<Record<string, string | undefined>>;
interface ActionWords {
  objects: Words;
  verbs: Words;
  whole: Words;
}

const wordsIn = (language: string): ActionWords => (language.startsWith('sv') ? swedish : english);

/** An action of the audit log in words: "API key revoked". Null: it has none. */
export function describeAction(action: string, language: string): string | null {
  const { objects, verbs, whole } = wordsIn(language);
  const end = action.lastIndexOf('.');
  const object = objects[action.slice(0, end)];
  const verb = verbs[action.slice(end + 1)];
  return whole[action] ?? (object !== undefined && verb !== undefined ? `${object} ${verb}` : null);
}

/** Kinds of objects to filter by, in the order of their words; a kind without words is shown as it is. */
export function actionKinds(language: string, chosen: string): { value: string; label: string }[] {
  const { objects } = wordsIn(language);
  const kinds = Object.entries(objects).map(([value, label = value]) => ({ value, label }));
  const doubled = new Set(kinds.map(({ label }) => label).filter((label, index, all) => all.indexOf(label) < index));
  const named = kinds.map(({ value, label }) => ({ value, label: doubled.has(label) ? `${label} (${value})` : label }));
  named.sort((one, other) => one.label.localeCompare(other.label, language));
  const isKnown = chosen === '' || chosen in objects;
  return isKnown ? named : [...named, { value: chosen, label: describeAction(chosen, language) ?? chosen }];
}
