import { characters, endOfQuoted, isAll, oneLine, trimmed } from './characters.ts';
import { type FieldName, fieldNameOf } from './header-names.ts';
import type { SipHeaders } from './sip-message.ts';

/** Fields in their order, or names with one value each. */
export type HeaderEntries = Iterable<readonly [name: string, value: string]> | Readonly<Record<string, string>>;

/**
 * Creates header fields. A value can never become a second line: line ends become one space. An invalid name is a
 * `TypeError`.
 */
export function createHeaders(entries: HeaderEntries = []): SipHeaders {
  const headers = new HeaderFields();
  for (const [name, value] of entriesOf(entries)) headers.append(name, value);
  return headers;
}

export function entriesOf(entries: HeaderEntries): Iterable<readonly [name: string, value: string]> {
  return isIterable(entries) ? entries : Object.entries(entries);
}

function isIterable(entries: HeaderEntries): entries is Iterable<readonly [string, string]> {
  return Symbol.iterator in entries;
}

/** A class, because every message creates one. */
export class HeaderFields implements SipHeaders {
  readonly #names: FieldName[] = [];
  readonly #values: string[] = [];

  get count(): number {
    return this.#names.length;
  }

  /** Adds a parsed field, whose value is one trimmed line already. False for a duplicate of a single field. */
  take(name: string, value: string): boolean {
    const field = fieldNameOf(name);
    const isAllowed = !field.isSingle || this.#indexOf(field.key) < 0;
    this.#names.push(field);
    this.#values.push(value);
    return isAllowed;
  }

  get(name: string): string | undefined {
    const index = this.#indexOf(fieldNameOf(name).key);
    return index < 0 ? undefined : this.#values[index];
  }

  all(name: string): readonly string[] {
    const { key, isJoined } = fieldNameOf(name);
    const found: string[] = [];
    for (let index = this.#indexOf(key); index >= 0; index = this.#indexOf(key, index + 1)) {
      const value = this.#values[index] ?? '';
      if (isJoined) splitAtCommas(value, found);
      else found.push(value);
    }
    return found;
  }

  has(name: string): boolean {
    return this.#indexOf(fieldNameOf(name).key) >= 0;
  }

  set(name: string, ...values: readonly string[]): void {
    const field = writableName(name);
    const first = this.#indexOf(field.key);
    this.remove(name);
    this.#insert(first < 0 ? this.count : first, field, values);
  }

  append(name: string, value: string): void {
    this.#insert(this.count, writableName(name), [value]);
  }

  prepend(name: string, value: string): void {
    const field = writableName(name);
    this.#insert(Math.max(0, this.#indexOf(field.key)), field, [value]);
  }

  remove(name: string): void {
    const { key } = fieldNameOf(name);
    let kept = 0;
    for (let index = 0; index < this.#names.length; index += 1) {
      const field = this.#names[index];
      if (field === undefined || field.key === key) continue;
      this.#names[kept] = field;
      this.#values[kept] = this.#values[index] ?? '';
      kept += 1;
    }
    this.#names.length = kept;
    this.#values.length = kept;
  }

  /** Names in their usual long form; unknown ones as received. */
  *entries(): Iterable<readonly [name: string, value: string]> {
    for (let index = 0; index < this.#names.length; index += 1) {
      yield [this.#names[index]?.name ?? '', this.#values[index] ?? ''];
    }
  }

  #indexOf(key: string, from = 0): number {
    for (let index = from; index < this.#names.length; index += 1) {
      if (this.#names[index]?.key === key) return index;
    }
    return -1;
  }

  #insert(at: number, field: FieldName, values: readonly string[]): void {
    this.#names.splice(at, 0, ...values.map(() => field));
    this.#values.splice(at, 0, ...values.map(asRead));
  }
}

/** Value as the receiver parses it. */
function asRead(value: string): string {
  const line = oneLine(value);
  return trimmed(line, 0, line.length);
}

function writableName(name: string): FieldName {
  if (!isAll(characters.token, name))
    throw new TypeError(`Expected the name of a header field, got ${JSON.stringify(name)}`);
  return fieldNameOf(name);
}

/** Splits at commas outside of quotes and angle brackets; empty parts are skipped. */
function splitAtCommas(value: string, parts: string[]): void {
  if (!value.includes(',')) {
    if (value !== '') parts.push(value);
    return;
  }
  let start = 0;
  let isInBrackets = false;
  for (let index = 0; index <= value.length; index += 1) {
    const code = index < value.length ? value.charCodeAt(index) : 0x2c;
    if (code === 0x22 && !isInBrackets) {
      const end = endOfQuoted(value, index, value.length);
      index = (end < 0 ? value.length : end) - 1;
    } else if (code === 0x3c) isInBrackets = true;
    else if (code === 0x3e) isInBrackets = false;
    else if (code === 0x2c && (!isInBrackets || index === value.length)) {
      const part = trimmed(value, start, index);
      if (part !== '') parts.push(part);
      start = index + 1;
    }
  }
}
