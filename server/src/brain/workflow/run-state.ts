import type { RunGraph, RunState } from './types.ts';
import { initialValues } from './values.ts';

/** State of a run that has not begun. `given`: variables of the conversation, by name. */
export function initialState(start: RunGraph, given: Readonly<Record<string, unknown>>): RunState {
  return {
    status: 'running',
    outcome: null,
    step: 0,
    turns: 0,
    frames: [
      {
        workflowId: start.workflowId,
        version: start.version,
        nodeId: start.graph.start_node_id ?? '',
        variables: initialValues(start.graph.variables, given),
        visits: {},
        returns: [],
        entered: {},
      },
    ],
    phase: { kind: 'entering' },
    agentId: null,
    last: { text: '', digits: '', outcome: '', result: '' },
    dueAt: null,
    unheard: [],
    underway: null,
  };
}
