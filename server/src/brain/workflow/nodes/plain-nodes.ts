import type { WorkflowNodeOf } from '@parley/contract/resources/workflow-node';
import { chooseEdge } from '../choose-edge.ts';
import type { Walk } from '../walk.ts';
import { answerRemark } from './collect.ts';
import { afterReply } from './conversation.ts';
import { reply } from './converse.ts';
import type { NodeResult, NodeWork } from './node-result.ts';

export async function* enterSay(walk: Walk, node: WorkflowNodeOf<'say'>): NodeWork {
  yield* walk.say(node.text);
  return { kind: 'done', outcome: null };
}

export async function enterSetVariables(walk: Walk, node: WorkflowNodeOf<'set_variables'>): Promise<NodeResult> {
  for (const { variable, expression } of node.assignments) {
    const value = await walk.evaluate(expression);
    if (value !== undefined && !walk.setVariable(variable, value)) walk.addProblem('expression_failed');
  }
  return { kind: 'done', outcome: null };
}

/** Waits: `dueAt` of the state is the end, which a job or the call's silence brings about. */
export async function enterWait(walk: Walk, node: WorkflowNodeOf<'wait'>): Promise<NodeResult> {
  walk.isInputUsed = true;
  walk.state.dueAt = new Date(walk.engine.now().getTime() + node.seconds * 1000).toISOString();
  return { kind: 'wait' };
}

/** A message in the meantime: an edge that holds ends the wait, else the model answers and the wait goes on. */
export async function* receiveInWait(walk: Walk, node: WorkflowNodeOf<'wait'>): NodeWork {
  if (walk.input.kind === 'silence') return { kind: 'done', outcome: null };
  walk.isInputUsed = true;
  const isOver = walk.state.dueAt !== null && Date.parse(walk.state.dueAt) <= walk.engine.now().getTime();
  if (isOver) return { kind: 'done', outcome: null };
  const choice = await chooseEdge(walk, node, { isDone: false, outcome: null, mayLeave: true, mayJudge: true });
  if (choice) return { kind: 'chosen', choice };
  for (const edge of walk.graph.edgesOf(node.id)) {
    if (edge.condition.type !== 'expression' || (await walk.evaluate(edge.condition.expression)) !== true) continue;
    return { kind: 'chosen', choice: { kind: 'edge', edge, reason: 'expression' } };
  }
  await (yield* reply(walk, node));
  yield* walk.sayUnheard();
  return afterReply(walk);
}

export async function* enterEnd(walk: Walk, node: WorkflowNodeOf<'end'>): NodeWork {
  yield* walk.say(node.say);
  return { kind: 'over', outcome: node.outcome, ends: node.ends };
}

/** The last words were interrupted: the remark is answered, and the rest said by the run itself before. */
export async function* resumeEnd(walk: Walk, node: WorkflowNodeOf<'end'>): NodeWork {
  yield* answerRemark(walk, node);
  walk.isInputUsed = true;
  yield* walk.sayUnheard();
  return { kind: 'over', outcome: node.outcome, ends: node.ends };
}
