import type { WorkflowNode } from '@parley/contract/resources/workflow-node';
import type { TurnEvent } from '../turn.ts';
import { chooseEdge } from './choose-edge.ts';
import { completedTurn } from './completed-turn.ts';
import type { RunEngine } from './engine.ts';
import { follow, leave, leaveSubflow } from './moves.ts';
import { answerRemark } from './nodes/collect.ts';
import { enterNode, receiveInNode, resumeNode } from './nodes/index.ts';
import type { NodeResult } from './nodes/node-result.ts';
import { runPhrases } from './phrases.ts';
import { plainReply } from './plain-reply.ts';
import { initialState } from './run-state.ts';
import type { RunGraph, RunInput, RunStep } from './types.ts';
import { awaitsKeys, waitOf } from './waits.ts';
import { Walk, type WalkedTurn } from './walk.ts';

/** Steps of one turn, which a loop without an end reaches. */
const stepsMax = 40;

/**
 * One turn of a workflow's run: from what the person said to where the run waits next. Streams what the agent says and
 * ends with exactly one `completed`, whose `workflow` has the new state. State in, events and state out: nothing is
 * stored but what `host.commit` stores around side effects. Throws `ModelError` only when nothing has been said.
 */
export async function* runWorkflowTurn(turn: WalkedTurn, engine: RunEngine): AsyncGenerator<TurnEvent, void> {
  const { workflow } = turn;
  const state = workflow.state ? structuredClone(workflow.state) : initialState(workflow.start, turn.variables);
  const walk = new Walk(turn, state, engine);
  const before = { ...state.frames[0]?.variables };
  if (yield* open(walk)) yield* walkOn(walk);
  if (state.status !== 'running' && walk.text === '' && !walk.endsConversation) yield* plainReply(walk);
  for (const [name, value] of Object.entries(state.frames[0]?.variables ?? {})) {
    if (value !== before[name]) yield { kind: 'collected', name, value: String(value) };
  }
  state.underway = null;
  const wait = await waitOf(walk);
  state.dueAt = wait.dueAt;
  yield completedTurn(walk, wait);
}

/** Loads agent and graph of the run; false where they are gone, or the run is over. */
async function* open(walk: Walk): AsyncGenerator<TurnEvent, boolean> {
  const { state, workflow } = walk;
  const { agentId } = state;
  if (agentId !== null) {
    walk.agent = (await walk.host.findAgent(agentId)) ?? walk.agent;
    yield { kind: 'agent', id: agentId, config: walk.agent };
  }
  walk.useGraph(workflow.start);
  if (state.status !== 'running') return false;
  const graph = await graphOf(walk);
  if (graph !== null) {
    walk.useGraph(graph);
    return true;
  }
  state.status = 'failed';
  state.outcome = 'failed';
  return false;
}

async function graphOf(walk: Walk): Promise<RunGraph | null> {
  const { start } = walk.workflow;
  const { workflowId, version } = walk.frame;
  if (start.workflowId === workflowId && start.version === version) return start;
  return walk.host.findGraph({ workflowId, version });
}

async function* walkOn(walk: Walk): AsyncGenerator<TurnEvent, void> {
  let result = yield* firstResult(walk);
  for (let steps = 1; ; steps += 1) {
    const next = yield* apply(walk, result);
    if (next === null || walk.engine.signal.aborted) return;
    if (steps >= stepsMax) return stop(walk, 'too_many_steps');
    result = yield* enter(walk, next);
  }
}

const eventOf = {
  text: 'input',
  digits: 'input',
  none: 'input',
  silence: 'silence',
  no_match: 'input',
  transfer_failed: 'resume',
} as const satisfies Record<RunInput['kind'], RunStep['event']>;

/** Goes on from where the last turn ended. */
async function* firstResult(walk: Walk): AsyncGenerator<TurnEvent, NodeResult> {
  const { state } = walk;
  if (state.underway) return yield* recover(walk, state.underway);
  walk.receive(awaitsKeys(walk));
  const { node } = walk;
  if (!node) return { kind: 'moved' };
  if (state.phase.kind === 'entering') {
    // A turn that was interrupted on the way here.
    if (state.step > 0 && !walk.isInputUsed) {
      walk.beginStep(node, 'input');
      walk.isInputUsed = true;
      yield* answerRemark(walk, node);
      yield* walk.sayUnheard();
      walk.endStep();
    }
    return { kind: 'moved' };
  }
  walk.beginStep(node, eventOf[walk.input.kind]);
  if (walk.input.kind === 'no_match') return yield* askAgain(walk, node);
  if (walk.input.kind === 'none') return yield* resumeNode(walk, node);
  return yield* receiveInNode(walk, node);
}

