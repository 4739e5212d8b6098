import { type ASTNode, Environment, EvaluationError } from '@marcbachmann/cel-js';
import {
  type WorkflowContextName,
  type WorkflowLastName,
  workflowContextFields,
  workflowLastFields,
} from '@parley/contract/resources/workflow-context';
import type {
  WorkflowValue,
  WorkflowVariable,
  WorkflowVariableType,
} from '@parley/contract/resources/workflow-variable';
import { findCostFault } from './expression-cost.ts';
import { expressionLimits, findLimitFault } from './expression-limits.ts';
import { type ExpressionReads, readsOf } from './expression-reads.ts';
import { cutToBounds, type ExpectedType, fitsType, isOfType, toJson, typeInWords } from './expression-value.ts';

export { type ExpectedType, fromText, isOfType } from './expression-value.ts';

/** Values an expression reads. A variable without a value is left out of `vars`. */
export interface ExpressionScope {
  vars: Readonly<Record<string, WorkflowValue | undefined>>;
  context: Readonly<Record<WorkflowContextName, string | number | boolean>>;
  last: Readonly<Record<WorkflowLastName, string>>;
}

/** Reason why a text is no valid expression. */
export interface ExpressionFault {
  code: 'expression_invalid' | 'expression_type' | 'expression_limit' | 'variable_unknown';
  message: string;
}

export type EvaluationResult = { value: unknown } | { error: string };

export interface CompiledExpression extends ExpressionReads {
  /**
   * Evaluates synchronously, in bounded time. `error` says why there is no value, for example that a variable has none;
   * never throws.
   */
  evaluate(scope: ExpressionScope): EvaluationResult;
}

export type Compilation = { expression: CompiledExpression } | { fault: ExpressionFault };

/** Compiles the expressions of one workflow. */
export interface Expressions {
  /** Checks syntax, limits, names and types. Results are cached by text. */
  compile(source: string, expected: ExpectedType): Compilation;
}

const typeNames: Record<WorkflowVariableType, string> = {
  string: 'string',
  number: 'double',
  boolean: 'bool',
  list: 'list<string>',
};

/**
 * CEL with integers that mix with floats, `vars.age == 20` and `vars.age + 1` are what authors write, and with objects of
 * mixed values, which the arguments of a tool are.
 */
const base = new Environment({
  homogeneousAggregateLiterals: false,
  limits: {
    maxAstNodes: expressionLimits.nodes,
    maxDepth: expressionLimits.depth,
    maxListElements: expressionLimits.listElements,
    maxMapEntries: expressionLimits.mapEntries,
    maxCallArguments: expressionLimits.callArguments,
  },
});
base.registerOperator('double == int', (a: number, b: bigint) => a === Number(b));
const arithmetic: Record<string, (a: number, b: number) => number> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
};
for (const [operator, apply] of Object.entries(arithmetic)) {
  const mixed = (a: number | bigint, b: number | bigint) => apply(Number(a), Number(b));
  base.registerOperator(`double ${operator} int: double`, mixed);
  base.registerOperator(`int ${operator} double: double`, mixed);
}
const schemaOf = (fields: readonly { name: string; type: string }[]) =>
  Object.fromEntries(fields.map(({ name, type }) => [name, type]));
base.registerVariable({ name: 'context', schema: schemaOf(workflowContextFields) });
base.registerVariable({ name: 'last', schema: schemaOf(workflowLastFields) });

/** Creates the expressions of a workflow with these variables. Costs below a millisecond; create once per version. */
export function createExpressions(variables: readonly Pick<WorkflowVariable, 'name' | 'type'>[]): Expressions {
  const types = new Map(variables.map(({ name, type }) => [name, type]));
  const schema = schemaOf([...types].map(([name, type]) => ({ name, type: typeNames[type] })));
  const environment = base.clone().registerVariable({ name: 'vars', schema });
  const compiled = new Map<string, Compilation>();
  return {
    compile(source, expected) {
      const key = `${expected} ${source}`;
      const known = compiled.get(key);
      if (known) return known;
      const made = compile(environment, types, source, expected);
      compiled.set(key, made);
      return made;
    },
  };
}

