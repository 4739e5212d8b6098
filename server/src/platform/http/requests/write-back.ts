import { isDeepStrictEqual } from 'node:util';
import type { ErrorDetail } from '@parley/contract/errors';
import { z } from 'zod';
import type { Operation } from '#platform/http/operation.ts';
import { plainRefusal } from '#platform/http/refusal.ts';

/** Read-only fields by name: in the answer's schema, not in the body's; `inner` are those of nested objects. */
export interface ReadOnlyFields {
  names: ReadonlySet<string>;
  inner: ReadonlyMap<string, ReadOnlyFields>;
}

/** Write-back of an operation: unchanged read-only fields in its body are accepted, other unknown fields are not. */
export interface WriteBack {
  readOnly: ReadOnlyFields;
  /** Operation that returns the current object: a PATCH of nothing, or the GET beside a PUT. */
  current: Operation<never>;
  /** Read-only field that counts as `If-Match`. */
  versionField: 'version' | 'revision' | null;
}

/** A read-only field of a body, with its path. */
export interface GivenField {
  path: readonly string[];
  value: unknown;
}

/**
 * Determines the write-back; null for an operation whose object cannot be read first. `siblings` are the operations of
 * its area.
 */
export function writeBackOf(operation: Operation<never>, siblings: readonly Operation<never>[]): WriteBack | null {
  if (!operation.body || operation.bodyType || !operation.answer.schema) return null;
  const current = currentOf(operation, siblings);
  if (!current) return null;
  const readOnly = readOnlyOf(operation.answer.schema, operation.body);
  const versioned = operation.refusals?.includes('version_mismatch');
  const versionField = versioned ? (['version', 'revision'] as const).find((name) => readOnly.names.has(name)) : null;
  return { readOnly, current, versionField: versionField ?? null };
}

/** Read-only fields by answer and body: an application's start converts some 80 pairs of schemas, each test file starts one. */
const readOnlyByAnswer = new WeakMap<z.ZodType, WeakMap<z.ZodType, ReadOnlyFields>>();

function readOnlyOf(answer: z.ZodType, body: z.ZodType): ReadOnlyFields {
  const byBody = readOnlyByAnswer.get(answer) ?? new WeakMap<z.ZodType, ReadOnlyFields>();
  readOnlyByAnswer.set(answer, byBody);
  const found = byBody.get(body) ?? difference(jsonOf(answer, 'output'), jsonOf(body, 'input'));
  byBody.set(body, found);
  return found;
}

function currentOf(operation: Operation<never>, siblings: readonly Operation<never>[]): Operation<never> | undefined {
  if (operation.method === 'PATCH') return operation.body?.safeParse({}).success ? operation : undefined;
  if (operation.method !== 'PUT') return undefined;
  const read = siblings.find(
    ({ method, path, answer }) =>
      method === 'GET' && path === operation.path && answer.schema === operation.answer.schema,
  );
  return read && holdsAllRequired(operation) ? read : undefined;
}

/** True when what is read has every field the body requires: only then can it be sent back. */
function holdsAllRequired({ answer, body }: Operation<never>): boolean {
  if (!answer.schema || !body) return false;
  const { properties } = jsonOf(answer.schema, 'output');
  return jsonOf(body, 'input').required.every((name) => Object.hasOwn(properties, name));
}

interface JsonObject {
  properties: Readonly<Record<string, unknown>>;
  required: readonly string[];
  definitions: Readonly<Record<string, unknown>>;
}

function jsonOf(schema: z.ZodType, io: 'input' | 'output'): JsonObject {
  const json = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Record<string, unknown>;
  const definitions = (json['$defs'] ?? {}) as Record<string, unknown>;
  return objectOf(json, definitions) ?? { properties: {}, required: [], definitions };
}

/** Resolves a schema to its object, through a reference or a nullable union; undefined for anything else. */
function objectOf(schema: unknown, definitions: JsonObject['definitions']): JsonObject | undefined {
  const node = schema as { $ref?: string; anyOf?: unknown[] } & Partial<JsonObject>;
  if (node.$ref) return objectOf(definitions[node.$ref.replace('#/$defs/', '')], definitions);
  if (node.properties) return { properties: node.properties, required: node.required ?? [], definitions };
  return node.anyOf?.map((each) => objectOf(each, definitions)).find((each) => each !== undefined);
}

function difference(shown: JsonObject, taken: JsonObject): ReadOnlyFields {
  const names = Object.keys(shown.properties);
  const inner = names.flatMap((name): [string, ReadOnlyFields][] => {
    if (!Object.hasOwn(taken.properties, name)) return [];
    const below = objectOf(shown.properties[name], shown.definitions);
    const takenBelow = objectOf(taken.properties[name], taken.definitions);
    if (!below || !takenBelow) return [];
    const fields = difference(below, takenBelow);
    return fields.names.size + fields.inner.size > 0 ? [[name, fields]] : [];
  });
  return { names: new Set(names.filter((name) => !Object.hasOwn(taken.properties, name))), inner: new Map(inner) };
}

/** Splits the body into its own fields and the read-only ones. */
export function splitReadOnly(
  body: unknown,
  fields: ReadOnlyFields,
  path: readonly string[] = [],
): { body: unknown; given: GivenField[] } {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) return { body, given: [] };
  const given: GivenField[] = [];
  const kept: [string, unknown][] = [];
  for (const [name, value] of Object.entries(body)) {
    const place = [...path, name];
    const below = fields.inner.get(name);
    if (fields.names.has(name)) given.push({ path: place, value });
    else if (below === undefined) kept.push([name, value]);
    else {
      const inner = splitReadOnly(value, below, place);
      kept.push([name, inner.body]);
      given.push(...inner.given);
    }
  }
  return { body: given.length > 0 ? Object.fromEntries(kept) : body, given };
}

/** Refuses changed read-only fields: 412 where one is the version, otherwise 400, each named. */
export function refuseChanged(given: readonly GivenField[], current: unknown, versionField: string | null): void {
  const changed = given.filter(({ path, value }) => !isDeepStrictEqual(valueAt(current, path), value));
  const [first] = changed;
  if (!first) return;
  const version = changed.find(({ path }) => path.length === 1 && path[0] === versionField);
  if (version) {
    const now = String(valueAt(current, version.path));
    throw plainRefusal(
      'version_mismatch',
      `The ${versionField} is ${now}, not ${JSON.stringify(version.value)}: it was changed since you read it. Read it again and repeat your change`,
      { headers: { etag: `"${now}"` } },
    );
  }
  const details = changed.map(({ path }): ErrorDetail => {
    const pointer = `/${path.map((step) => step.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`;
    return { path: pointer, code: 'read_only', message: 'is read-only; leave it out or send it as it is' };
  });
  const rest = details.length > 1 ? ` (and ${details.length - 1} more)` : '';
  throw plainRefusal('invalid_request', `${details[0]?.path}: ${details[0]?.message}${rest}`, { details });
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, name) => (inner as Record<string, unknown> | null | undefined)?.[name], value);
}
