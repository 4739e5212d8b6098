/** Longest text of a vendor's field that is read. Unit: characters. */
const longestText = 300;

/** A text of a vendor's answer; null where there is none. */
export function readText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.slice(0, longestText) : null;
}

/** The texts of a list. */
export function readTexts(values: unknown): string[] {
  return (Array.isArray(values) ? values : []).flatMap((value) => readText(value) ?? []);
}

/** The records of a list. */
export function readRecords(values: unknown): Record<string, unknown>[] {
  return (Array.isArray(values) ? values : []).filter((each) => typeof each === 'object' && each !== null);
}

/** A field of a record inside a record. */
export function readInside(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
