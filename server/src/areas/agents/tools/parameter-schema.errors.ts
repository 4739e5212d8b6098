import type { ErrorDetail } from '@parley/contract/errors';
import { defineDetail } from '#platform/http/define-refusal.ts';

/** Faults of a tool's JSON Schema by code. `fault`: the English text, with the keyword or limit that is meant. */
const schemaFaults = {
  too_large: defineDetail('too_large', 'schema_too_large', '{{fault}}'),
  invalid_schema: defineDetail('invalid_schema', 'schema_invalid', '{{fault}}'),
  unknown_keyword: defineDetail('unknown_keyword', 'schema_unknown_keyword', '{{fault}}'),
  unknown_format: defineDetail('unknown_format', 'schema_unknown_format', '{{fault}}'),
  unknown_dialect: defineDetail('unknown_dialect', 'schema_unknown_dialect', '{{fault}}'),
  unknown_reference: defineDetail('unknown_reference', 'schema_unknown_reference', '{{fault}}'),
  circular_reference: defineDetail('circular_reference', 'schema_circular_reference', '{{fault}}'),
  unfit_pattern: defineDetail('unfit_pattern', 'schema_unfit_pattern', '{{fault}}'),
};

/** Describes a fault of a schema at a JSON pointer. */
export const schemaFault = (path: string, code: keyof typeof schemaFaults, fault: string): ErrorDetail =>
  schemaFaults[code](path, { fault });