type Types = ReadonlyMap<string, WorkflowVariableType>;

function compile(environment: Environment, types: Types, source: string, expected: ExpectedType): Compilation {
  if (source.length > expressionLimits.length) {
    return fault('expression_limit', `is longer than ${expressionLimits.length} characters`);
  }
  let parsed: ReturnType<Environment['parse']>;
  try {
    parsed = environment.parse(source);
  } catch (error) {
    return fault(isLimitError(error) ? 'expression_limit' : 'expression_invalid', summaryOf(error));
  }
  const limit = findLimitFault(parsed.ast);
  if (limit) return fault('expression_limit', `at character ${limit.position + 1}: ${limit.message}`);
  const named = readsOf(parsed.ast);
  const unknown = [...named.reads, ...named.guarded].find((name) => !types.has(name));
  if (unknown !== undefined) return fault('variable_unknown', `the workflow has no variable ${unknown}`);
  const cost = findCostFault(parsed.ast);
  if (cost) return fault('expression_limit', cost);
  const checked = parsed.check();
  if (!checked.valid) return fault('expression_type', summaryOf(checked.error));
  const type = checked.type ?? 'dyn';
  if (!fitsType(type, expected)) {
    return fault(
      'expression_type',
      `must be a ${expected === 'any' ? 'value' : expected}, and is a ${typeInWords(type)}`,
    );
  }
  return { expression: { ...named, evaluate: (scope) => evaluate(parsed, scope, types, expected) } };
}

const fault = (code: ExpressionFault['code'], message: string): Compilation => ({ fault: { code, message } });

const isLimitError = (error: unknown) => error instanceof Error && /limit|exceed|too deep|depth/i.test(error.message);

/** First line of the library's message with the place of the fault, without its drawing of the source. */
function summaryOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { summary, range } = error as { summary?: string; range?: { start: number } };
  const place = range ? `at character ${range.start + 1}: ` : '';
  const text = (summary ?? error.message.split('\n')[0] ?? '').slice(0, 300);
  return `${place}${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

type Parsed = ((context: Record<string, unknown>) => unknown) & { ast: ASTNode };

function evaluate(parsed: Parsed, scope: ExpressionScope, types: Types, expected: ExpectedType): EvaluationResult {
  try {
    const value = toJson(parsed(valuesOf(scope, types)));
    if (expected !== 'any' && !isOfType(value, expected)) return { error: `the result is no ${expected}` };
    if (typeof value === 'number' && !Number.isFinite(value)) return { error: 'the result is no finite number' };
    return { value: cutToBounds(value) };
  } catch (error) {
    if (error instanceof EvaluationError && error.code === 'no_such_key') return { error: noValue(error.summary) };
    return { error: summaryOf(error) };
  }
}

const noValue = (summary: string) => `${summary.replace('No such key: ', '')} has no value; guard it with has()`;

/** Values as CEL wants them: bounded, integers as bigint, variables of their declared type alone. */
function valuesOf({ vars, context, last }: ExpressionScope, types: Types): Record<string, unknown> {
  const declared: Record<string, unknown> = {};
  for (const [name, type] of types) {
    const value = vars[name];
    if (isOfType(value, type)) declared[name] = cutToBounds(value);
  }
  const facts: Record<string, unknown> = {};
  for (const { name, type } of workflowContextFields) {
    const value = context[name];
    facts[name] = type === 'int' ? BigInt(Math.trunc(Number(value))) : cutToBounds(value);
  }
  const recent = Object.fromEntries(workflowLastFields.map(({ name }) => [name, cutToBounds(last[name])]));
  return { vars: declared, context: facts, last: recent };
}
