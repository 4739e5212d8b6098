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
  signal: AbortSignal;
  onFailure?: (cause: unknown) => void;
}

type ToolEvent = Extract<TurnEvent, { kind: 'tool-started' | 'tool-finished' }>;

/**
 * Runs the calls of one step side by side and tells of each start and end as it happens. Returns the records in the
 * order of the calls. A call that cannot run has an outcome that says why, for the model to read. Throws only the
 * signal's reason; then calls with `onInterrupt: 'finish'` run on by themselves and their outcome is not reported.
 */
export async function* runToolCalls(batch: ToolBatch): AsyncGenerator<ToolEvent, ToolRecord[]> {
  const records: (ToolRecord | undefined)[] = batch.calls.map(() => undefined);
  const events: ToolEvent[] = [];
  let wake = () => {};
  let next = 0;
  let running = 0;

  const start = () => {
    while (running < batch.limits.maxParallelToolCalls && next < batch.calls.length && !batch.signal.aborted) {
      const index = next++;
      const call = batch.calls[index] as ToolCall;
      running++;
      events.push({ kind: 'tool-started', call });
      const startedAt = performance.now();
      void outcomeOf(batch, call, index).then((outcome) => {
        const durationMs = Math.round(performance.now() - startedAt);
        records[index] = { call, outcome, durationMs };
        events.push({ kind: 'tool-finished', call, outcome, durationMs });
        running--;
        start();
        wake();
      });
    }
  };

  start();
  for (;;) {
    while (events.length > 0) yield events.shift() as ToolEvent;
    batch.signal.throwIfAborted();
    if (running === 0) return records.filter((record) => record !== undefined);
    const changed = new Promise<void>((resolve) => {
      wake = resolve;
    });
    if (events.length === 0) await within(changed, undefined, batch.signal);
  }
}

async function outcomeOf(batch: ToolBatch, call: ToolCall, index: number): Promise<ToolOutcome> {
  const refusal = refusalOf(batch, call, index);
  if (refusal) return { result: refusal, isError: true };
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
