/**
 * Text PostgreSQL can store: without NUL, with lone surrogates replaced. Speech engines, models and tools may produce
 * either, and the turn must survive.
 */
export function storableText(text: string): string {
  // Encoding replaces lone surrogates.
  return Buffer.from(text.replaceAll('\0', '')).toString();
}

/** JSON of a value with all its strings, keys included, storable in PostgreSQL. */
export function storableJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (typeof inner === 'string') return storableText(inner);
    if (inner === null || typeof inner !== 'object' || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).map(([key, each]) => [storableText(key), each]));
  });
}
