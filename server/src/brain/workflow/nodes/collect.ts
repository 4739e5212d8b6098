import type { WorkflowCollectField, WorkflowNodeOf } from '@parley/contract/resources/workflow-node';
import type { WorkflowVariable } from '@parley/contract/resources/workflow-variable';
import type { TurnEvent } from '../../turn.ts';
import { chooseEdge } from '../choose-edge.ts';
import { extractFields, fieldOf, readField } from '../collect-values.ts';
import { nodeAgent } from '../node-agent.ts';
import { runPhrases } from '../phrases.ts';
import type { CollectProgress } from '../types.ts';
import { textOfValue } from '../values.ts';
import type { Walk } from '../walk.ts';
import { silenceResult } from './conversation.ts';
import { reply } from './converse.ts';
import type { NodeResult, NodeWork } from './node-result.ts';

type Node = WorkflowNodeOf<'collect'>;

/**
 * Begins to collect. Values that are there at the first visit are not asked for; a later visit collects all of them
 * anew.
 */
export async function* enterCollect(walk: Walk, node: Node): NodeWork {
  const { frame } = walk;
  if ((frame.visits[node.id] ?? 0) > 1) for (const { variable } of node.fields) delete frame.variables[variable];
  if (node.mode === 'extract') return extractOnly(walk, node);
  const progress: CollectProgress = { asked: null, found: [], skipped: [], isConfirming: false };
  walk.state.phase = { kind: 'waiting', attempts: 0, collect: progress };
  // Said on the way here, such as "a table for tomorrow at seven": not asked for again.
  if (walk.input.kind === 'text') {
    for (const field of missing(walk, node)) {
      const isPlain = field.choices.length > 0 || ['email', 'phone', 'date', 'time'].includes(field.format);
      if (isPlain && readField(walk, field, walk.input.text, false)) progress.found.push(field.variable);
    }
  }
  walk.isInputUsed = true;
  return yield* goOn(walk, node, progress);
}

async function extractOnly(walk: Walk, node: Node): Promise<NodeResult> {
  await extractFields(walk, node, missing(walk, node));
  walk.isInputUsed = true;
  return { kind: 'done', outcome: missing(walk, node).some(({ required }) => required) ? 'failed' : 'succeeded' };
}

/** Reads the values out of the person's words; what is no answer is answered, and the question asked again. */
export async function* receiveInCollect(walk: Walk, node: Node): NodeWork {
  const { phase } = walk.state;
  const progress = phase.kind === 'waiting' ? phase.collect : undefined;
  if (walk.input.kind === 'silence') return silenceResult(walk, node.id);
  if (phase.kind !== 'waiting' || !progress) return yield* enterCollect(walk, node);
  walk.isInputUsed = true;
  const pressed = await chooseEdge(walk, node, { isDone: false, outcome: null, mayLeave: false, mayJudge: false });
  if (pressed) return { kind: 'chosen', choice: pressed };
  const found = await read(walk, node, progress);
  if (progress.isConfirming && found.length === 0) {
    const answer = walk.engine.words.yesOrNo(walk.state.last.text || walk.state.last.digits);
    if (answer === 'yes') return { kind: 'done', outcome: 'succeeded' };
    if (answer === 'no') return yield* askAgain(walk, node, progress);
  }
  if (found.length > 0) {
    phase.attempts = 0;
    progress.found.push(...found);
    return yield* goOn(walk, node, progress);
  }
  return yield* withoutAnswer(walk, node, progress);
}

async function read(walk: Walk, node: Node, progress: CollectProgress): Promise<string[]> {
  const text = walk.input.kind === 'digits' ? walk.input.digits : walk.state.last.text;
  const open = progress.isConfirming ? node.fields : missing(walk, node);
  const asked = progress.isConfirming ? undefined : open.find(({ variable }) => variable === progress.asked);
  const found: string[] = [];
  if (asked && readField(walk, asked, text, true)) found.push(asked.variable);
  for (const field of open) {
    if (field === asked || field.format === 'any' || field.format === 'yes_no') continue;
    if (readField(walk, field, text, false)) found.push(field.variable);
  }
  const isOpen = asked ? !found.includes(asked.variable) : found.length === 0 && !progress.isConfirming;
  const isVendor = nodeAgent(walk, node).llm.provider !== 'builtin';
  if (isOpen && isVendor) {
    found.push(
      ...(await extractFields(
        walk,
        node,
        open.filter(({ variable }) => !found.includes(variable)),
      )),
    );
  }
  return found;
}

