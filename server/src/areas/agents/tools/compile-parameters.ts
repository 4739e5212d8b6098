import type { ErrorDetail } from '@parley/contract/errors';
import type { ToolId } from '@parley/contract/ids';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { Refusal } from '#platform/http/refusal.ts';
import { describeFaults } from './argument-faults.rules.ts';
import { compilePattern } from './linear-pattern.rules.ts';
import { boundedFormats } from './parameter-formats.rules.ts';
import { schemaFault } from './parameter-schema.errors.ts';
import { below, findLongLists, findSchemaFaults, isDeeperThan, schemaLimits } from './parameter-schema.rules.ts';
import { costOf } from './schema-cost.rules.ts';
import { refusalOf } from './tools.errors.ts';

/** Compiled parameters of a tool, ready to validate arguments. */
export interface CompiledParameters {
  /** Faults of arguments as sentences a model can act on; empty when valid. Bounded in time. */
  faults(args: unknown): string[];
}

/** Limits beyond any model's tool call. Unit of `bytes`: bytes of JSON. */
const argumentLimits = { bytes: 65_536, depth: 32, parts: 2000 };

/**
 * Cost limits of validating one set of arguments, since validation blocks every conversation: parts times schemas, and
 * characters times pattern steps. Collecting all faults costs twenty times as much as finding one. Measured: 200,000
 * checks take 0.1 to 0.2 s, as do 20,000 with all faults collected and 20 million pattern steps.
 */
const judgingLimits = { checks: 200_000, checksOfEveryFault: 20_000, patternSteps: 20_000_000 };

/** Validates schemas against the meta-schema; formats and patterns have rules of our own. */
const judge = new Ajv2020({ strict: false, validateFormats: false, allErrors: true, logger: false });

const compilerOptions = {
  strict: false,
  validateSchema: false,
  addUsedSchema: false,
  // A property named `constructor` exists only when sent.
  ownProperties: true,
  formats: boundedFormats,
  logger: false as const,
  code: {
    regExp: Object.assign((pattern: string) => compilePattern(pattern, schemaLimits.patternSteps), { code: '' }),
  },
};

/** Compiler of validated schemas. Patterns run in linear time. */
const compiler = new Ajv2020(compilerOptions);
const compilerOfEveryFault = new Ajv2020({ ...compilerOptions, allErrors: true });

/** Compiles a JSON Schema 2020-12. Refuses (400) an invalid or disallowed one, with a pointer per fault. */
export function compileParameters(parameters: Record<string, unknown>, pointer = '/parameters'): CompiledParameters {
  return compileChecked(checkedSchema(parameters, pointer), pointer);
}

/**
 * Like `compileParameters`, but lazily, for parameters that are rarely used, such as those an MCP server lists: faults
 * are refused at once, compilation waits for the first arguments. Compiling costs a hundred times as much as checking.
 */
export function compileWhenUsed(parameters: Record<string, unknown>, pointer: string): CompiledParameters {
  const schema = checkedSchema(parameters, pointer);
  let compiled: CompiledParameters | undefined;
  return {
    faults(args) {
      try {
        compiled ??= compileChecked(schema, pointer);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        compiled = { faults: () => ['The parameters of this tool cannot be used; do not call it again.'] };
      }
      return compiled.faults(args);
    },
  };
}

function checkedSchema(parameters: Record<string, unknown>, pointer: string): Record<string, unknown> {
  const faults = findFaults(parameters, pointer);
  if (faults.length > 0) throw refusalOf(faults);
  // As stored: a number too large for JSON has become null.
  const schema = JSON.parse(JSON.stringify(parameters)) as Record<string, unknown>;
  const changed = findMetaFaults(schema, pointer);
  if (changed.length > 0) throw refusalOf(changed);
  return schema;
}

function compileChecked(schema: Record<string, unknown>, pointer: string): CompiledParameters {
  try {
    return judgeWith(compileWith(compiler, schema), schema);
  } catch (error) {
    // Accepted by the meta-schema but not compilable, such as an empty `enum`.
    const message = error instanceof Error ? error.message : 'this cannot be compiled';
    throw refusalOf([schemaFault(pointer, 'invalid_schema', message)]);
  }
}

