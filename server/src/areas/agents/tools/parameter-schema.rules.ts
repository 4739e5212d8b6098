import type { ErrorDetail } from '@parley/contract/errors';
import { patternSize } from './linear-pattern.rules.ts';
import { formatNames } from './parameter-formats.rules.ts';
import { schemaFault } from './parameter-schema.errors.ts';
import { UnfitPattern } from './pattern-syntax.rules.ts';
import { costOf, definitionNamed } from './schema-cost.rules.ts';

/** Cost limits of a parameter schema: far beyond what a model can handle, far below what slows the process. */
export const schemaLimits = {
  bytes: 32_768,
  depth: 20,
  properties: 200,
  /** Per `allOf`, `anyOf`, `oneOf` or `prefixItems`: their compiled size is quadratic. */
  branches: 100,
  schemas: 600,
  patternSteps: 2000,
};

const tooLargePattern = 'it is too large; use minLength and maxLength instead of large repetitions';

const dialects = ['https://json-schema.org/draft/2020-12/schema', 'https://json-schema.org/draft/2020-12/schema#'];

/** Keywords that hold a schema, or a list or map of schemas. */
const withSchema = [
  'additionalProperties',
  'items',
  'contains',
  'not',
  'if',
  'then',
  'else',
  'propertyNames',
  'unevaluatedItems',
  'unevaluatedProperties',
];
const withList = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const withMap = ['properties', 'patternProperties', 'dependentSchemas', '$defs'];
const others =
  'type enum const format pattern required dependentRequired multipleOf $ref $schema ' +
  'minimum maximum exclusiveMinimum exclusiveMaximum minLength maxLength uniqueItems ' +
  'minItems maxItems minContains maxContains minProperties maxProperties ' +
  'title description default examples deprecated readOnly writeOnly $comment contentEncoding contentMediaType';
const known = new Set([...withSchema, ...withList, ...withMap, ...others.split(' ')]);

/** Checks the nesting depth without recursion; the other functions may recurse. */
export function isDeeperThan(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (depth === 0) return true;
  return Object.values(value).some((inner) => isDeeperThan(inner, depth - 1));
}

/** Keywords whose lists the meta-schema compares pairwise, with the most entries that make sense. */
const uniqueLists: Readonly<Record<string, number>> = { type: 7, required: schemaLimits.properties };

/** Faults of lists too long for the meta-schema. The value must be within the depth of `schemaLimits`. */
export function findLongLists(value: unknown, pointer: string): ErrorDetail[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([keyword, inner]) => {
    const place = below(pointer, keyword);
    const most = Array.isArray(value) ? undefined : uniqueLists[keyword];
    if (most === undefined || !Array.isArray(inner) || inner.length <= most) return findLongLists(inner, place);
    return [schemaFault(place, 'too_large', `at most ${most} entries`)];
  });
}

interface Walk {
  faults: ErrorDetail[];
  definitions: Record<string, unknown>;
  /** Visited definitions, with the circular ones marked. */
  circular: Map<string, boolean>;
  properties: number;
}

/**
 * Finds what JSON Schema allows but a tool does not: external or circular references, unsupported keywords and formats,
 * patterns that cannot be matched in bounded time, and anything beyond the limits. The schema must have passed the
 * meta-schema.
 */
export function findSchemaFaults(schema: Record<string, unknown>, pointer: string): ErrorDetail[] {
  const definitions = isRecord(schema['$defs']) ? schema['$defs'] : {};
  const walk: Walk = { faults: [], definitions, circular: new Map(), properties: 0 };
  visit(schema, pointer, walk);
  if (walk.properties > schemaLimits.properties) {
    walk.faults.push(schemaFault(pointer, 'too_large', `at most ${schemaLimits.properties} properties in all`));
  }
  if (walk.faults.length > 0) return walk.faults;
  const cost = costOf(schema);
  if (cost.schemas > schemaLimits.schemas) {
    walk.faults.push(schemaFault(pointer, 'too_large', 'with its references written out, it is too large'));
  }
  if (cost.patternSteps > schemaLimits.patternSteps) {
    walk.faults.push(schemaFault(pointer, 'too_large', 'its patterns are too large together, references written out'));
  }
  return walk.faults;
}