/** Asks for the next value, reads all of them back, or is done. */
async function* goOn(walk: Walk, node: Node, progress: CollectProgress): NodeWork {
  const next = missing(walk, node).find(({ variable }) => !progress.skipped.includes(variable));
  if (next) {
    yield* walk.sayUnheard();
    progress.asked = next.variable;
    if (!next.required) progress.skipped.push(next.variable);
    yield* ask(walk, node, next);
    return { kind: 'wait' };
  }
  if (node.confirm && progress.found.length > 0) {
    yield* walk.sayUnheard();
    progress.isConfirming = true;
    progress.asked = null;
    yield* readBack(walk, node);
    return { kind: 'wait' };
  }
  return { kind: 'done', outcome: 'succeeded' };
}

async function* ask(walk: Walk, node: Node, field: WorkflowCollectField): AsyncGenerator<TurnEvent> {
  if (field.question.trim() !== '') return yield* walk.say(field.question, 'question');
  const label = labelOf(field, walk.graph.variables.get(field.variable));
  const isVendor = nodeAgent(walk, node).llm.provider !== 'builtin';
  if (isVendor) {
    const instruction = `Ask the person now for this, in one sentence, and for nothing else: ${label}.`;
    if ((await (yield* reply(walk, node, { instruction, hasTools: false }))) !== null) return;
  }
  yield* walk.sayRendered(
    runPhrases(walk.agent.language).ask.replace('{name}', () => label),
    'question',
  );
}

function* readBack(walk: Walk, node: Node): Generator<TurnEvent> {
  if (node.confirmation.trim() !== '') return yield* walk.say(node.confirmation, 'question');
  const phrases = runPhrases(walk.agent.language);
  const values = node.fields.flatMap(({ variable, ...field }) => {
    const value = walk.value(variable);
    if (value === undefined) return [];
    const text = typeof value === 'boolean' ? phrases[value ? 'yes' : 'no'] : textOfValue(value);
    return [`${labelOf({ variable, ...field }, walk.graph.variables.get(variable))}: ${text}`];
  });
  yield* walk.sayRendered(
    phrases.isRight.replace('{values}', () => values.join(', ')),
    'question',
  );
}

/** The read-back was wrong and nothing was said to correct it: all that was found is asked for again. */
async function* askAgain(walk: Walk, node: Node, progress: CollectProgress): NodeWork {
  if (isExhausted(walk, node)) return { kind: 'done', outcome: 'failed' };
  for (const variable of progress.found) delete walk.frame.variables[variable];
  Object.assign(progress, { found: [], skipped: [], isConfirming: false });
  return yield* goOn(walk, node, progress);
}

/** Nothing new: another way may hold, else the remark is answered and the question asked again. */
async function* withoutAnswer(walk: Walk, node: Node, progress: CollectProgress): NodeWork {
  const left = await chooseEdge(walk, node, { isDone: false, outcome: null, mayLeave: true, mayJudge: true });
  if (left) return { kind: 'chosen', choice: left };
  if (isExhausted(walk, node)) return { kind: 'done', outcome: 'failed' };
  const asked = node.fields.find(({ variable }) => variable === progress.asked);
  if (asked && !asked.required) return yield* goOn(walk, node, progress);
  const answered = yield* answerRemark(walk, node);
  if (!answered) yield* walk.sayRendered(runPhrases(walk.agent.language).again, 'model');
  yield* walk.sayUnheard();
  if (asked) yield* ask(walk, node, asked);
  else yield* readBack(walk, node);
  return { kind: 'wait' };
}

/** Counts a turn without a new value. */
function isExhausted(walk: Walk, node: Node): boolean {
  const { phase } = walk.state;
  if (phase.kind !== 'waiting') return false;
  phase.attempts += 1;
  return phase.attempts >= node.attempts_max;
}

/** The model's answer to what was said beside the question; false where there is none. */
export async function* answerRemark(walk: Walk, node: Parameters<typeof reply>[1]): AsyncGenerator<TurnEvent, boolean> {
  const { text } = walk.state.last;
  if (walk.input.kind !== 'text' || text === '') return false;
  const instruction =
    'The person said something beside the question they were asked. Answer it in one or two short sentences and ask nothing: the question is repeated after your words.';
  const answered = yield* reply(walk, node, { instruction, hasTools: false, needsSource: true });
  return answered !== null && answered.text !== '';
}

/** Repeats what is open, after a global node or an interruption. */
export async function* resumeCollect(walk: Walk, node: Node): NodeWork {
  const { phase } = walk.state;
  if (phase.kind !== 'waiting' || !phase.collect) return yield* enterCollect(walk, node);
  const asked = node.fields.find(({ variable }) => variable === phase.collect?.asked);
  if (asked) yield* ask(walk, node, asked);
  else yield* readBack(walk, node);
  return { kind: 'wait' };
}

const missing = (walk: Walk, node: Node) => node.fields.filter(({ variable }) => walk.value(variable) === undefined);

const labelOf = (field: WorkflowCollectField, variable: WorkflowVariable | undefined) => fieldOf(field, variable).label;