function findFaults(parameters: Record<string, unknown>, pointer: string): ErrorDetail[] {
  if (isDeeperThan(parameters, schemaLimits.depth)) {
    return [schemaFault(pointer, 'too_large', `at most ${schemaLimits.depth} levels deep`)];
  }
  if (Buffer.byteLength(JSON.stringify(parameters)) > schemaLimits.bytes) {
    return [schemaFault(pointer, 'too_large', `at most ${schemaLimits.bytes} bytes`)];
  }
  if (parameters['type'] !== 'object') {
    const message = 'arguments are an object: say "type": "object"';
    return [schemaFault(below(pointer, 'type'), 'invalid_schema', message)];
  }
  const tooLong = findLongLists(parameters, pointer);
  if (tooLong.length > 0) return tooLong;
  const faults = findMetaFaults(parameters, pointer);
  return faults.length > 0 ? faults : findSchemaFaults(parameters, pointer);
}

/** Meta-schema faults, at the deepest path. */
function findMetaFaults(parameters: Record<string, unknown>, pointer: string): ErrorDetail[] {
  // Another dialect is refused by our own rules, with a better message.
  const { $schema: _, ...schema } = parameters;
  if (judge.validateSchema(schema) === true) return [];
  const byPath = new Map<string, string[]>();
  for (const { instancePath, keyword, message, params } of judge.errors ?? []) {
    const values = keyword === 'enum' ? `: ${(params as { allowedValues: string[] }).allowedValues.join(', ')}` : '';
    if (keyword === 'anyOf' || keyword === 'if') continue;
    const said = byPath.get(instancePath) ?? [];
    byPath.set(instancePath, [...new Set([...said, `${message ?? 'is not valid'}${values}`])]);
  }
  return [...byPath].map(([path, said]) => schemaFault(`${pointer}${path}`, 'invalid_schema', said.join(', or ')));
}

/** Compiles with a fresh compiler: a shared one would cache every schema in memory. */
function compileWith(ajv: Ajv2020, schema: object): ValidateFunction {
  const validate = ajv.compile(schema);
  ajv.removeSchema(schema);
  return validate;
}

function judgeWith(validate: ValidateFunction, schema: Record<string, unknown>): CompiledParameters {
  const cost = costOf(schema);
  let everyFault: ValidateFunction | undefined;
  return {
    faults(args) {
      if (isDeeperThan(args, argumentLimits.depth)) return ['The arguments are nested too deeply.'];
      const bytes = Buffer.byteLength(JSON.stringify(args) ?? '');
      const mostBytes = Math.min(
        argumentLimits.bytes,
        Math.floor(judgingLimits.patternSteps / (cost.patternSteps || 1)),
      );
      if (bytes > mostBytes) return [`The arguments are too long: together at most ${mostBytes} bytes.`];
      const parts = countParts(args);
      const mostParts = Math.min(argumentLimits.parts, Math.floor(judgingLimits.checks / cost.schemas));
      if (parts > mostParts) return [`The arguments have too many parts: at most ${mostParts}.`];
      if (validate(args)) return [];
      if (parts * cost.schemas > judgingLimits.checksOfEveryFault) return describeFaults(validate.errors ?? []);
      everyFault ??= compileWith(compilerOfEveryFault, schema);
      everyFault(args);
      return describeFaults(everyFault.errors ?? []);
    },
  };
}

function countParts(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, inner) => sum + countParts(inner), 1);
}

/** Cache size for the tools in use; LRU eviction. */
const keptMax = 500;
const kept = new Map<string, CompiledParameters>();

/** Compiled parameters of a tool revision, cached. */
export function parametersOf(tool: {
  id: ToolId | null;
  revision: number;
  definition: { parameters: Record<string, unknown> };
}): CompiledParameters {
  const key = `${tool.id} ${tool.revision}`;
  const compiled = kept.get(key) ?? compileParameters(tool.definition.parameters);
  kept.delete(key);
  kept.set(key, compiled);
  const oldest = kept.keys().next();
  if (kept.size > keptMax && !oldest.done) kept.delete(oldest.value);
  return compiled;
}