/** Says that nothing was understood, and repeats the open question. */
async function* askAgain(walk: Walk, node: WorkflowNode): AsyncGenerator<TurnEvent, NodeResult> {
  yield* walk.sayRendered(runPhrases(walk.agent.language).again, 'question');
  if (node.kind === 'collect' || node.kind === 'dtmf') return yield* resumeNode(walk, node);
  if (node.kind === 'conversation' && walk.state.turns === 0) yield* walk.say(node.message, 'question');
  return { kind: 'wait' };
}

/** Goes on with a turn that a crash ended: what it said is its beginning, and a tool runs again under its key. */
async function* recover(
  walk: Walk,
  underway: NonNullable<typeof walk.state.underway>,
): AsyncGenerator<TurnEvent, NodeResult> {
  const { state, node } = walk;
  walk.messages.push(...underway.messages);
  if (underway.text !== '') {
    walk.text = underway.text;
    yield { kind: 'delta', text: underway.text };
  }
  if (!node || state.phase.kind !== 'calling') return { kind: 'moved' };
  state.step = state.phase.step - 1;
  walk.beginStep(node, 'resume');
  return yield* resumeNode(walk, node);
}

async function* enter(walk: Walk, event: RunStep['event']): AsyncGenerator<TurnEvent, NodeResult> {
  const { node, frame, state } = walk;
  if (!node) {
    stop(walk, 'node_missing');
    return { kind: 'over', outcome: 'failed', ends: 'workflow' };
  }
  walk.beginStep(node, event);
  if (event === 'return') {
    return walk.isInputUsed ? yield* resumeNode(walk, node) : yield* receiveInNode(walk, node);
  }
  frame.visits[node.id] = (frame.visits[node.id] ?? 0) + 1;
  state.phase = { kind: 'waiting', attempts: 0 };
  state.dueAt = null;
  return yield* enterNode(walk, node);
}

/** Applies the end of a node's work; the event by which the next node is entered, or null where the turn ends. */
async function* apply(walk: Walk, result: NodeResult): AsyncGenerator<TurnEvent, RunStep['event'] | null> {
  const { node, state } = walk;
  switch (result.kind) {
    case 'wait':
      walk.endStep();
      return null;
    case 'moved':
      walk.endStep();
      return 'enter';
    case 'chosen':
      yield* follow(walk, result.choice);
      return 'enter';
    case 'over':
      if (state.frames.length > 1 && !walk.endsConversation) return yield* afterSubflow(walk, result.outcome);
      end(walk, result);
      return null;
    case 'done':
      return yield* goOn(walk, node as WorkflowNode, result.outcome);
  }
}

async function* goOn(
  walk: Walk,
  node: WorkflowNode,
  outcome: 'succeeded' | 'failed' | null,
): AsyncGenerator<TurnEvent, RunStep['event'] | null> {
  const { state, frame } = walk;
  if (outcome !== null) {
    state.last.outcome = outcome;
    if (walk.current) walk.current.outcome = outcome;
  }
  const choice = await chooseEdge(walk, node, { isDone: true, outcome, mayLeave: false, mayJudge: true });
  if (choice) {
    yield* follow(walk, choice);
    // A crash from here on goes on behind the tool, and does not run it again.
    if (node.kind === 'tool') await walk.commit({ isBetween: true });
    return 'enter';
  }
  if (frame.returns.length > 0) return leave(walk);
  if (state.frames.length > 1) return yield* afterSubflow(walk, outcome ?? 'succeeded');
  const isHandOver = node.kind === 'handoff' || node.kind === 'transfer';
  if (!isHandOver) walk.addProblem('no_edge');
  end(walk, { outcome: outcome ?? 'failed', ends: 'workflow' });
  return null;
}

/** Returns to the node of a sub-flow, and on by its edges. */
async function* afterSubflow(
  walk: Walk,
  outcome: 'succeeded' | 'failed',
): AsyncGenerator<TurnEvent, RunStep['event'] | null> {
  walk.endStep({ outcome });
  const values = leaveSubflow(walk);
  const graph = await graphOf(walk);
  const node = graph && (walk.useGraph(graph), walk.node);
  if (!node) {
    stop(walk, 'workflow_missing');
    return null;
  }
  walk.beginStep(node, 'resume');
  if (node.kind === 'subflow') {
    for (const [name, from] of Object.entries(node.output)) walk.setVariable(name, values[from]);
  }
  return yield* goOn(walk, node, outcome);
}

function end(walk: Walk, { outcome, ends }: { outcome: 'succeeded' | 'failed'; ends: 'conversation' | 'workflow' }) {
  walk.state.status = 'ended';
  walk.state.outcome = outcome;
  if (ends === 'conversation') walk.endsConversation = true;
  walk.endStep({ outcome });
}

/** Ends a run that cannot go on; the agent continues by its own prompt. */
function stop(walk: Walk, problem: 'too_many_steps' | 'node_missing' | 'workflow_missing'): void {
  walk.addProblem(problem);
  walk.state.status = 'failed';
  walk.state.outcome = 'failed';
  walk.endStep({ outcome: 'failed' });
}
