import type { WorkflowValue, WorkflowVariableType } from '@parley/contract/resources/workflow-variable';
import { inputBounds } from './expression-cost.ts';

/** Type a value must have; `any`: any that JSON can hold. */
export type ExpectedType = WorkflowVariableType | 'any';

/** CEL types that fit each expected type when an expression is compiled. `dyn` is checked when it is evaluated. */
const celTypes: Record<WorkflowVariableType, readonly string[]> = {
  string: ['string'],
  number: ['double', 'int', 'uint'],
  boolean: ['bool'],
  list: ['list<string>', 'list'],
};

export function fitsType(celType: string, expected: ExpectedType): boolean {
  if (expected === 'any' || celType === 'dyn') return celType !== 'type' && !celType.startsWith('$');
  if (expected === 'list' && /^list<(?:dyn|[A-Z])>$/.test(celType)) return true;
  return celTypes[expected].includes(celType);
}

/** CEL's name of a type in words of a workflow, for messages. */
export function typeInWords(celType: string): string {
  const names: Record<string, string> = {
    bool: 'boolean',
    double: 'number',
    int: 'number',
    uint: 'number',
    null: 'nothing',
  };
  return names[celType] ?? celType.replace(/^\$/, '');
}

/** Converts a result of CEL to JSON: integers become numbers, maps become objects. */
export function toJson(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value);
  if (Array.isArray(value)) return value.map(toJson);
  if (value instanceof Map) return Object.fromEntries([...value].map(([key, each]) => [String(key), toJson(each)]));
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, toJson(each)]));
  }
  return value;
}

/** True for a JSON value that a variable of this type can hold. */
export function isOfType(value: unknown, type: WorkflowVariableType): value is WorkflowValue {
  switch (type) {
    case 'string':
      return typeof value === 'string';
    case 'number':
      return typeof value === 'number' && Number.isFinite(value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'list':
      return Array.isArray(value) && value.every((each) => typeof each === 'string');
  }
}

/** Cuts a value to the bounds that the cost of expressions is computed with. */
export function cutToBounds<Value>(value: Value): Value {
  if (typeof value === 'string') return value.slice(0, inputBounds.chars) as Value;
  if (!Array.isArray(value)) return value;
  return value.slice(0, inputBounds.items).map((each) => String(each).slice(0, inputBounds.itemChars)) as Value;
}

/** Converts a text, as collected from a visitor or a tool, to a variable's type. Undefined: it cannot be one. */
export function fromText(text: string, type: WorkflowVariableType): WorkflowValue | undefined {
  const trimmed = text.trim();
  switch (type) {
    case 'string':
      return text.slice(0, inputBounds.chars);
    case 'number': {
      const plain = trimmed.replaceAll(/[\s\u00A0]/g, '').replace(/^([+-]?\d+),(\d+)$/, '$1.$2');
      return /^[+-]?\d{1,15}(?:\.\d{1,15})?$/.test(plain) ? Number(plain) : undefined;
    }
    case 'boolean':
      return /^(?:true|yes|1)$/i.test(trimmed) ? true : /^(?:false|no|0)$/i.test(trimmed) ? false : undefined;
    case 'list':
      return cutToBounds(
        trimmed
          .split(',')
          .map((each) => each.trim())
          .filter((each) => each !== ''),
      );
  }
}
