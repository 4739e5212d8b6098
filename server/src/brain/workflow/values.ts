import type {
  WorkflowValue,
  WorkflowVariable,
  WorkflowVariableType,
} from '@parley/contract/resources/workflow-variable';
import { fromText, isOfType } from '../expressions/expressions.ts';

/** Longest text value, and most entries of a list. */
const textMax = 4000;
const listMax = 100;

/** The value in a text, such as a prompt: numbers without needless digits, lists with commas. */
export function textOfValue(value: WorkflowValue): string {
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/** Converts a value to a variable's type without loss; undefined where it is none. */
export function convertValue(value: unknown, type: WorkflowVariableType): WorkflowValue | undefined {
  if (value === null || value === undefined) return undefined;
  switch (type) {
    case 'string':
      if (typeof value === 'object') return JSON.stringify(value).slice(0, textMax);
      return String(value).slice(0, textMax);
    case 'list':
      return Array.isArray(value) ? listOf(value) : typeof value === 'string' ? fromText(value, type) : undefined;
    default:
      if (isOfType(value, type)) return value;
      return typeof value === 'string' ? fromText(value, type) : undefined;
  }
}

function listOf(entries: readonly unknown[]): string[] {
  return entries
    .filter((entry) => entry !== null && entry !== '')
    .slice(0, listMax)
    .map((entry) => String(typeof entry === 'object' ? JSON.stringify(entry) : entry).slice(0, 500));
}

/**
 * Values at the start of a graph: those given by name, else the defaults. A given value that is none of the variable's
 * type is dropped.
 */
export function initialValues(
  variables: readonly WorkflowVariable[],
  given: Readonly<Record<string, unknown>>,
): Record<string, WorkflowValue> {
  const values: Record<string, WorkflowValue> = {};
  for (const { name, type, default: byDefault } of variables) {
    const wanted = Object.hasOwn(given, name) ? convertValue(given[name], type) : undefined;
    const value = wanted ?? convertValue(byDefault, type);
    if (value !== undefined) values[name] = value;
  }
  return values;
}

/** Values as texts, for templates. */
export function textsOf(values: Readonly<Record<string, WorkflowValue>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, textOfValue(value)]));
}

/** The value at a JSON pointer (RFC 6901); undefined where there is none. */
export function valueAt(value: unknown, pointer: string): unknown {
  let at = value;
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined;
    at = (at as Record<string, unknown>)[key];
  }
  return at;
}
