import { z } from 'zod';
import { workflowContextFields, workflowLastFields } from '../../contract/src/resources/workflow-context.ts';
import { WorkflowCondition, WorkflowEdge } from '../../contract/src/resources/workflow-edge.ts';
import { workflowFaultCodes } from '../../contract/src/resources/workflow-fault.ts';
import {
  workflowEdgesMax,
  workflowNodesMax,
  workflowVariablesMax,
} from '../../contract/src/resources/workflow-graph.ts';
import { WorkflowCollectField, WorkflowNode } from '../../contract/src/resources/workflow-node.ts';
import { WorkflowOverrides, workflowNodeBase } from '../../contract/src/resources/workflow-node-base.ts';
import { WorkflowVariable } from '../../contract/src/resources/workflow-variable.ts';

interface Json {
  [name: string]: unknown;
  type?: string;
  description?: string;
  properties?: Record<string, Json>;
  anyOf?: Json[];
}

/** docs/reference/workflows.md: variables, nodes, edges, expressions and faults of a workflow. */
export function workflowsReference(): string {
  const own = (option: z.ZodType) => fieldsOf(option, Object.keys(workflowNodeBase).concat('kind'));
  return [
    '# Workflows',
    '',
    'Nodes, edges, variables and expressions of a [workflow](../how-to/build-a-workflow.md). Schemas are in [openapi.json](../openapi.json), `WorkflowDefinition`.',
    '',
    'This page is generated from `contract/src/resources/workflow*.ts` by `npm run generate`.',
    '',
    `A graph has \`start_node_id\`, \`global_prompt\`, \`variables\`, \`nodes\` and \`edges\`: at most ${workflowNodesMax} nodes, ${workflowEdgesMax} edges and ${workflowVariablesMax} variables, and 900,000 characters of JSON in all. A draft may be unfinished; [faults](#faults) are found when it is validated or published.`,
    '',
    '## Nodes',
    '',
    '| kind | |',
    '|---|---|',
    ...WorkflowNode.options.map(
      (option) => `| [\`${kindOf(option)}\`](#${kindOf(option)}) | ${option.meta()?.description} |`,
    ),
    '',
    '### Fields of every node',
    '',
    ...table(fieldsOf(z.object(workflowNodeBase))),
    '',
    '`global`:',
    '',
    ...table(fieldsOf(workflowNodeBase.global.unwrap().unwrap())),
    '',
    '`overrides`:',
    '',
    ...table(fieldsOf(WorkflowOverrides)),
    '',
    ...WorkflowNode.options.flatMap((option) => section(kindOf(option), option.meta()?.description, own(option))),
    '### Value of `collect`',
    '',
    ...table(fieldsOf(WorkflowCollectField)),
    '',
    '## Edges',
    '',
    ...table(fieldsOf(WorkflowEdge)),
    '',
    '| condition | holds | fields |',
    '|---|---|---|',
    ...WorkflowCondition.options.map((option) => {
      const fields = fieldsOf(option, ['type']).map(({ name, meaning }) => `\`${name}\`: ${meaning}`);
      return `| \`${option.shape.type.value}\` | ${option.meta()?.description} | ${fields.join('<br>')} |`;
    }),
    '',
    'A node takes the first of its edges that holds: deterministic conditions by `priority`, then `prompt` conditions, which are one request to the model, then `always` or `else`.',
    '',
    '## Variables',
    '',
    ...table(fieldsOf(WorkflowVariable)),
    '',
    ...expressions(),
    ...faults(),
  ].join('\n');
}

const kindOf = (option: (typeof WorkflowNode.options)[number]): string => option.shape.kind.value;

interface Field {
  name: string;
  form: string;
  meaning: string;
}

function section(title: string, description: string | undefined, fields: Field[]): string[] {
  return [`### ${title}`, '', `${description}.`, '', ...(fields.length > 0 ? [...table(fields), ''] : [])];
}

function table(fields: readonly Field[]): string[] {
  return [
    '| field | value | |',
    '|---|---|---|',
    ...fields.map(({ name, form, meaning }) => `| \`${name}\` | ${form} | ${meaning} |`),
  ];
}

function fieldsOf(schema: z.ZodType, without: readonly string[] = []): Field[] {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Json;
  const definitions = (json['$defs'] ?? {}) as Record<string, Json>;
  return Object.entries(resolve(json, definitions).properties ?? {})
    .filter(([name]) => !without.includes(name))
    .map(([name, field]) => ({ name, form: formOf(field, definitions), meaning: cell(describe(field, definitions)) }));
}

const cell = (text: string) => text.replaceAll('|', '\\|');

function describe(field: Json, definitions: Record<string, Json>): string {
  return field.description ?? resolve(field, definitions).description ?? '';
}

function resolve(field: Json, definitions: Record<string, Json>): Json {
  const { $ref: reference } = field;
  return typeof reference === 'string' ? (definitions[reference.split('/').at(-1) ?? ''] ?? {}) : field;
}

/** Type, bounds and default of a field, such as `number 1-60, 8`. */
function formOf(field: Json, definitions: Record<string, Json>): string {
  const { default: given } = field;
  const preset = given === undefined || typeof given === 'object' ? '' : `; default \`${JSON.stringify(given)}\``;
  return `${typeOf(resolve(field, definitions), definitions)}${preset}`;
}

