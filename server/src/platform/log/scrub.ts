import { findSecretKind, redacted, scrubText } from '#platform/log/secret-names.ts';
import { withSourcePositions } from '#platform/log/source-positions.ts';

/** Limits of a log line in depth, width and length; the rest is counted, not written. */
const limits = { depth: 8, entries: 100, textCharacters: 8_192 };

const standardErrorFields = ['message', 'stack', 'cause'];
/** Fields in which PostgreSQL repeats the values of a row: `Key (email)=(ada@example.com) already exists.` */
const errorFieldsWithData = ['detail', 'where', 'parameters'];

export interface ScrubOptions {
  /** True to preserve fields under a `pii` key. Secrets are removed either way. */
  keepsPersonalData: boolean;
}

/**
 * Copies `value` for a log: plain JSON data without secrets, without anything under a `pii` key (by default), without
 * cycles, and bounded in size. Never throws and never changes its argument.
 */
export function scrub(value: unknown, options: ScrubOptions): unknown {
  return copy(value, { options, parents: [], hidesText: false });
}

interface Walk {
  options: ScrubOptions;
  parents: object[];
  /** Inside a field of several secrets: every text is one. */
  hidesText: boolean;
}

function copy(value: unknown, walk: Walk): unknown {
  switch (typeof value) {
    case 'string':
      return walk.hidesText ? redacted : scrubText(shorten(value));
    case 'bigint':
      return value.toString();
    case 'function':
    case 'symbol':
      return undefined;
    case 'object':
      return value === null ? null : copyObject(value, walk);
    default:
      return value;
  }
}

function copyObject(value: object, walk: Walk): unknown {
  if (walk.parents.includes(value)) return '[circular]';
  if (walk.parents.length >= limits.depth) return '[too deep]';
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
  if (value instanceof ArrayBuffer) return `[${value.byteLength} bytes]`;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  const inner = { ...walk, parents: [...walk.parents, value] };
  try {
    if (value instanceof Error) return copyError(value, inner);
    if (Array.isArray(value)) return copyList(value, inner);
    if (value instanceof Map || value instanceof Headers || value instanceof URLSearchParams) {
      return copyFields([...value.entries()] as [unknown, unknown][], inner);
    }
    if (value instanceof Set) return copyList([...value], inner);
    if (hasToJson(value)) return copy(value.toJSON(), inner);
    return copyFields(Object.entries(value), inner);
  } catch (cause) {
    return `[unreadable: ${cause instanceof Error ? cause.name : 'error'}]`;
  }
}

function copyFields(entries: [unknown, unknown][], walk: Walk): Record<string, unknown> {
  const fields: [string, unknown][] = [];
  for (const [key, value] of entries.slice(0, limits.entries)) {
    const name = String(key);
    if (name.toLowerCase() === 'pii' && !walk.options.keepsPersonalData) continue;
    fields.push([scrubText(shorten(name)), copyNamed(name, value, walk)]);
  }
  if (entries.length > limits.entries) fields.push(['…', `${entries.length - limits.entries} more`]);
  // Object.fromEntries preserves a field called __proto__ as a field.
  return Object.fromEntries(fields);
}

function copyNamed(name: string, value: unknown, walk: Walk): unknown {
  const kind = findSecretKind(name);
  if (kind === undefined || value === null || value === undefined || typeof value === 'boolean') {
    return copy(value, walk);
  }
  return kind === 'one' ? redacted : copy(value, { ...walk, hidesText: true });
}

/** Redacts the neighbour of a text that names a secret: raw headers come as `['authorization', 'Bearer ...']`. */
function copyList(list: unknown[], walk: Walk): unknown[] {
  const result = list.slice(0, limits.entries).map((item, index) => {
    const before = list[index - 1];
    return typeof before === 'string' && typeof item === 'string' && findSecretKind(before) !== undefined
      ? redacted
      : copy(item, walk);
  });
  if (list.length > limits.entries) result.push(`… ${list.length - limits.entries} more`);
  return result;
}

function copyError(error: Error, walk: Walk): Record<string, unknown> {
  const left = walk.options.keepsPersonalData ? [] : errorFieldsWithData;
  const own = Object.entries(error).filter(([key]) => ![...standardErrorFields, ...left].includes(key));
  const result = copyFields(own, walk);
  result.type = error.name;
  result.message = scrubText(shorten(error.message));
  if (error.stack !== undefined) result.stack = scrubText(shorten(withSourcePositions(error.stack)));
  if (error.cause !== undefined) result.cause = copy(error.cause, walk);
  return result;
}

function hasToJson(value: object): value is { toJSON(): unknown } {
  return 'toJSON' in value && typeof value.toJSON === 'function';
}

function shorten(text: string): string {
  if (text.length <= limits.textCharacters) return text;
  return `${text.slice(0, limits.textCharacters)}… ${text.length - limits.textCharacters} more`;
}
