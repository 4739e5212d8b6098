import type { WorkflowCondition, WorkflowEdge, WorkflowNode, WorkflowNodeKind } from './graph.ts';

/** Node kinds in the order of the palette. */
export const nodeKinds: readonly WorkflowNodeKind[] = [
  'conversation',
  'say',
  'collect',
  'branch',
  'tool',
  'transfer',
  'handoff',
  'dtmf',
  'set_variables',
  'agent_swap',
  'subflow',
  'wait',
  'end',
];

/** Kinds with an outcome, whose edges may ask for it. */
export const kindsWithResult: readonly WorkflowNodeKind[] = [
  'collect',
  'tool',
  'transfer',
  'handoff',
  'dtmf',
  'subflow',
];

/** A node with the contract's defaults. */
export function newNode(kind: WorkflowNodeKind, id: string, position: { x: number; y: number }): WorkflowNode {
  const base = { id, name: '', position, global: null, overrides: {} };
  switch (kind) {
    case 'conversation':
      return { ...base, kind, prompt: '', message: '', speaks_first: true };
    case 'say':
      return { ...base, kind, text: '' };
    case 'collect':
      return { ...base, kind, mode: 'ask', prompt: '', fields: [], attempts_max: 3, confirm: false, confirmation: '' };
    case 'branch':
      return { ...base, kind };
    case 'tool':
      return { ...base, kind, tool_id: null, function: '', arguments: {}, fill: 'model', say: '', assign: {} };
    case 'transfer':
      return { ...base, kind, target_key: '', destination: '', mode: 'cold', whisper: '', say: '' };
    case 'handoff':
      return { ...base, kind, reason: '', say: '' };
    case 'dtmf':
      return { ...base, kind, ...keypad };
    case 'set_variables':
      return { ...base, kind, assignments: [] };
    case 'agent_swap':
      return { ...base, kind, agent_id: null, say: '', greet: false };
    case 'subflow':
      return { ...base, kind, workflow_id: null, version: null, input: {}, output: {} };
    case 'wait':
      return { ...base, kind, seconds: 5 };
    case 'end':
      return { ...base, kind, say: '', outcome: 'succeeded', ends: 'conversation' };
  }
}

const keypad = {
  action: 'gather' as const,
  digits: '',
  text: '',
  variable: null,
  min_digits: 1,
  max_digits: 1,
  finish_on: '#',
  timeout_seconds: 8,
  attempts_max: 3,
};

/** First condition of a new edge: what the node usually needs next. */
export function firstCondition(source: WorkflowNode, existing: readonly WorkflowEdge[]): WorkflowCondition {
  const has = (fits: (condition: WorkflowCondition) => boolean) => existing.some(({ condition }) => fits(condition));
  if (kindsWithResult.includes(source.kind)) {
    if (source.kind === 'transfer' || source.kind === 'handoff') return { type: 'result', outcome: 'failed' };
    const hasSucceeded = has((condition) => condition.type === 'result' && condition.outcome === 'succeeded');
    return { type: 'result', outcome: hasSucceeded ? 'failed' : 'succeeded' };
  }
  if (source.kind === 'conversation') return { type: 'prompt', prompt: '' };
  if (source.kind === 'branch') {
    return existing.length === 0 ? { type: 'expression', expression: '' } : { type: 'else' };
  }
  return existing.length === 0 ? { type: 'always' } : { type: 'expression', expression: '' };
}

/** A condition of another type with empty fields. */
export function newCondition(type: WorkflowCondition['type']): WorkflowCondition {
  switch (type) {
    case 'prompt':
      return { type, prompt: '' };
    case 'expression':
      return { type, expression: '' };
    case 'intent':
      return { type, intent: '', phrases: [] };
    case 'timeout':
      return { type, seconds: 10 };
    case 'dtmf':
      return { type, digits: '' };
    case 'result':
      return { type, outcome: 'succeeded' };
    default:
      return { type };
  }
}
