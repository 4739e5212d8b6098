import { type AnswerGuard, guardAnswer } from './containment/guard-answer.ts';
import { untrustedText } from './containment/untrusted-text.ts';
import { cutToTokens, estimateTokens, fitHistory, fitPassages } from './context.ts';
import { gatherPassages } from './gather-passages.ts';
import { guardStream } from './guard-stream.ts';
import { ModelError, type ModelMessage, type ModelRequest, type ToolCall, type ToolDefinition } from './ports.ts';
import { renderPrompt } from './render-prompt.ts';
import { runToolCalls, toldOf } from './run-tool-calls.ts';
import { ownRules, systemPrompt } from './system-prompt.ts';
import { defaultTurnLimits, type ToolRecord, type Turn, type TurnEvent, type TurnLimits } from './turn.ts';
import { TurnProgress } from './turn-progress.ts';

/**
 * One turn of conversation: streams what the agent says while its tools run, and ends with exactly one `completed`.
 * An abort, or a model that breaks off after something was said, still completes, with `interrupted`. Throws
 * `ModelError` only when nothing has been said and no tool has run, so that the caller may say the turn failed.
 */
export async function* converse(turn: Turn): AsyncGenerator<TurnEvent, void> {
  const limits = { ...defaultTurnLimits, ...turn.limits };
  const progress = new TurnProgress(turn);
  try {
    yield* takeSteps(turn, limits, progress);
  } catch (error) {
    if (turn.signal.aborted) {
      yield progress.completed({ interrupted: true });
      return;
    }
    const hasActed = progress.text !== '' || progress.toolCalls.length > 0;
    if (!(error instanceof ModelError) || !hasActed) throw error;
    yield progress.completed({ interrupted: true, failure: error });
    return;
  }
  yield progress.completed({});
}

async function* takeSteps(turn: Turn, limits: TurnLimits, progress: TurnProgress): AsyncGenerator<TurnEvent, void> {
  turn.signal.throwIfAborted();
  const retrievalStart = performance.now();
  const [found, definitions] = await Promise.all([gatherPassages(turn, limits), turn.tools.definitions()]);
  progress.retrievalMs = performance.now() - retrievalStart;
  progress.passages = fitPassages(found, limits.passageTokens);

  const guard = guardOf(turn, progress);
  for (let step = 1; step <= limits.maxSteps; step++) {
    const mayCallTools = step < limits.maxSteps && progress.toolCalls.length < limits.maxToolCalls;
    const tools = mayCallTools ? definitions : [];
    const calls = yield* takeStep(turn, requestOf(turn, limits, progress, tools), progress, guard);
    if (calls.length === 0) break;
    const records = yield* act(turn, limits, progress, { calls, tools });
    for (const { outcome } of records) {
      for (const [name, value] of Object.entries(outcome.variables ?? {})) yield progress.collect(name, value);
    }
    if (!records.some((record) => progress.wantsWords(record))) break;
  }
  if (guard.hasWithheld) turn.onProblem?.({ kind: 'instructions-withheld', cause: null });
  yield* progress.sayLastWords();
}

function guardOf({ agent, linkHosts = [] }: Turn, { collected, passages }: TurnProgress): AnswerGuard {
  const prompt = renderPrompt(agent, collected);
  return guardAnswer({ agent, prompt, rules: ownRules, passages, hosts: linkHosts });
}

/** Runs the tools one answer asks for; what finished before an abort is noted too. */
async function* act(
  turn: Turn,
  limits: TurnLimits,
  progress: TurnProgress,
  { calls, tools }: { calls: ToolCall[]; tools: ToolDefinition[] },
): AsyncGenerator<TurnEvent, ToolRecord[]> {
  const records: (ToolRecord | undefined)[] = calls.map(() => undefined);
  const finished = () => records.filter((record) => record !== undefined);
  const batch = {
    calls,
    callsBefore: progress.toolCalls.length,
    definitions: tools,
    runner: turn.tools,
    limits,
    mayAct: turn.mayAct,
    signal: turn.signal,
    onFailure: (cause: unknown) => turn.onProblem?.({ kind: 'tool-failed', cause }),
  };
  try {
    for await (const event of runToolCalls(batch, records)) {
      if (event.kind === 'words') yield* progress.sayForTool(event);
      else yield event;
    }
  } finally {
    for (const record of finished()) progress.noteToolResult(record, toldOf(record, tools));
  }
  return finished();
}

/** One answer of the model; returns the tools it asks for. */
async function* takeStep(
  turn: Turn,
  request: ModelRequest,
  progress: TurnProgress,
  guard: AnswerGuard,
): AsyncGenerator<TurnEvent, ToolCall[]> {
  const startedAt = performance.now();
  const filter = guard.filter();
  const calls: ToolCall[] = [];
  progress.beginStep();
  try {
    for await (const event of guardStream(turn.model.stream(request, turn.signal), { signal: turn.signal })) {
      switch (event.kind) {
        case 'text':
          yield* said(progress, filter.push(event.delta));
          break;
        case 'tool-call':
          calls.push(turn.callIdOf ? { ...event.call, id: turn.callIdOf(event.call) } : event.call);
          break;
        case 'collected':
          yield progress.collect(event.name, event.value);
          break;
        case 'sources':
          progress.addSources(event.passageIds);
          break;
        case 'finish':
          yield* said(progress, filter.end());
          progress.noteFinish(event);
          break;
      }
    }
  } catch (error) {
    // An answer that broke off includes the text held back.
    if (!turn.signal.aborted) yield* said(progress, filter.end());
    throw error;
  } finally {
    progress.modelMs += performance.now() - startedAt;
    progress.endStep(calls);
  }
  return calls;
}

function* said(progress: TurnProgress, text: string): Generator<TurnEvent, void> {
  if (text) yield { kind: 'delta', text: progress.say(text) };
}

/** A message as the model reads it; what the agent itself said is passed on as it was. */
function asRead(message: ModelMessage): ModelMessage {
  switch (message.role) {
    case 'user':
      return { ...message, text: untrustedText(message.text) };
    case 'tool':
      return { ...message, result: untrustedText(message.result) };
    case 'assistant':
      return message;
  }
}

function requestOf(turn: Turn, limits: TurnLimits, progress: TurnProgress, tools: ToolDefinition[]): ModelRequest {
  const { agent } = turn;
  const { collected, passages } = progress;
  const now = turn.clock.now();
  const prompt = cutToTokens(renderPrompt(agent, collected), limits.promptTokens);
  const { name: agentName, language, timezone } = agent;
  const system = systemPrompt({
    agentName,
    prompt,
    channel: turn.channel,
    language,
    timezone,
    now,
    collected,
    passages,
  });
  const spent = estimateTokens(system) + estimateTokens(JSON.stringify(tools)) + (agent.maxTokens ?? 1_000);
  // A long prompt with many tools must not silence the conversation itself.
  const historyTokens = Math.max(limits.contextTokens - spent, Math.floor(limits.contextTokens / 4));
  return {
    system,
    prompt,
    messages: fitHistory([...turn.history, ...progress.messages].map(asRead), historyTokens),
    tools,
    passages,
    agentName,
    language,
    timezone,
    now,
    collected,
    temperature: agent.temperature,
    maxOutputTokens: agent.maxTokens,
    ...(turn.keypad && { keypad: turn.keypad }),
    ...(turn.isNoMatch && { isNoMatch: true as const }),
    ...(turn.guess !== undefined && { guess: turn.guess }),
  };
}
