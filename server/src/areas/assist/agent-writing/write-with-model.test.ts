import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AssistModel } from './agent-writing.operation.ts';
import { writeWithModel } from './write-with-model.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const log = { warn: vi.fn() };
const request = { system: '', data: {}, language: 'en', read: () => ({ faults: [] }) };

/** A model that answers after a time, or with the reason of its signal. */
function slowModel(ms: number) {
  const signals: AbortSignal[] = [];
  const model: AssistModel = {
    write: ({ signal }) =>
      new Promise((resolve, reject) => {
        signals.push(signal);
        setTimeout(() => resolve({ value: undefined as never, modelId: 'slow' }), ms);
        signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      }),
  };
  return { model, signals };
}

it('a model is cancelled after 60 s, over all its requests, and the answer is model_failed', async () => {
  const { model, signals } = slowModel(25_000);
  const context = { closed: new AbortController().signal, log };
  const written = writeWithModel(context, model, async (bound) => {
    for (;;) await bound.write(request);
  });
  const outcome = expect(written).rejects.toMatchObject({ code: 'model_failed' });
  await vi.advanceTimersByTimeAsync(59_999);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, false, false]);
  await vi.advanceTimersByTimeAsync(1);
  expect(signals.at(-1)?.aborted).toBe(true);
  await outcome;
  expect(log.warn).toHaveBeenCalledWith(
    { event: 'assist.model_failed', fault: 'TimeoutError' },
    'a model wrote nothing usable',
  );
});

it('a model is cancelled when the client leaves, and no timer stays behind', async () => {
  const { model, signals } = slowModel(30_000);
  const client = new AbortController();
  const written = writeWithModel({ closed: client.signal, log }, model, (bound) => bound.write(request));
  const outcome = expect(written).rejects.toThrow('left');
  client.abort(new Error('left'));
  await outcome;
  expect(signals[0]?.aborted).toBe(true);
  const quick = slowModel(10);
  const done = writeWithModel({ closed: new AbortController().signal, log }, quick.model, (bound) =>
    bound.write(request),
  );
  await vi.advanceTimersByTimeAsync(10);
  await done;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(vi.getTimerCount()).toBe(0);
});
