import type { CallFact } from '@parley/contract/resources/crm-logging';
import type { CrmLoggingPreset } from '../api/schemas.ts';

/** Row of a mapping in its form. */
export interface MappingRow {
  field: string;
  fact: CallFact;
}

const isFact: Record<CallFact, true> = {
  agent: true,
  call_id: true,
  direction: true,
  duration_ms: true,
  duration_seconds: true,
  end_reason: true,
  from_number: true,
  link: true,
  note: true,
  phone_number: true,
  sentiment: true,
  started_at: true,
  status: true,
  success: true,
  summary: true,
  title: true,
  to_number: true,
};
/** Facts that can be mapped. */
export const callFacts = Object.keys(isFact) as CallFact[];

export const rowsOf = (mapping: CrmLoggingPreset['mapping']): MappingRow[] =>
  Object.entries(mapping).flatMap(([field, fact]) => (fact === undefined ? [] : [{ field, fact }]));

export const mappingOf = (rows: readonly MappingRow[]): CrmLoggingPreset['mapping'] =>
  Object.fromEntries(rows.map(({ field, fact }) => [field.trim(), fact]));

/** Fault of a row that the form finds itself. */
export function faultOf(rows: readonly MappingRow[], index: number): 'field_missing' | 'field_twice' | null {
  const name = rows[index]?.field.trim() ?? '';
  if (name === '') return 'field_missing';
  return rows.some(({ field }, at) => at < index && field.trim() === name) ? 'field_twice' : null;
}

/** Field of the form that a refusal's JSON pointer is of. */
export function fieldOfPointer(rows: readonly MappingRow[], pointer: string): string | null {
  if (pointer.startsWith('/connection_ids')) return 'connection_ids';
  const name = /^\/mapping\/(.+)$/u.exec(pointer)?.[1];
  const index = rows.findIndex(({ field }) => field.trim() === name);
  return index === -1 ? null : `rows.${index}.field`;
}
