import type { WorkflowNode } from '@parley/contract/resources/workflow-node';
import type { Faults, Place } from './faults.ts';
import type { GraphIndex } from './graph-index.ts';

/** Checks that every node has what its kind needs. */
export function checkNodes({ graph }: GraphIndex, faults: Faults): void {
  for (const [at, node] of graph.nodes.entries()) {
    const place: Place = { node, at };
    const missing = missingIn(node);
    if (missing) faults.error(place, missing.field, 'field_missing', missing.message);
    const wrong = wrongIn(node);
    if (wrong) faults.error(place, wrong.field, 'invalid_value', wrong.message);
    if (node.global) {
      const empty = emptyCondition(node.global.condition);
      if (empty) faults.error(place, `global.condition.${empty.field}`, 'field_missing', empty.message);
    }
  }
}

interface FieldFault {
  field: string;
  message: string;
}

function missingIn(node: WorkflowNode): FieldFault | undefined {
  switch (node.kind) {
    case 'conversation':
      return isBlank(node.prompt) && isBlank(node.message)
        ? { field: 'prompt', message: 'write what the agent does here, or a first sentence' }
        : undefined;
    case 'say':
      return isBlank(node.text) ? { field: 'text', message: 'write what is said' } : undefined;
    case 'collect':
      return node.fields.length === 0 ? { field: 'fields', message: 'add a value to collect' } : undefined;
    case 'tool':
      return node.tool_id === null ? { field: 'tool_id', message: 'choose a tool' } : undefined;
    case 'transfer':
      return node.target_key === '' && node.destination === ''
        ? { field: 'target_key', message: 'choose a transfer target of the agent, or write a destination' }
        : undefined;
    case 'dtmf':
      if (node.action === 'send')
        return node.digits === '' ? { field: 'digits', message: 'write the keys to send' } : undefined;
      return isBlank(node.text)
        ? { field: 'text', message: 'write what the caller hears before pressing keys' }
        : undefined;
    case 'set_variables':
      return node.assignments.length === 0 ? { field: 'assignments', message: 'add a variable to set' } : undefined;
    case 'agent_swap':
      return node.agent_id === null ? { field: 'agent_id', message: 'choose the agent that takes over' } : undefined;
    case 'subflow':
      return node.workflow_id === null ? { field: 'workflow_id', message: 'choose a workflow' } : undefined;
    default:
      return undefined;
  }
}

function wrongIn(node: WorkflowNode): FieldFault | undefined {
  if (node.kind === 'transfer' && node.target_key !== '' && node.destination !== '') {
    return { field: 'destination', message: 'give either a target of the agent or a destination, not both' };
  }
  if (node.kind === 'dtmf' && node.action === 'gather' && node.min_digits > node.max_digits) {
    return { field: 'min_digits', message: 'is larger than max_digits' };
  }
  return undefined;
}

const isBlank = (text: string) => text.trim() === '';

/** Finds an empty condition of an edge or a global node. */
export function emptyCondition(condition: { type: string } & Record<string, unknown>): FieldFault | undefined {
  const { type } = condition;
  if (type === 'prompt' && isBlank(String(condition['prompt']))) {
    return { field: 'prompt', message: 'write the statement that the model judges' };
  }
  if (type === 'expression' && isBlank(String(condition['expression']))) {
    return { field: 'expression', message: 'write an expression' };
  }
  if (type === 'intent' && isBlank(String(condition['intent'])) && (condition['phrases'] as unknown[]).length === 0) {
    return { field: 'intent', message: 'name the intent, or add a phrase' };
  }
  return undefined;
}
