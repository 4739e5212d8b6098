const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** True when each word of the query begins a word of the text; accents and case do not count. */
export function matches(text: string, query: string): boolean {
  const words = plain(text).split(/\s+/);
  return plain(query)
    .split(/\s+/)
    .every((part) => words.some((word) => word.startsWith(part)));
}

const plain = (text: string) =>
  text
    .trim()
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();

/** A query for calls: the id of one, or at least four digits of a number. */
export function callQuery(query: string): { kind: 'id'; id: string } | { kind: 'number'; number: string } | null {
  if (uuid.test(query)) return { kind: 'id', id: query.toLowerCase() };
  const number = query.replaceAll(/[\s()/.-]/g, '');
  return /^\+?\d{4,15}$/.test(number) ? { kind: 'number', number } : null;
}
