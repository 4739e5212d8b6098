/** A field value and its parameters: `1800;refresher=uac`. Names in lower case; a flag has an empty value. */
export interface FieldValue {
  value: string;
  parameters: ReadonlyMap<string, string>;
}

/** Parses fields of the form `value;name=value;flag`, such as Session-Expires, Event and Replaces. */
export function readFieldValue(field: string): FieldValue {
  const [value = '', ...rest] = field.split(';');
  const parameters = new Map<string, string>();
  for (const part of rest) {
    const equals = part.indexOf('=');
    const name = (equals < 0 ? part : part.slice(0, equals)).trim().toLowerCase();
    if (name !== '') parameters.set(name, equals < 0 ? '' : unquote(part.slice(equals + 1).trim()));
  }
  return { value: value.trim(), parameters };
}

/** Parses seconds and other counts: at most nine digits. Undefined for anything else. */
export function readCount(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** Parses a Retry-After such as `120 (at lunch);duration=60`. Unit: seconds. */
export function readRetryAfter(field: string | undefined): number | undefined {
  return readCount(readFieldValue(field ?? '').value.split(' ')[0]);
}

/** Searches a list of option tags or methods, such as Supported, Require or Allow. */
export function listHas(values: readonly string[], entry: string): boolean {
  const wanted = entry.toLowerCase();
  return values.some((value) => value.split(',').some((part) => part.trim().toLowerCase() === wanted));
}

function unquote(text: string): string {
  return text.length >= 2 && text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1) : text;
}
