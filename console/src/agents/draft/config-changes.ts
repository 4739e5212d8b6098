/** A value that differs between two configurations, by its path. Undefined: absent on that side. */
export interface ConfigChange {
  path: readonly string[];
  before: unknown;
  after: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Differences of two configurations, leaf by leaf. A list is one value. */
export function changesBetween(before: unknown, after: unknown, path: readonly string[] = []): ConfigChange[] {
  if (isFields(before) && isFields(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names.flatMap((name) => changesBetween(before[name], after[name], [...path, name]));
  }
  return isSame(before, after) ? [] : [{ path, before, after }];
}

/** Equal as JSON, in any order of fields. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((value, index) => isSame(value, b[index]));
  if (!isFields(a) || !isFields(b)) return false;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => isSame(a[name], b[name]));
}

/** The JSON merge patch (RFC 7396) of the changes: null for what is absent afterwards. */
export function patchOf(changes: readonly ConfigChange[]): Record<string, unknown> {
  return changes.reduce<Record<string, unknown>>((patch, { path, after }) => withValue(patch, path, after ?? null), {});
}

/** The configuration with the changes on top. */
export function withChanges<Config extends object>(config: Config, changes: readonly ConfigChange[]): Config {
  return changes.reduce((changed, { path, after }) => withValue(changed, path, after), config);
}

/** True when both paths name the same value, or one is inside the other. */
export function overlaps(a: readonly string[], b: readonly string[]): boolean {
  const length = Math.min(a.length, b.length);
  return a.slice(0, length).every((name, index) => name === b[index]);
}

export function valueAt(config: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, name) => (isFields(value) ? value[name] : undefined), config);
}

/** A copy with the value at the path; undefined removes it. */
export function withValue<Config extends object>(config: Config, path: readonly string[], value: unknown): Config {
  const [name, ...rest] = path;
  if (name === undefined) return config;
  const copy = { ...config } as Record<string, unknown>;
  const inner = copy[name];
  if (rest.length > 0) copy[name] = withValue(isFields(inner) ? inner : {}, rest, value);
  else if (value === undefined) delete copy[name];
  else copy[name] = value;
  return copy as Config;
}
