import type { WorkflowVariable } from '../graph.ts';

type Value = WorkflowVariable['default'];

/** A default value as it is typed: lists with commas. */
export function formatDefault(value: Value): string {
  if (value === null) return '';
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/** The typed text as a value of the type; null for none, and for a text that is no such value. */
export function readDefault(text: string, type: WorkflowVariable['type']): Value {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  switch (type) {
    case 'number': {
      const number = Number(trimmed.replace(',', '.'));
      return Number.isFinite(number) ? number : null;
    }
    case 'boolean':
      if (/^(?:true|yes|ja|1)$/i.test(trimmed)) return true;
      return /^(?:false|no|nej|0)$/i.test(trimmed) ? false : null;
    case 'list':
      return trimmed
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '');
    default:
      return text;
  }
}
