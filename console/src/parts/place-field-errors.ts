import { ApiError } from '../api/api-error.ts';

export interface FieldErrors {
  /** Message by the name of a form's field. */
  fields: Record<string, string>;
  /** Messages that belong to no field. */
  left: string[];
}

/**
 * Sorts the faults of a refusal to a form's fields: `/request/url` is the field `request.url`. A fault inside what one
 * field holds says where: at `/scopes/1`, the field `scopes` shows `/1: ...`.
 */
export function placeFieldErrors(
  error: unknown,
  values: Record<string, unknown>,
  fieldOf: (pointer: string) => string | null = () => null,
): FieldErrors {
  const placed: FieldErrors = { fields: {}, left: [] };
  if (!(error instanceof ApiError)) return placed;
  for (const { path, message } of error.details) {
    const named = fieldOf(path);
    const found = named === null ? nearestField(path, values) : { field: named, rest: '' };
    if (found === null) {
      placed.left.push(path.startsWith('/') ? `${path}: ${message}` : message);
      continue;
    }
    const words = found.rest === '' ? message : `${found.rest}: ${message}`;
    const before = placed.fields[found.field];
    placed.fields[found.field] = before === undefined ? words : `${before}; ${words}`;
  }
  return placed;
}

/** The field itself, or the one that holds it, with what is left of the pointer there. */
function nearestField(pointer: string, values: Record<string, unknown>): { field: string; rest: string } | null {
  if (!pointer.startsWith('/')) return null;
  const parts = pointer.slice(1).split('/');
  let value: unknown = values;
  let depth = 0;
  while (depth < parts.length && isFields(value)) {
    const name = unescapePointer(parts[depth] ?? '');
    if (!Object.hasOwn(value, name)) break;
    value = value[name];
    depth += 1;
  }
  if (depth === 0) return null;
  const field = parts.slice(0, depth).map(unescapePointer).join('.');
  return { field, rest: depth === parts.length ? '' : `/${parts.slice(depth).join('/')}` };
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function unescapePointer(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}
