import { describe, expect, it } from 'vitest';
import { converse } from './converse.ts';
import {
  type LanguageModel,
  ModelError,
  type ModelEvent,
  type ModelRequest,
  type ToolCall,
  type ToolDefinition,
  type ToolOutcome,
} from './ports.ts';
import type { CompletedTurn, Turn, TurnEvent } from './turn.ts';

const usage = { inputTokens: 10, outputTokens: 5 };
const finish = (reason: 'stop' | 'tool-calls' = 'stop'): ModelEvent => ({ kind: 'finish', reason, usage });
const say = (text: string): ModelEvent[] => [{ kind: 'text', delta: text }, finish()];
const callTools = (...calls: ToolCall[]): ModelEvent[] => [
  ...calls.map((call) => ({ kind: 'tool-call' as const, call })),
  finish('tool-calls'),
];
const call = (id: string, name = 'look_up', args: unknown = {}): ToolCall => ({
  id,
  name,
  arguments: args as ToolCall['arguments'],
});
const tool = (name: string, more: Partial<ToolDefinition> = {}): ToolDefinition => ({
  name,
  description: name,
  parameters: { type: 'object' },
  ...more,
});

/** A model that gives one scripted answer after the other and keeps the requests it got. */
function scripted(...answers: (ModelEvent[] | Error)[]) {
  const requests: ModelRequest[] = [];
  const model: LanguageModel = {
    id: 'scripted',
    async *stream(request) {
      requests.push(request);
      const answer = answers[Math.min(requests.length, answers.length) - 1] ?? [];
      if (answer instanceof Error) throw answer;
      yield* answer;
    },
  };
  return { model, requests };
}

function turnWith(more: Partial<Turn>): Turn {
  return {
    agent: {
      name: 'Ada',
      prompt: 'You are Ada. {{greeting_word}} {{unknown}}',
      language: 'en',
      timezone: 'Europe/Stockholm',
      knowledge: { enabled: true, topK: 3, minScore: 0.2 },
      dynamicVariables: { greeting_word: 'Hej' },
    },
    channel: 'chat',
    model: scripted(say('Hello.')).model,
    tools: runnerOf([], async () => ({ result: '', isError: false })),
    retrievers: [],
    history: [{ role: 'user', text: 'Hello' }],
    collected: {},
    clock: { now: () => new Date('2026-03-04T10:00:00Z') },
    signal: new AbortController().signal,
    ...more,
  };
}

const runnerOf = (
  definitions: ToolDefinition[],
  run: (call: ToolCall, signal: AbortSignal) => Promise<ToolOutcome>,
) => ({ definitions: async () => definitions, run });

async function take(turn: Turn): Promise<{ events: TurnEvent[]; completed: CompletedTurn }> {
  const events: TurnEvent[] = [];
  for await (const event of converse(turn)) events.push(event);
  return { events, completed: events.at(-1) as CompletedTurn };
}

