import type { WorkflowConditionType } from '@parley/contract/resources/workflow-edge';
import type { WorkflowNode } from '@parley/contract/resources/workflow-node';

/** Behaviour of a node on which the checks of edges and paths rest. */
export interface NodeFacts {
  /** Time passes or the visitor speaks in every visit, so a loop through it cannot spin. */
  waits: boolean;
  /** A run may end here without an edge. */
  ends: boolean;
  /** Stays until an edge holds; other nodes must lead on whatever happens. */
  stays: boolean;
  /** Conditions an edge from it may have; empty: no edge. */
  conditions: readonly WorkflowConditionType[];
}

const said: WorkflowConditionType[] = ['prompt', 'expression', 'intent'];
const onward: WorkflowConditionType[] = ['always', 'else'];
const atOnce: NodeFacts = { waits: false, ends: false, stays: false, conditions: [...said, ...onward] };
const withResult: NodeFacts = { ...atOnce, conditions: [...said, 'result', ...onward] };
const listening: WorkflowConditionType[] = [...said, 'timeout', 'dtmf'];

/** Facts of a node. A sub-flow waits where its workflow does, see `subflowWaits`. */
export function factsOf(node: WorkflowNode): NodeFacts {
  switch (node.kind) {
    case 'conversation':
      return { waits: true, ends: false, stays: true, conditions: [...listening, ...onward] };
    case 'collect':
      if (node.mode === 'extract') return withResult;
      return { waits: true, ends: false, stays: false, conditions: [...listening, 'result', ...onward] };
    case 'dtmf':
      if (node.action === 'send') return atOnce;
      return { waits: true, ends: false, stays: false, conditions: [...listening, 'result', ...onward] };
    case 'wait':
      return { waits: true, ends: false, stays: false, conditions: [...said, 'dtmf', ...onward] };
    case 'tool':
    case 'subflow':
      return withResult;
    case 'say':
    case 'branch':
    case 'set_variables':
      return atOnce;
    case 'transfer':
      return { waits: false, ends: true, stays: true, conditions: ['result', ...onward] };
    case 'handoff':
      return { waits: false, ends: true, stays: true, conditions: ['result', ...onward] };
    case 'agent_swap':
    case 'end':
      return { waits: false, ends: true, stays: true, conditions: [] };
  }
}
