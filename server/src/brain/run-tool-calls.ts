import { StreamTimeout, within } from './guard-stream.ts';
import type { ToolCall, ToolDefinition, ToolOutcome, ToolRunner } from './ports.ts';
import type { ToolRecord, TurnEvent, TurnLimits } from './turn.ts';

export interface ToolBatch {
  calls: readonly ToolCall[];
  /** Calls of this turn that were run before this batch. */
  callsBefore: number;
  definitions: readonly ToolDefinition[];
  runner: ToolRunner;
  limits: Pick<TurnLimits, 'maxToolCalls' | 'maxParallelToolCalls' | 'toolTimeoutMs'>;
  /** No call runs before it; missing: at once. */
  mayAct?: Promise<unknown> | undefined;
  signal: AbortSignal;
  onFailure?: (cause: unknown) => void;
}

/** Sentence spoken for a tool; `isAfter`: after it has finished. */
export interface ToolWords {
  kind: 'words';
  text: string;
  isAfter: boolean;
}

type BatchEvent = Extract<TurnEvent, { kind: 'tool-started' | 'tool-finished' }> | ToolWords;

/**
 * Runs the calls of one step concurrently and yields each start, sentence and end as it happens. A call that cannot run
 * has an outcome with the reason, for the model to read. `records` is filled in the order of the calls. Throws only the
 * signal's reason; calls with `onInterrupt: 'finish'` then run on and their outcome is not reported.
 */
export async function* runToolCalls(
  batch: ToolBatch,
  records: (ToolRecord | undefined)[],
): AsyncGenerator<BatchEvent, void> {
  const events: BatchEvent[] = [];
  const timers = new Set<NodeJS.Timeout>();
  let wake = () => {};
  let next = 0;
  let running = 0;

  const say = (text: string | undefined, isAfter: boolean) => {
    if (text) events.push({ kind: 'words', text, isAfter });
  };

  function begin(index: number): void {
    const call = batch.calls[index] as ToolCall;
    const speech = speechOf(batch, index);
    running++;
    events.push({ kind: 'tool-started', call, fillsSilence: Boolean(speech?.before || speech?.delayed?.text) });
    const startedAt = performance.now();
    const timer =
      speech?.delayed &&
      setTimeout(() => {
        say(speech.delayed?.text, false);
        wake();
      }, speech.delayed.afterMs);
    if (timer) timers.add(timer);
    void outcomeOf(batch, call, index).then((outcome) => {
      clearTimeout(timer);
      // An end after the abort is not reported.
      if (batch.signal.aborted) return;
      const durationMs = Math.round(performance.now() - startedAt);
      records[index] = { call, outcome, durationMs };
      events.push({ kind: 'tool-finished', call, outcome, durationMs });
      if (!isParting(outcome)) say(toldOf({ call, outcome, durationMs }, batch.definitions), true);
      running--;
      wake();
    });
  }

  try {
    for (;;) {
      const upTo = Math.min(batch.calls.length, next + batch.limits.maxParallelToolCalls - running);
      for (let index = next; index < upTo; index++) say(speechOf(batch, index)?.before, false);
      while (events.length > 0) yield events.shift() as BatchEvent;
      batch.signal.throwIfAborted();
      if (batch.mayAct) await within(batch.mayAct, undefined, batch.signal);
      while (next < upTo) begin(next++);
      while (events.length > 0) yield events.shift() as BatchEvent;
      batch.signal.throwIfAborted();
      if (running === 0 && next === batch.calls.length) return;
      const changed = new Promise<void>((resolve) => {
        wake = resolve;
      });
      if (events.length === 0) await within(changed, undefined, batch.signal);
    }
  } finally {
    for (const timer of timers) clearTimeout(timer);
  }
}

/** Text of an outcome spoken to the person verbatim; undefined: none. */
export function toldOf({ call, outcome }: ToolRecord, definitions: readonly ToolDefinition[]): string | undefined {
  if (outcome.say !== undefined) return outcome.say || undefined;
  if (!outcome.isError || outcome.wasRefused) return undefined;
  return definitions.find((tool) => tool.name === call.name)?.speech?.onError || undefined;
}

/** An outcome after which the agent has nothing more to say: its words are the last of the turn. */
export const isParting = (outcome: ToolOutcome): boolean =>
  outcome.endsCall === true || outcome.transferTo !== undefined;

/** Sentences of a call; none where it will not run. */
function speechOf(batch: ToolBatch, index: number) {
  const call = batch.calls[index] as ToolCall;
  if (refusalOf(batch, call, index) !== undefined) return undefined;
  return batch.definitions.find((tool) => tool.name === call.name)?.speech;
}

async function outcomeOf(batch: ToolBatch, call: ToolCall, index: number): Promise<ToolOutcome> {
  const refusal = refusalOf(batch, call, index);
  if (refusal) return { result: refusal, isError: true, wasRefused: true };
  const definition = batch.definitions.find((tool) => tool.name === call.name);
  const cancel = new AbortController();
  const onAbort = () => cancel.abort(batch.signal.reason);
  if (definition?.onInterrupt !== 'finish') batch.signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await within(batch.runner.run(call, cancel.signal), batch.limits.toolTimeoutMs, cancel.signal);
  } catch (cause) {
    cancel.abort(cause);
    if (batch.signal.aborted) return { result: 'The call was interrupted.', isError: true };
    batch.onFailure?.(cause);
    const reason = cause instanceof StreamTimeout ? 'did not answer in time' : 'failed';
    return { result: `The tool ${call.name} ${reason}. Do not claim that it worked.`, isError: true };
  } finally {
    batch.signal.removeEventListener('abort', onAbort);
  }
}

function refusalOf(batch: ToolBatch, call: ToolCall, index: number): string | undefined {
  if (!batch.definitions.some((tool) => tool.name === call.name)) {
    const names = batch.definitions.map((tool) => tool.name).join(', ') || 'none';
    return `There is no tool of that name. Tools you may use: ${names}.`;
  }
  const { arguments: given } = call as { arguments: unknown };
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return `The arguments of ${call.name} must be one JSON object.`;
  }
  if (batch.callsBefore + index >= batch.limits.maxToolCalls) {
    return `No more than ${batch.limits.maxToolCalls} tool calls are allowed for one answer. Answer with what you have.`;
  }
  return undefined;
}