function visit(schema: unknown, pointer: string, walk: Walk): void {
  if (!isRecord(schema)) return;
  for (const [keyword, value] of Object.entries(schema)) {
    const place = below(pointer, keyword);
    if (!known.has(keyword)) walk.faults.push(schemaFault(place, 'unknown_keyword', unknownKeyword(keyword)));
    else if (withSchema.includes(keyword)) visit(value, place, walk);
    else if (withList.includes(keyword)) visitEach(value, place, walk);
    else if (withMap.includes(keyword)) visitMap(keyword, value, place, walk);
    else checkKeyword(keyword, value, place, walk);
  }
}

function visitEach(list: unknown, pointer: string, walk: Walk): void {
  if (Array.isArray(list) && list.length > schemaLimits.branches) {
    walk.faults.push(schemaFault(pointer, 'too_large', `at most ${schemaLimits.branches} schemas in one list`));
  }
  for (const [at, schema] of (Array.isArray(list) ? list : []).entries()) visit(schema, below(pointer, at), walk);
}

function visitMap(keyword: string, map: unknown, pointer: string, walk: Walk): void {
  for (const [name, schema] of Object.entries(isRecord(map) ? map : {})) {
    if (keyword === 'properties') walk.properties += 1;
    if (keyword === 'patternProperties') checkPattern(name, below(pointer, name), walk);
    visit(schema, below(pointer, name), walk);
  }
}

function checkKeyword(keyword: string, value: unknown, place: string, walk: Walk): void {
  if (keyword === 'pattern') checkPattern(String(value), place, walk);
  if (keyword === 'format' && !(formatNames as string[]).includes(String(value))) {
    walk.faults.push(schemaFault(place, 'unknown_format', `known formats: ${formatNames.join(', ')}`));
  }
  if (keyword === '$schema' && !dialects.includes(String(value))) {
    walk.faults.push(schemaFault(place, 'unknown_dialect', `leave it out, or write ${dialects[0]}`));
  }
  if (keyword === '$ref') {
    const name = definitionNamed(value);
    if (name === null || !Object.hasOwn(walk.definitions, name)) {
      walk.faults.push(
        schemaFault(place, 'unknown_reference', 'only `#/$defs/<name>` of this schema may be referred to'),
      );
    } else if (isCircular(name, walk)) {
      walk.faults.push(schemaFault(place, 'circular_reference', 'a definition may not lead back to itself'));
    }
  }
}

function checkPattern(pattern: string, place: string, walk: Walk): void {
  try {
    if (patternSize(pattern) > schemaLimits.patternSteps) {
      walk.faults.push(schemaFault(place, 'unfit_pattern', tooLargePattern));
    }
  } catch (error) {
    if (!(error instanceof UnfitPattern)) throw error;
    walk.faults.push(schemaFault(place, 'unfit_pattern', error.message));
  }
}

function isCircular(name: string, { circular, definitions }: Walk): boolean {
  const known = circular.get(name) ?? leadsTo(name, name, definitions);
  circular.set(name, known);
  return known;
}

function leadsTo(from: string, to: string, definitions: Record<string, unknown>, seen = new Set<string>()): boolean {
  return referencesIn(definitions[from]).some((name) => {
    if (name === to) return true;
    if (seen.has(name)) return false;
    seen.add(name);
    return leadsTo(name, to, definitions, seen);
  });
}

function referencesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([keyword, value]) => {
    const name = keyword === '$ref' ? definitionNamed(value) : null;
    return name === null ? referencesIn(value) : [name];
  });
}

function unknownKeyword(keyword: string): string {
  if (keyword === 'definitions') return 'write `$defs`';
  if (keyword === '$id' || keyword.includes('nchor') || keyword.startsWith('$')) return 'this is not supported here';
  return 'no keyword of JSON Schema 2020-12 that is checked here';
}

/** Appends a step to a JSON pointer. */
export function below(pointer: string, step: string | number): string {
  return `${pointer}/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
