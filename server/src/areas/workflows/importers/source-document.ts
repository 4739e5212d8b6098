/**
 * A value of an imported document with its JSON pointer. Remembers which fields an importer has read, so that `unread`
 * names everything that was not carried over.
 */
export class Source {
  readonly value: unknown;
  /** JSON pointer (RFC 6901) into the document. */
  readonly pointer: string;
  readonly #read = new Set<string>();
  readonly #children = new Map<string, Source>();

  constructor(value: unknown, pointer = '') {
    this.value = value;
    this.pointer = pointer;
  }

  /** The field as a container; its own fields count as unread until they are read. Missing fields have no value. */
  at(name: number | string): Source {
    const key = String(name);
    const known = this.#children.get(key);
    if (known) return known;
    const child = new Source(this.#fieldOf(key), `${this.pointer}/${escapeToken(key)}`);
    this.#children.set(key, child);
    return child;
  }

  has(name: string): boolean {
    return !isEmpty(this.#fieldOf(name));
  }

  text(name: string): string | undefined {
    return this.#take(name, (value): value is string => typeof value === 'string' && value.trim() !== '');
  }

  number(name: string): number | undefined {
    return this.#take(name, (value): value is number => typeof value === 'number' && Number.isFinite(value));
  }

  flag(name: string): boolean | undefined {
    return this.#take(name, (value): value is boolean => typeof value === 'boolean');
  }

  texts(name: string): string[] {
    const isTexts = (value: unknown): value is string[] =>
      Array.isArray(value) && value.every((entry) => typeof entry === 'string');
    return this.#take(name, isTexts) ?? [];
  }

  /** Any JSON value, read whole. */
  json(name: string): unknown {
    return this.#take(name, (value): value is unknown => value !== undefined);
  }

  /** Elements of a list, each a container; empty for anything else. */
  list(name: string): Source[] {
    const value = this.#fieldOf(name);
    if (!Array.isArray(value)) return [];
    const list = this.at(name);
    return value.map((_, index) => list.at(index));
  }

  /** Fields of a map, each a container. */
  entries(name: string): [name: string, Source][] {
    const value = this.#fieldOf(name);
    if (!isRecord(value)) return [];
    const map = this.at(name);
    return Object.keys(value).map((key) => [key, map.at(key)]);
  }

  /** Marks fields without a meaning outside the vendor's system, such as ids and timestamps, as read. */
  skip(...names: readonly string[]): void {
    for (const name of names) this.#read.add(name);
  }

  /** Fields with a value that were not read, at the highest place of which nothing was read. */
  unread(): Source[] {
    if (!isRecord(this.value) && !Array.isArray(this.value)) return [];
    return Object.keys(this.value).flatMap((key) => {
      if (this.#read.has(key)) return [];
      const child = this.#children.get(key);
      if (child && isContainer(child.value) && child.#isTouched()) return child.unread();
      return isEmpty(this.#fieldOf(key)) ? [] : [this.at(key)];
    });
  }

  /** True where a field of it, at any depth, was read. */
  #isTouched(): boolean {
    return this.#read.size > 0 || [...this.#children.values()].some((child) => child.#isTouched());
  }

  #take<Value>(name: string, fits: (value: unknown) => value is Value): Value | undefined {
    const value = this.#fieldOf(name);
    if (!fits(value)) return undefined;
    this.#read.add(name);
    return value;
  }

  #fieldOf(name: string): unknown {
    if (!isContainer(this.value) || !Object.hasOwn(this.value, name)) return undefined;
    return (this.value as Record<string, unknown>)[name];
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** True for values that say nothing: absent, null, false, empty text, list or object. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '' || value === false) return true;
  return isContainer(value) && Object.keys(value).length === 0;
}

const escapeToken = (token: string) => token.replaceAll('~', '~0').replaceAll('/', '~1');
