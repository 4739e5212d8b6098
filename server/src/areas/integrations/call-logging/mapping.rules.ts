import type { CallFact } from '@parley/contract/resources/crm-logging';
import type { CrmField, CrmValues } from '#areas/integrations/connections';
import type { CallFacts } from './call-facts.rules.ts';

export type CrmMapping = Readonly<Partial<Record<string, CallFact>>>;

/** Types of the facts that are no text. */
const factTypes: Readonly<Partial<Record<CallFact, CrmField['type']>>> = {
  duration_ms: 'number',
  duration_seconds: 'number',
  started_at: 'instant',
  success: 'boolean',
};

/** True when a field of the type can hold the fact. Any fact is also a text. */
export function fitsField(fact: CallFact, type: CrmField['type']): boolean {
  return type === 'text' || factTypes[fact] === type;
}

/** Values of a CRM's fields. Facts that the call does not have are left out, so what people wrote there stays. */
export function valuesOf(mapping: CrmMapping, fields: readonly CrmField[], facts: CallFacts): CrmValues {
  const typeOf = new Map(fields.map(({ name, type }) => [name, type]));
  return Object.fromEntries(
    Object.entries(mapping).flatMap(([name, fact]) => {
      const value = fact === undefined ? null : facts[fact];
      if (value === null) return [];
      return [[name, typeOf.get(name) === 'text' ? String(value) : value] as const];
    }),
  );
}