function typeOf(field: Json, definitions: Record<string, Json>): string {
  const { enum: values, anyOf, oneOf } = field as { enum?: string[]; anyOf?: Json[]; oneOf?: Json[] };
  if (values) return values.map((value) => `\`${value}\``).join(', ');
  const branches = anyOf ?? oneOf;
  if (branches) {
    const types = branches.map((branch) => typeOf(resolve(branch, definitions), definitions));
    return [...new Set(types)].join(' or ');
  }
  switch (field.type) {
    case 'string':
      return typeof field['maxLength'] === 'number' ? `text, ${field['maxLength']}` : 'text';
    case 'integer':
    case 'number':
      return `${field.type}${rangeOf(Number(field['minimum']), Number(field['maximum']))}`;
    case 'array':
      return `list${typeof field['maxItems'] === 'number' ? `, ${field['maxItems']}` : ''}`;
    default:
      return String(field.type ?? 'object');
  }
}

function rangeOf(from: number, to: number): string {
  if (Number.isNaN(from)) return '';
  return Number.isNaN(to) || to >= Number.MAX_SAFE_INTEGER ? ` from ${from}` : ` ${from} to ${to}`;
}

function expressions(): string[] {
  const rows = (owner: string, fields: typeof workflowContextFields | typeof workflowLastFields) =>
    fields.map(({ name, type, description }) => `| \`${owner}.${name}\` | ${type} | ${description} |`);
  return [
    '## Expressions',
    '',
    'Conditions, assignments and arguments are in [CEL](https://cel.dev), checked for syntax, names and types before a publish.',
    '',
    '| name | type | |',
    '|---|---|---|',
    '| `vars.<name>` | as declared | A variable of the workflow. Without a value the expression fails: guard it with `has(vars.<name>)` |',
    ...rows('context', workflowContextFields),
    ...rows('last', workflowLastFields),
    '',
    '- Operators: `&&`, `||`, `!`, `==`, `!=`, `<`, `<=`, `>`, `>=`, `+`, `-`, `*`, `/`, `%` (integers), `in`, `a ? b : c`, `list[0]`.',
    '- Functions: `has(vars.x)`, `size(x)`, `int(x)`, `double(x)`, `string(x)`, `bool(x)`.',
    '- Of texts: `.contains("x")`, `.startsWith("x")`, `.endsWith("x")`, `.lowerAscii()`, `.upperAscii()`, `.trim()`, `.indexOf("x")`, `.lastIndexOf("x")`, `.substring(0, 2)`, `.size()`.',
    '- Of lists: `.all(each, …)`, `.exists(each, …)`, `.exists_one(each, …)`, `.map(each, …)`, `.filter(each, …)`, `.join(", ")`, `.size()`.',
    '- `"20" >= 18` is refused, because a text is no number; declare the variable as a number. Numbers and integers mix: `vars.age == 20`.',
    '- Bounds: 4,000 characters, 200 nodes of the syntax tree, lists of 100 elements, one of `all`, `exists`, `exists_one`, `map` and `filter` inside another is refused, and so is what could take too long in the worst case. Texts count to 4,000 characters. There are no regular expressions.',
    '- A condition whose expression fails while it runs does not hold.',
    '',
    '| example | |',
    '|---|---|',
    '| `context.weekday <= 5 && context.hour >= 8 && context.hour < 17` | Office hours |',
    '| `has(vars.guests) && vars.guests > 8` | A large party |',
    '| `last.text.lowerAscii().contains("cancel")` | A word of the visitor |',
    '| `"vip" in vars.tags` | An element of a list |',
    '| `context.node_visits >= 3` | The third time here |',
    '',
  ];
}

/** Sentences on faults; a code without one does not compile. */
const meanings: Record<(typeof workflowFaultCodes)[number], string> = {
  duplicate_id: 'Two nodes, or two edges, have one id',
  duplicate_variable: 'Two variables have one name',
  start_missing: '`start_node_id` names no node',
  node_missing: 'An edge begins or ends at a node that does not exist',
  unreachable: 'No path leads to the node from the start or from a global node',
  dead_end: 'No edge leads on, and the node does not end the run. As a warning: no path leads to an end',
  else_missing: 'No edge is taken when no condition holds. As a warning: none for a failed transfer or hand-off',
  else_duplicate: 'Several edges of type `always` or `else`',
  condition_impossible: 'A condition that cannot hold at its node, such as silence after `say`',
  edge_from_end: 'An edge from a node that ends the run',
  loop_without_wait: 'A loop in which nothing waits for the visitor',
  field_missing: 'A text, tool or choice that the node or condition needs',
  invalid_value: 'Values that do not fit one another',
  expression_invalid: 'Syntax of an expression',
  expression_type: 'An expression mixes types, or its result has the wrong one',
  expression_limit: 'An expression beyond the bounds',
  variable_unknown: 'A variable that is not declared. As a warning: a placeholder in a text',
  variable_type: 'A value of another type than the variable',
  variable_unset: 'Warning: the variable may have no value yet',
  tool_unknown: 'A tool that does not exist',
  agent_unknown: 'An agent that does not exist or is in the trash',
  workflow_unknown: 'A sub-flow that does not exist',
  workflow_unpublished: 'A sub-flow, or a version of it, that was never published',
  workflow_recursion: 'A sub-flow that contains this workflow',
  transfer_target_unknown: 'Warning: an agent with this workflow has no transfer target of that key',
  destination_refused: 'A destination that is never dialled, such as an emergency number',
  graph_too_large: 'More than 900,000 characters of JSON',
};

function faults(): string[] {
  return [
    '## Faults',
    '',
    '`POST /api/workflows/validate` lists all of them with node, edge and field; a publish refuses errors with 400 and lists them in `details`. Warnings refuse nothing.',
    '',
    '| code | |',
    '|---|---|',
    ...workflowFaultCodes.map((code) => `| \`${code}\` | ${meanings[code]} |`),
    '',
  ];
}
