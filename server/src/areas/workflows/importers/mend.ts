import type { z } from 'zod';

/** Change that made a value fit its schema. */
export interface Mending {
  path: readonly string[];
  how: 'cut' | 'moved' | 'removed';
  message: string;
}

/** Upper bound of changes, above the number of values a document may have. */
const mendingsMax = 20_000;

/**
 * Makes a value fit `schema` by the smallest changes: texts and lists that are too long are cut, numbers moved to the
 * nearest bound, anything else is removed. Changes `value` in place.
 */
export function mend<Schema extends z.ZodType>(
  schema: Schema,
  value: object,
  onMended: (mending: Mending) => void,
): z.output<Schema> {
  for (let count = 0; count < mendingsMax; count += 1) {
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    for (const issue of outermost(result.error.issues)) onMended(apply(value, issue));
  }
  throw new Error('A value of an import cannot be made to fit its schema');
}

/** Issues in an order in which removing an element of a list does not move a later one; one for each place. */
function outermost(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  const seen = new Set<string>();
  const chosen = issues.filter(({ path }) => {
    const place = path.map(String).join('/');
    if (seen.has(place)) return false;
    seen.add(place);
    return true;
  });
  return chosen.toReversed();
}

function apply(root: object, issue: z.core.$ZodIssue): Mending {
  const path = issue.path.map(String);
  const found = findPlace(root, path);
  if (!found) throw new Error(`An import needs a value that no document gives: ${path.join('.')}: ${issue.message}`);
  const { place, name, value } = found;
  const fitted = found.path.length === path.length ? fit(value, issue) : undefined;
  if (fitted !== undefined) {
    place[name] = fitted;
    return { path, how: typeof value === 'number' ? 'moved' : 'cut', message: issue.message };
  }
  if (Array.isArray(place)) place.splice(Number(name), 1);
  else delete place[name];
  return { path: found.path, how: 'removed', message: issue.message };
}

/** Deepest existing value on a path. */
function findPlace(root: object, path: readonly string[]) {
  let place = root as Record<string, unknown>;
  let found: { place: Record<string, unknown>; name: string; value: unknown; path: string[] } | null = null;
  for (const [depth, name] of path.entries()) {
    if (typeof place !== 'object' || place === null || !Object.hasOwn(place, name)) break;
    found = { place, name, value: place[name], path: path.slice(0, depth + 1) };
    place = place[name] as Record<string, unknown>;
  }
  return found;
}

function fit(value: unknown, issue: z.core.$ZodIssue): unknown {
  if (issue.code === 'too_big' && typeof value === 'string') {
    return value.slice(0, Number(issue.maximum)).replace(/[\uD800-\uDBFF]$/, '');
  }
  if (issue.code === 'too_big' && Array.isArray(value)) return value.slice(0, Number(issue.maximum));
  if (issue.code === 'too_big' && typeof value === 'number') return Number(issue.maximum);
  if (issue.code === 'too_small' && typeof value === 'number') return Number(issue.minimum);
  return undefined;
}
