import type { ChatOperator } from '../../api/schemas.ts';

/** The `@word` that is being typed just before `caret`: where it begins, and the word without its `@`. */
export function atWordAt(text: string, caret: number): { start: number; word: string } | null {
  const match = /(?:^|\s)@([\p{L}\p{N}.'-]*)$/u.exec(text.slice(0, caret));
  return match ? { start: caret - (match[1] ?? '').length - 1, word: match[1] ?? '' } : null;
}

/** Colleagues whose name, or one of its words, begins with what was typed. */
export function fittingColleagues(
  operators: Readonly<Record<string, ChatOperator>>,
  word: string,
  myId: string,
  limit = 6,
): ChatOperator[] {
  const wanted = word.toLowerCase();
  return Object.values(operators)
    .filter(({ id, name }) => id !== myId && namesOf(name).some((part) => part.startsWith(wanted)))
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .slice(0, limit);
}

const namesOf = (name: string) => [name, ...name.split(/\s+/)].map((part) => part.toLowerCase());

/** Operators a note mentions as `@Name`, the longest name first: `@Anna Berg` is not Anna. */
export function mentionedIn(text: string, operators: Readonly<Record<string, ChatOperator>>, myId: string): string[] {
  let rest = text;
  const found: string[] = [];
  for (const { id, name } of Object.values(operators).toSorted((one, other) => other.name.length - one.name.length)) {
    if (name === '' || !rest.includes(`@${name}`)) continue;
    rest = rest.replaceAll(`@${name}`, '');
    if (id !== myId) found.push(id);
  }
  return found;
}