describe('a conversation turn', () => {
  it('streams the model’s text and ends with one completed event with token usage', async () => {
    const { model, requests } = scripted([{ kind: 'text', delta: 'Hel' }, { kind: 'text', delta: 'lo.' }, finish()]);
    const { events, completed } = await take(turnWith({ model }));
    expect(events.map((event) => event.kind)).toEqual(['delta', 'delta', 'completed']);
    expect(completed).toMatchObject({
      text: 'Hello.',
      usage,
      modelId: 'scripted',
      latency: { firstDeltaMs: expect.any(Number), totalMs: expect.any(Number) },
    });
    expect(completed).not.toHaveProperty('interrupted');
    expect(requests[0]?.prompt).toBe('You are Ada. Hej ');
    expect(requests[0]?.system).toContain('Wednesday');
    expect(requests[0]?.system).toContain('11:00');
  });

  it('runs tools and continues with their results, in the order of the calls', async () => {
    const { model, requests } = scripted(callTools(call('a'), call('b')), say('Both done.'));
    const tools = runnerOf([tool('look_up')], async ({ id }) => {
      if (id === 'a') await new Promise((resolve) => setTimeout(resolve, 20));
      return { result: `result ${id}`, isError: false, variables: { last: id } };
    });
    const { events, completed } = await take(turnWith({ model, tools }));
    expect(events.map((event) => event.kind)).toEqual([
      'tool-started',
      'tool-started',
      'tool-finished',
      'tool-finished',
      'collected',
      'collected',
      'delta',
      'completed',
    ]);
    expect(requests[1]?.messages.slice(-2)).toMatchObject([
      { toolCallId: 'a', result: 'result a' },
      { toolCallId: 'b', result: 'result b' },
    ]);
    expect(requests[1]?.collected).toEqual({ last: 'b' });
    expect(completed.usage).toEqual({ inputTokens: 20, outputTokens: 10 });
    expect(completed.toolCalls.map((record) => record.call.id)).toEqual(['a', 'b']);
    expect(completed.messages.map((message) => message.role)).toEqual(['assistant', 'tool', 'tool', 'assistant']);
  });

  it('limits concurrent tools', async () => {
    let running = 0;
    let most = 0;
    const tools = runnerOf([tool('look_up')], async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running--;
      return { result: 'ok', isError: false };
    });
    const { model } = scripted(callTools(...['a', 'b', 'c', 'd', 'e'].map((id) => call(id))), say('Done.'));
    await take(turnWith({ model, tools, limits: { maxParallelToolCalls: 2 } }));
    expect(most).toBe(2);
  });

  it.each([
    ['an unknown tool', call('a', 'nothing'), /no tool of that name.*look_up/],
    ['arguments that are no object', call('a', 'look_up', ['x']), /must be one JSON object/],
    ['a tool that throws', call('a', 'look_up', { fail: true }), /failed. Do not claim/],
  ])('reports %s to the model, and the turn continues', async (_, wrong, told) => {
    const { model, requests } = scripted(callTools(wrong), say('I could not do that.'));
    const tools = runnerOf([tool('look_up')], async () => Promise.reject(new Error('boom')));
    const { completed } = await take(turnWith({ model, tools }));
    expect(requests[1]?.messages.at(-1)).toMatchObject({
      role: 'tool',
      isError: true,
      result: expect.stringMatching(told),
    });
    expect(completed.text).toBe('I could not do that.');
  });

  it('bounds a model that only calls tools: the last step offers none', async () => {
    const { model, requests } = scripted(callTools(call('a')));
    const tools = runnerOf([tool('look_up')], async () => ({ result: 'ok', isError: false }));
    await take(turnWith({ model, tools, limits: { maxSteps: 3 } }));
    expect(requests.map((request) => request.tools.length)).toEqual([1, 1, 0]);
  });

  it('refuses calls beyond the limit of a turn', async () => {
    let runs = 0;
    const { model } = scripted(callTools(call('a'), call('b'), call('c')), say('Done.'));
    const tools = runnerOf([tool('look_up')], async () => ({ result: String(++runs), isError: false }));
    const { completed } = await take(turnWith({ model, tools, limits: { maxToolCalls: 2 } }));
    expect(runs).toBe(2);
    expect(completed.toolCalls[2]?.outcome).toMatchObject({ isError: true });
  });

  it('completes as interrupted at once when aborted, even with a model that ignores the signal', async () => {
    const abort = new AbortController();
    const deaf: LanguageModel = {
      id: 'deaf',
      async *stream() {
        yield { kind: 'text', delta: 'We are ' };
        await new Promise(() => {});
      },
    };
    const events: TurnEvent[] = [];
    for await (const event of converse(turnWith({ model: deaf, signal: abort.signal }))) {
      events.push(event);
      if (event.kind === 'delta') setTimeout(() => abort.abort(), 5);
    }
    expect(events.at(-1)).toMatchObject({ kind: 'completed', text: 'We are ', interrupted: true });
  });

  it('an abort cancels running tools, except those marked to finish', async () => {
    const abort = new AbortController();
    const aborted: string[] = [];
    const tools = runnerOf([tool('cancels'), tool('finishes', { onInterrupt: 'finish' })], ({ name }, signal) => {
      signal.addEventListener('abort', () => aborted.push(name));
      setTimeout(() => abort.abort(), 5);
      return new Promise(() => {});
    });
    const { model } = scripted(callTools(call('a', 'cancels'), call('b', 'finishes')), say('never'));
    const { completed } = await take(turnWith({ model, tools, signal: abort.signal }));
    expect(completed.interrupted).toBe(true);
    expect(aborted).toEqual(['cancels']);
  });

  it('a model that fails after its first text completes as interrupted with the reason', async () => {
    const failure = new ModelError('cut', 'm', 'm: cut');
    const model: LanguageModel = {
      id: 'm',
      async *stream() {
        yield { kind: 'text', delta: 'We are' };
        throw failure;
      },
    };
    expect((await take(turnWith({ model }))).completed).toMatchObject({ text: 'We are', interrupted: true, failure });
  });

  it('a model that fails before its first text throws', async () => {
    const failure = new ModelError('refused', 'm', 'm: refused');
    await expect(take(turnWith({ model: scripted(failure).model }))).rejects.toBe(failure);
  });

  it('continues without a failed or slow retriever, and reports it', async () => {
    const problems: string[] = [];
    const good = { id: 'k1', title: 'Hours', text: 'Open 8 to 17 on weekdays', score: 0.9 };
    const retrievers = [
      { retrieve: async () => [good] },
      { retrieve: async () => Promise.reject(new Error('down')) },
      { retrieve: () => new Promise<never>(() => {}) },
    ];
    const { model, requests } = scripted(say('We are open 8 to 17 on weekdays.'));
    const { completed } = await take(
      turnWith({ model, retrievers, limits: { retrievalTimeoutMs: 20 }, onProblem: ({ kind }) => problems.push(kind) }),
    );
    expect(requests[0]?.passages).toEqual([good]);
    expect(requests[0]?.system).toContain('Open 8 to 17 on weekdays');
    expect(problems).toEqual(['retrieval-failed', 'retrieval-failed']);
    expect(completed.sources).toEqual([good]);
  });

  it('lists as sources only passages the reply uses', async () => {
    const passages = [
      { id: 'k1', title: 'Hours', text: 'Open 8 to 17 on weekdays', score: 0.9 },
      { id: 'k2', title: 'Parking', text: 'Garage behind the building', score: 0.5 },
    ];
    const retrievers = [{ retrieve: async () => passages }];
    const spoken = await take(turnWith({ model: scripted(say('On weekdays we are open 8 to 17.')).model, retrievers }));
    expect(spoken.completed.sources.map((source) => source.id)).toEqual(['k1']);
    const named = await take(
      turnWith({ model: scripted([{ kind: 'sources', passageIds: ['k2'] }, ...say('Yes.')]).model, retrievers }),
    );
    expect(named.completed.sources.map((source) => source.id)).toEqual(['k2']);
  });
});
