import { z } from 'zod';
import type { AnyOperation } from './good-requests.ts';

/**
 * Places in the body of an operation that name something else: ids, and numbers of the tenant's own. As pointers, with
 * `*` for an entry of a list and `{key}` for a name of a record.
 */
export function placesOfReferences({ body }: AnyOperation): string[] {
  if (!body) return [];
  const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  const definitions = (schema.$defs ?? {}) as Record<string, unknown>;
  const found = new Set<string>();

  function walk(part: unknown, path: string, within: readonly string[]): void {
    if (part === null || typeof part !== 'object') return;
    const node = part as Record<string, unknown>;
    const name = typeof node['$ref'] === 'string' ? node['$ref'].replace('#/$defs/', '') : null;
    if (name !== null && !within.includes(name)) walk(definitions[name], path, [...within, name]);
    if (node['format'] === 'uuid' || path.endsWith('/from_number')) found.add(path);
    for (const key of ['anyOf', 'oneOf', 'allOf']) {
      for (const inner of (node[key] ?? []) as unknown[]) walk(inner, path, within);
    }
    for (const [key, inner] of Object.entries(node['properties'] ?? {})) walk(inner, `${path}/${key}`, within);
    walk(node['items'], `${path}/*`, within);
    walk(node['additionalProperties'], `${path}/*`, within);
    walk(node['propertyNames'], `${path}/{key}`, within);
  }

  walk(schema, '', []);
  return [...found].toSorted();
}

/** A body with a value at such a place; the rest is unchanged. */
export function putAt(body: unknown, place: string, value: string): unknown {
  const [, step, ...rest] = place.split('/');
  if (step === undefined) return value;
  const below = rest.length === 0 ? '' : `/${rest.join('/')}`;
  if (step === '*') return [putAt(Array.isArray(body) ? body[0] : undefined, below, value)];
  if (step === '{key}') return { [value]: 1 };
  const inner = (body as Record<string, unknown> | undefined)?.[step];
  return { ...(body as object), [step]: putAt(inner, below, value) };
}
