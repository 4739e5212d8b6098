import type { WorkflowNode } from '@parley/contract/resources/workflow-node';
import type { WorkflowVariable, WorkflowVariableType } from '@parley/contract/resources/workflow-variable';
import type { ExpectedType } from '../../expressions/expressions.ts';

/** An expression of a node and the type its value must have. */
interface ExpressionField {
  field: string;
  source: string;
  type: ExpectedType;
}

/** Lists the expressions of a node beside its conditions. An assignment has the type of its variable. */
export function expressionsIn(node: WorkflowNode, variables: ReadonlyMap<string, WorkflowVariable>): ExpressionField[] {
  switch (node.kind) {
    case 'set_variables':
      return node.assignments.map(({ variable, expression }, at) => ({
        field: `assignments.${at}.expression`,
        source: expression,
        type: variables.get(variable)?.type ?? 'any',
      }));
    case 'tool':
      return Object.entries(node.arguments).map(([name, source]) => ({
        field: `arguments.${name}`,
        source,
        type: 'any',
      }));
    case 'subflow':
      return Object.entries(node.input).map(([name, source]) => ({ field: `input.${name}`, source, type: 'any' }));
    default:
      return [];
  }
}

/** Lists the texts of a node in which `{{name}}` is filled. */
export function textsIn(node: WorkflowNode): { field: string; text: string }[] {
  const named = (...fields: string[]) =>
    fields.map((field) => ({ field, text: String((node as unknown as Record<string, unknown>)[field] ?? '') }));
  switch (node.kind) {
    case 'conversation':
      return named('prompt', 'message');
    case 'say':
      return named('text');
    case 'collect':
      return [
        ...named('prompt', 'confirmation'),
        ...node.fields.map(({ question }, at) => ({ field: `fields.${at}.question`, text: question })),
      ];
    case 'dtmf':
      return named('text', 'digits');
    case 'transfer':
      return named('say', 'whisper');
    case 'handoff':
      return named('say', 'reason');
    case 'tool':
    case 'agent_swap':
    case 'end':
      return named('say');
    default:
      return [];
  }
}

/** Lists the variables that a node sets, with the types they may have; without `types` any. */
export function assignedIn(
  node: WorkflowNode,
): { field: string; name: string; types?: readonly WorkflowVariableType[] }[] {
  switch (node.kind) {
    case 'collect':
      return node.fields.map(({ variable, format }, at) => {
        const types = typesOfFormat[format];
        return { field: `fields.${at}.variable`, name: variable, ...(types ? { types } : {}) };
      });
    case 'dtmf':
      return node.variable === null || node.action === 'send'
        ? []
        : [{ field: 'variable', name: node.variable, types: ['string', 'number'] }];
    case 'tool':
      return Object.keys(node.assign).map((name) => ({ field: `assign.${name}`, name }));
    case 'set_variables':
      return node.assignments.map(({ variable }, at) => ({ field: `assignments.${at}.variable`, name: variable }));
    case 'subflow':
      return Object.keys(node.output).map((name) => ({ field: `output.${name}`, name }));
    default:
      return [];
  }
}

/** Types a variable may have that a value of this format is collected into. */
const typesOfFormat: Partial<Record<string, readonly WorkflowVariableType[]>> = {
  name: ['string'],
  email: ['string'],
  phone: ['string'],
  date: ['string'],
  time: ['string'],
  number: ['number', 'string'],
  yes_no: ['boolean', 'string'],
};
