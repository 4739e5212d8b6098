import type { WorkflowNodeOf } from '@parley/contract/resources/workflow-node';
import { chooseEdge } from '../choose-edge.ts';
import { runPhrases } from '../phrases.ts';
import type { Walk } from '../walk.ts';
import { answerRemark } from './collect.ts';
import type { NodeResult, NodeWork } from './node-result.ts';

type Node = WorkflowNodeOf<'dtmf'>;

export async function* enterDtmf(walk: Walk, node: Node): NodeWork {
  walk.isInputUsed = true;
  if (node.action === 'send') return send(walk, node);
  walk.state.phase = { kind: 'waiting', attempts: 0 };
  yield* prompt(walk, node);
  return { kind: 'wait' };
}

async function send(walk: Walk, node: Node): Promise<NodeResult> {
  const digits = walk.render(node.digits);
  if (walk.host.pressDigits === null || digits === '') return { kind: 'done', outcome: 'failed' };
  await walk.commit();
  await walk.workflow.mayAct;
  const isSent = await walk.host.pressDigits(digits).then(
    () => true,
    () => false,
  );
  return { kind: 'done', outcome: isSent ? 'succeeded' : 'failed' };
}

/** Accepts keys, also typed or spelled out in words; after too many fruitless turns the node fails. */
export async function* receiveInDtmf(walk: Walk, node: Node): NodeWork {
  walk.isInputUsed = true;
  const { state, input } = walk;
  const digits = input.kind === 'digits' ? input.digits : '';
  if (digits !== '') {
    const isFinished = node.finish_on !== '' && digits.length > 1 && digits.endsWith(node.finish_on);
    const pressed = isFinished ? digits.slice(0, -1) : digits;
    state.last.digits = pressed;
    const isComplete = pressed.length >= node.min_digits && pressed.length <= node.max_digits;
    if (isComplete && (node.variable === null || walk.setVariable(node.variable, pressed)))
      return { kind: 'done', outcome: 'succeeded' };
  }
  const isText = input.kind === 'text';
  const left = await chooseEdge(walk, node, {
    isDone: false,
    outcome: null,
    mayLeave: input.kind !== 'silence',
    mayJudge: isText,
  });
  if (left) return { kind: 'chosen', choice: left };
  if (state.phase.kind === 'waiting') state.phase.attempts += 1;
  const attempts = state.phase.kind === 'waiting' ? state.phase.attempts : 1;
  const isChatSilence = input.kind === 'silence' && (await walk.context()).channel === 'chat';
  if (attempts >= node.attempts_max || isChatSilence) return afterAttempts(walk, node);
  if (isText) yield* answerRemark(walk, node);
  yield* walk.sayUnheard();
  yield* prompt(walk, node);
  return { kind: 'wait' };
}

/** A node that waited in vain fails; an edge of a silence comes first where nothing was pressed. */
async function afterAttempts(walk: Walk, node: Node): Promise<NodeResult> {
  if (walk.input.kind === 'silence') {
    const edge = walk.graph.edgesOf(node.id).find(({ condition }) => condition.type === 'timeout');
    if (edge) return { kind: 'chosen', choice: { kind: 'edge', edge, reason: 'timeout' } };
  }
  return { kind: 'done', outcome: 'failed' };
}

export async function* resumeDtmf(walk: Walk, node: Node): NodeWork {
  yield* prompt(walk, node);
  return { kind: 'wait' };
}

function* prompt(walk: Walk, node: Node) {
  if (node.text.trim() === '') yield* walk.sayRendered(runPhrases(walk.agent.language).pressKeys, 'question');
  else yield* walk.say(node.text, 'question');
}
