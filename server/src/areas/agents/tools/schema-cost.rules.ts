import { patternSize } from './linear-pattern.rules.ts';

/** Cost of validating one part of the arguments, with every reference expanded. */
export interface SchemaCost {
  /** Schemas it may be checked against. */
  schemas: number;
  /** Steps of all patterns: each may run per character of a text. */
  patternSteps: number;
}

/**
 * Computes the cost of a schema whose references resolve to its own `$defs` without cycles. A definition counts per
 * reference: a pattern written once and referred to 500 times runs 500 times.
 */
export function costOf(schema: Record<string, unknown>): SchemaCost {
  const definitions = isRecord(schema['$defs']) ? schema['$defs'] : {};
  const known = new Map<string, SchemaCost>();

  function costOfDefinition(name: string): SchemaCost {
    const cost = known.get(name) ?? costOfPart(definitions[name]);
    known.set(name, cost);
    return cost;
  }

  function costOfPart(part: unknown): SchemaCost {
    if (typeof part !== 'object' || part === null) return { schemas: 0, patternSteps: 0 };
    const cost = { schemas: 1, patternSteps: ownPatternSteps(part) };
    for (const [keyword, value] of Object.entries(part)) {
      const name = keyword === '$ref' ? definitionNamed(value) : null;
      const inner = name === null ? costOfPart(value) : costOfDefinition(name);
      cost.schemas += inner.schemas;
      cost.patternSteps += inner.patternSteps;
    }
    return cost;
  }

  return costOfPart(schema);
}

/** Name of the definition a reference resolves to; null when it is not the schema's own. */
export function definitionNamed(reference: unknown): string | null {
  return /^#\/\$defs\/([A-Za-z0-9_.-]{1,100})$/.exec(String(reference))?.[1] ?? null;
}

/** Pattern steps of one schema without its subschemas. A property that is merely named `pattern` does not count. */
function ownPatternSteps(schema: object): number {
  const { pattern, patternProperties } = schema as { pattern?: unknown; patternProperties?: unknown };
  const patterns = [
    ...(typeof pattern === 'string' ? [pattern] : []),
    ...(isRecord(patternProperties) ? Object.keys(patternProperties) : []),
  ];
  return patterns.reduce((sum, each) => sum + patternSize(each), 0);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
