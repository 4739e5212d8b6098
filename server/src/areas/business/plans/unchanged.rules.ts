/** True where a change asks for what the row has already. Numbers of the row arrive as text, times as dates. */
export function isUnchanged(row: Readonly<Record<string, unknown>>, change: object): boolean {
  return Object.entries(change).every(([name, wanted]) => comparable(row[name]) === comparable(wanted));
}

function comparable(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)) return new Date(value).toISOString();
  return String(value);
}
