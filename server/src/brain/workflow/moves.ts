import type { WorkflowValue } from '@parley/contract/resources/workflow-variable';
import type { TurnEvent } from '../turn.ts';
import type { Choice } from './choose-edge.ts';
import type { RunStep } from './types.ts';
import type { Walk } from './walk.ts';

/** Deepest nesting of global nodes entered from global nodes. */
const returnsMax = 10;

/** Goes the way that was chosen, to the node that is to be entered. */
export function* follow(walk: Walk, choice: Choice): Generator<TurnEvent> {
  const { frame, state } = walk;
  if (choice.kind === 'edge') {
    yield* walk.sayUnheard();
    yield* walk.say(choice.edge.say);
    walk.endStep({ edgeId: choice.edge.id, reason: choice.reason });
    frame.nodeId = choice.edge.target;
  } else {
    walk.endStep({ reason: 'global' });
    if (choice.node.global?.return === true && frame.returns.length < returnsMax) {
      frame.returns.push({ nodeId: frame.nodeId, phase: structuredClone(state.phase) });
    }
    frame.entered[choice.node.id] = state.turns;
    frame.nodeId = choice.node.id;
  }
  state.phase = { kind: 'entering' };
  walk.isInputUsed = true;
}

/** Goes back to the node that a global node was entered from. */
export function leave(walk: Walk): RunStep['event'] {
  const { frame, state } = walk;
  walk.endStep();
  const back = frame.returns.pop();
  if (back) {
    frame.nodeId = back.nodeId;
    state.phase = back.phase;
  }
  return 'return';
}

/** Leaves the innermost graph; returns its variables. */
export function leaveSubflow(walk: Walk): Readonly<Record<string, WorkflowValue>> {
  const left = walk.state.frames.pop();
  return left?.variables ?? {};
}
