import type { WorkflowNodeOf } from '@parley/contract/resources/workflow-node';
import { chooseEdge, timeoutEdge } from '../choose-edge.ts';
import type { Walk } from '../walk.ts';
import { reply } from './converse.ts';
import type { NodeResult, NodeWork } from './node-result.ts';

type Node = WorkflowNodeOf<'conversation'>;

/** Speaks first, or answers at once what the person said before the run was here. */
export async function* enterConversation(walk: Walk, node: Node): NodeWork {
  const isGreeted = walk.history.some(({ role }) => role === 'assistant');
  const isAnswering = !walk.isInputUsed;
  if (node.message.trim() !== '' && node.speaks_first && !(isAnswering && isGreeted)) {
    yield* walk.say(node.message, 'model');
    return isAnswering ? yield* receiveInConversation(walk, node) : { kind: 'wait' };
  }
  if (isAnswering) return yield* receiveInConversation(walk, node);
  if (!node.speaks_first) return { kind: 'wait' };
  await (yield* reply(walk, node));
  return afterReply(walk);
}

/** Goes on by an edge that holds for what the person said; else the model answers. */
export async function* receiveInConversation(walk: Walk, node: Node): NodeWork {
  if (walk.input.kind === 'silence') return silenceResult(walk, node.id);
  walk.isInputUsed = true;
  const facts = { isDone: true, outcome: null, mayLeave: true, mayJudge: true };
  const choice = await chooseEdge(walk, node, facts);
  if (choice) return { kind: 'chosen', choice };
  const isPassing = node.global?.return === true && walk.frame.returns.length > 0;
  if (isPassing) {
    walk.isInputUsed = false;
    return { kind: 'done', outcome: null };
  }
  await (yield* reply(walk, node, { needsSource: walk.state.unheard.length > 0 }));
  yield* walk.sayUnheard();
  return afterReply(walk);
}

/** The way out after the silence that was waited for. */
export function silenceResult(walk: Walk, nodeId: string): NodeResult {
  const edge = timeoutEdge(walk, nodeId);
  return edge ? { kind: 'chosen', choice: { kind: 'edge', edge, reason: 'timeout' } } : { kind: 'wait' };
}

/** The model's own tools may have ended the conversation, or handed it over. */
export function afterReply(walk: Walk): NodeResult {
  if (walk.endsConversation) return { kind: 'over', outcome: 'succeeded', ends: 'conversation' };
  if (walk.transfer !== null) walk.state.phase = { kind: 'handed-over' };
  return { kind: 'wait' };
}
