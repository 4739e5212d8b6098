/**
 * Text as the database can hold it: without NUL, and with halves of surrogate pairs replaced. What engines hear, models
 * write and tools return may hold either, and must not cost the turn.
 */
export function storableText(text: string): string {
  // Encoding replaces half pairs.
  return Buffer.from(text.replaceAll('\0', '')).toString();
}

/** JSON text of a value, with every text in it, keys too, as the database can hold it. */
export function storableJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (typeof inner === 'string') return storableText(inner);
    if (inner === null || typeof inner !== 'object' || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).map(([key, each]) => [storableText(key), each]));
  });
}
