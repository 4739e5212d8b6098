import { describe, expect, it } from 'vitest';
import { withFallbacks } from './fallback-model.ts';
import { type LanguageModel, ModelError, type ModelEvent, type ModelRequest } from './ports.ts';

const limits = { firstEventTimeoutMs: 100, idleTimeoutMs: 100 };
const usage = { inputTokens: 1, outputTokens: 1 };
const request = { messages: [{ role: 'user', text: 'Hi' }] } as unknown as ModelRequest;
const call = { id: 'c1', name: 'book', arguments: {} };

function modelOf(
  id: string,
  stream: (request: ModelRequest, signal: AbortSignal) => AsyncGenerator<ModelEvent>,
): LanguageModel {
  return { id, stream };
}
const working = modelOf('working', async function* () {
  yield { kind: 'text', delta: 'Hello there.' };
  yield { kind: 'finish', reason: 'stop', usage };
});

async function collect(model: LanguageModel, signal = new AbortController().signal) {
  const events: ModelEvent[] = [];
  for await (const event of model.stream(request, signal)) events.push(event);
  return events;
}
const textOf = (events: ModelEvent[]) => events.map((event) => (event.kind === 'text' ? event.delta : '')).join('');

describe('withFallbacks', () => {
  it('fails over from a model that hangs and ignores its signal', async () => {
    const deaf = modelOf('deaf', async function* () {
      await new Promise(() => {});
      yield { kind: 'text', delta: 'never' };
    });
    expect(textOf(await collect(withFallbacks([deaf, working], limits)))).toBe('Hello there.');
  });

  it('does not run a tool twice: a reply that fails after its tool call ends there', async () => {
    const breaking = modelOf('breaking', async function* () {
      yield { kind: 'tool-call', call };
      throw new ModelError('cut', 'breaking', 'cut');
    });
    const events = await collect(withFallbacks([breaking, working], limits));
    expect(events).toEqual([
      { kind: 'tool-call', call },
      expect.objectContaining({ kind: 'finish', reason: 'tool-calls', modelId: 'breaking' }),
    ]);
  });

  it('emits no partial word of a reply that fails inside it', async () => {
    const breaking = modelOf('breaking', async function* () {
      yield { kind: 'text', delta: 'Hel' };
      throw new ModelError('cut', 'breaking', 'cut');
    });
    expect(textOf(await collect(withFallbacks([breaking, working], limits)))).toBe('Hello there.');
  });

  it('treats a stream without a finish as cut', async () => {
    const endless = modelOf('endless', async function* () {
      yield { kind: 'text', delta: 'Hello ' };
    });
    expect(textOf(await collect(withFallbacks([endless, working], limits)))).toBe('Hello there.');
  });

  it('throws the abort reason while waiting for an unresponsive model', async () => {
    const deaf = modelOf('deaf', async function* () {
      await new Promise(() => {});
      yield { kind: 'text', delta: 'never' };
    });
    const abort = new AbortController();
    const reason = new Error('left');
    setTimeout(() => abort.abort(reason), 10);
    await expect(collect(withFallbacks([deaf, working], limits), abort.signal)).rejects.toBe(reason);
  });

  it('loses no output of a working model', async () => {
    const pieces = ['Gr', 'üß Got', 't, 1', '2.5 € ', '日本', '語 ok', '!'];
    const piecewise = modelOf('pieces', async function* () {
      for (const delta of pieces) yield { kind: 'text', delta };
      yield { kind: 'finish', reason: 'stop', usage };
    });
    expect(textOf(await collect(withFallbacks([piecewise], limits)))).toBe(pieces.join(''));
  });
});
