import type { ErrorDetail } from '@parley/contract/errors';
import type { EmailText } from '@parley/contract/resources/email-template';
import { unfinishedVariable, unknownVariable } from './mail-templates.errors.ts';

const fields = ['subject', 'before', 'action', 'after'] as const;

/**
 * Finds faults of `{{name}}` in a text, with line and column: names that the email has no value for, and braces that
 * are not closed. Both would reach readers as they are, or as nothing.
 */
export function findPlaceholderFaults(text: EmailText, allowed: readonly string[]): ErrorDetail[] {
  return fields.flatMap((field) => findVariableFaults(text[field], `/text/${field}`, allowed));
}

/** The same of one field. */
export function findVariableFaults(source: string, path: string, allowed: readonly string[]): ErrorDetail[] {
  return [...source.matchAll(/\{\{([^{}]*)\}\}|\{\{|\}\}/g)].flatMap((match) => {
    const place = placeOf(source, match.index);
    const name = match[1]?.trim();
    if (name === undefined) return [unfinishedVariable(path, place)];
    if (allowed.includes(name)) return [];
    return [unknownVariable(path, { ...place, name: name.slice(0, 40), known: allowed.join(', ') })];
  });
}

/** Line and column of an offset, from 1. */
function placeOf(source: string, offset: number): { line: number; column: number } {
  const lines = source.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
