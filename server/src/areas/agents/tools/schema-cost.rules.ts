import { patternSize } from './linear-pattern.rules.ts';

/** What looking at one part of the arguments may cost, with every reference of a schema written out. */
export interface SchemaCost {
  /** How many schemas may be held against it. */
  schemas: number;
  /** Steps of all their patterns: each may be taken for each character of a text. */
  patternSteps: number;
}

/**
 * The cost of a schema whose references lead to its own `$defs` and never in a circle. A definition counts as often as
 * it is referred to: a pattern that is written once and referred to 500 times is matched 500 times.
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

/** The definition a reference leads to, or null where it is none of the schema's own. */
export function definitionNamed(reference: unknown): string | null {
  return /^#\/\$defs\/([A-Za-z0-9_.-]{1,100})$/.exec(String(reference))?.[1] ?? null;
}

/** Of one schema, without those within it. What only looks like a pattern, as a property of that name, counts as none. */
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
