import { describe, expect, it } from 'vitest';
import { converse } from './converse.ts';
import type {
  LanguageModel,
  ModelEvent,
  ModelMessage,
  ModelRequest,
  ToolCall,
  ToolDefinition,
  ToolOutcome,
} from './ports.ts';
import type { CompletedTurn, Turn, TurnEvent } from './turn.ts';

const usage = { inputTokens: 1, outputTokens: 1 };
const say = (text: string): ModelEvent[] => [
  { kind: 'text', delta: text },
  { kind: 'finish', reason: 'stop', usage },
];
const ask = (text: string, ...names: string[]): ModelEvent[] => [
  ...(text === '' ? [] : [{ kind: 'text' as const, delta: text }]),
  ...names.map((name, index) => ({ kind: 'tool-call' as const, call: { id: `t${index}`, name, arguments: {} } })),
  { kind: 'finish', reason: 'tool-calls', usage },
];

type Outcome = ToolOutcome | Promise<ToolOutcome>;
interface Scene {
  answers: ModelEvent[][];
  speech?: ToolDefinition['speech'];
  outcome?: (call: ToolCall, signal: AbortSignal) => Outcome;
  channel?: Turn['channel'];
  more?: Partial<Turn>;
}

/** Every tool that is asked for is there, speaks as `speech` says and ends as `outcome` says. */
function play({ answers, speech, outcome = () => found, channel = 'chat', more = {} }: Scene) {
  const requests: ModelRequest[] = [];
  const events: TurnEvent[] = [];
  const abort = new AbortController();
  const model: LanguageModel = {
    id: 'scripted',
    async *stream(request) {
      requests.push(request);
      yield* answers[requests.length - 1] ?? [];
    },
  };
  const names = answers.flat().flatMap((event) => (event.kind === 'tool-call' ? [event.call.name] : []));
  const definitions = [...new Set(names)].map(
    (name): ToolDefinition => ({ name, description: '', parameters: { type: 'object' }, ...(speech && { speech }) }),
  );
  async function take(onEvent: (event: TurnEvent) => void = () => {}): Promise<CompletedTurn> {
    const turn: Turn = {
      agent: {
        name: 'Ada',
        prompt: '',
        language: 'en',
        timezone: 'UTC',
        knowledge: { enabled: false, topK: 1, minScore: 0 },
        dynamicVariables: {},
      },
      channel,
      model,
      tools: { definitions: async () => definitions, run: async (call, signal) => outcome(call, signal) },
      retrievers: [],
      history: [{ role: 'user', text: 'Where is it?' }],
      collected: {},
      clock: { now: () => new Date(0) },
      signal: abort.signal,
      ...more,
    };
    for await (const event of converse(turn)) {
      events.push(event);
      onEvent(event);
    }
    return events.at(-1) as CompletedTurn;
  }
  return { take, events, requests, abort };
}

const found: ToolOutcome = { result: 'found', isError: false };
const failed: ToolOutcome = { result: 'no connection', isError: true };
const never = () => new Promise<never>(() => {});
const line = (event: TurnEvent) => (event.kind === 'delta' ? `"${event.text}"` : event.kind);
const words = (messages: readonly ModelMessage[]) =>
  messages.map((message) =>
    message.role === 'tool' ? `tool: ${message.told ?? '-'}` : `${message.role}: ${message.text}`,
  );

describe.each(['chat', 'voice'] as const)('speech of a tool, in %s', (channel) => {
  it('is emitted before the tool runs, separated by a space, and is in the history with the call', async () => {
    const answers = [ask('Sure.', 'look_up'), say('It is here.')];
    const { take, events } = play({ answers, speech: { before: 'Let me look.' }, channel });
    const completed = await take();
    expect(events.map(line)).toEqual([
      '"Sure."',
      '" Let me look."',
      'tool-started',
      'tool-finished',
      '" It is here."',
      'completed',
    ]);
    expect(events[1]).toMatchObject({ isWhole: true });
    expect(completed.text).toBe('Sure. Let me look. It is here.');
    expect(words(completed.messages)).toEqual(['assistant: Sure. Let me look.', 'tool: -', 'assistant: It is here.']);
  });

  it('is emitted once for a slow tool, and never for a fast one', async () => {
    let answer: (outcome: ToolOutcome) => void = () => {};
    const speech = { delayed: { afterMs: 5, text: 'Still looking.' } };
    const slow = play({
      answers: [ask('', 'look_up'), say('Here.')],
      speech,
      outcome: () => new Promise<ToolOutcome>((resolve) => (answer = resolve)),
      channel,
    });
    const completed = await slow.take((event) => event.kind === 'delta' && answer(found));
    expect(slow.events.map(line)).toEqual([
      'tool-started',
      '"Still looking."',
      'tool-finished',
      '" Here."',
      'completed',
    ]);
    expect(words(completed.messages)).toEqual(['assistant: Still looking.', 'tool: -', 'assistant: Here.']);
    const quick = play({ answers: [ask('', 'look_up'), say('Here.')], speech, channel });
    expect((await quick.take()).text).toBe('Here.');
  });

  it('is emitted on failure; the model continues and knows the spoken text', async () => {
    const answers = [ask('', 'look_up'), say('Shall I call you back?')];
    const { take, requests } = play({
      answers,
      speech: { onError: 'I cannot see it.' },
      outcome: () => failed,
      channel,
    });
    const completed = await take();
    expect(completed.text).toBe('I cannot see it. Shall I call you back?');
    expect(requests[1]?.messages.at(-1)).toMatchObject({
      role: 'tool',
      told: 'I cannot see it.',
      result: expect.stringMatching(/^no connection\n.*"I cannot see it\." Do not say it again/s),
    });
    expect(words(completed.messages)).toEqual([
      'assistant: ',
      'tool: I cannot see it.',
      'assistant: I cannot see it. Shall I call you back?',
    ]);
  });

  it('is not emitted for a refused call that may be repeated', async () => {
    const answers = [ask('', 'look_up'), say('Which one?')];
    const outcome = () => ({ ...failed, wasRefused: true });
    const { take } = play({ answers, speech: { onError: 'I cannot see it.' }, outcome, channel });
    expect((await take()).text).toBe('Which one?');
  });

  it('is emitted once per turn, for any number of calls', async () => {
    const answers = [ask('', 'look_up', 'look_up'), ask('', 'look_up'), say('Here.')];
    const { take } = play({ answers, speech: { before: 'Let me look.' }, channel });
    expect((await take()).text).toBe('Let me look. Here.');
  });
});

describe('a verbatim outcome', () => {
  it('is not rephrased by the model', async () => {
    const { take, requests } = play({
      answers: [ask('', 'book')],
      outcome: () => ({ ...found, say: 'You are booked.' }),
    });
    const completed = await take();
    expect(completed.text).toBe('You are booked.');
    expect(requests).toHaveLength(1);
    expect(words(completed.messages)).toEqual(['assistant: ', 'tool: You are booked.', 'assistant: You are booked.']);
  });

  it('is followed by the reply to another outcome, whose model knows the spoken text', async () => {
    const { take, requests } = play({
      answers: [ask('', 'book', 'look_up'), say('And it is near.')],
      outcome: ({ name }) => (name === 'book' ? { ...found, say: 'You are booked.' } : found),
    });
    expect((await take()).text).toBe('You are booked. And it is near.');
    expect(requests[1]?.messages).toContainEqual(expect.objectContaining({ name: 'book', told: 'You are booked.' }));
  });
});

describe('an outcome that ends or transfers the call', () => {
  it('is emitted with the turn, after its text, which comes last', async () => {
    const { take } = play({
      answers: [ask('', 'end_call', 'save'), say('It is saved.')],
      outcome: ({ name }) => (name === 'save' ? found : { ...found, say: 'Goodbye!', endsCall: true }),
    });
    const completed = await take();
    expect(completed).toMatchObject({ text: 'It is saved. Goodbye!', endsCall: true });
    expect(completed.messages.at(-1)).toEqual({ role: 'assistant', text: 'It is saved. Goodbye!' });
  });

  it('requests a farewell from the model only when none was spoken', async () => {
    const outcome = () => ({ ...found, endsCall: true });
    const said = play({ answers: [ask('Goodbye.', 'end_call')], outcome });
    expect(await said.take()).toMatchObject({ text: 'Goodbye.', endsCall: true });
    const silent = play({ answers: [ask('', 'end_call'), say('Goodbye then.')], outcome });
    expect(await silent.take()).toMatchObject({ text: 'Goodbye then.', endsCall: true });
  });

  it('names the transfer target', async () => {
    const { take } = play({ answers: [ask('', 'transfer')], outcome: () => ({ ...found, transferTo: 'sales' }) });
    const completed = await take();
    expect(completed).toMatchObject({ text: '', transferTo: 'sales' });
    expect(completed).not.toHaveProperty('endsCall');
  });
});

describe('a preemptive turn', () => {
  it('emits the tool’s speech first, and runs it only once committed', async () => {
    let mayAct: () => void = () => {};
    let runs = 0;
    const { take, events } = play({
      answers: [ask('', 'look_up'), say('Here.')],
      speech: { before: 'Let me look.' },
      outcome: () => ({ ...found, result: String(++runs) }),
      more: { mayAct: new Promise<void>((resolve) => (mayAct = resolve)) },
    });
    const completed = take((event) => {
      if (event.kind === 'delta' && event.isWhole) {
        // Whatever would run without being allowed to has had the time for it.
        setImmediate(() => {
          expect(runs).toBe(0);
          expect(events.map(line)).toEqual(['"Let me look."']);
          mayAct();
        });
      }
    });
    expect(await completed).toMatchObject({ text: 'Let me look. Here.' });
    expect(runs).toBe(1);
  });

  it('runs nothing when aborted first', async () => {
    let runs = 0;
    const { take, abort } = play({
      answers: [ask('', 'look_up')],
      speech: { before: 'Let me look.' },
      outcome: () => ({ ...found, result: String(++runs) }),
      more: { mayAct: never() },
    });
    const completed = await take((event) => event.kind === 'delta' && abort.abort());
    expect(completed).toMatchObject({ interrupted: true, text: 'Let me look.', toolCalls: [] });
    expect(runs).toBe(0);
  });
});

describe('an abort', () => {
  it('during a tool keeps the spoken text, and emits nothing later', async () => {
    const { take, events, abort } = play({
      answers: [ask('', 'look_up')],
      speech: { before: 'Let me look.', delayed: { afterMs: 1, text: 'Still looking.' }, onError: 'No.' },
      outcome: never,
    });
    const completed = await take((event) => line(event).includes('Still') && abort.abort());
    expect(completed).toMatchObject({ interrupted: true, text: 'Let me look. Still looking.' });
    expect(words(completed.messages)).toEqual(['assistant: Let me look. Still looking.']);
    await new Promise((resolve) => setImmediate(resolve));
    expect(events.at(-1)).toBe(completed);
  });

  it('between two tools keeps the result of the finished one', async () => {
    const { take, abort } = play({
      answers: [ask('', 'quick', 'slow')],
      outcome: ({ name }) => (name === 'quick' ? { ...found, say: 'Found one.' } : never()),
    });
    const completed = await take((event) => event.kind === 'delta' && abort.abort());
    expect(completed).toMatchObject({ interrupted: true, text: 'Found one.' });
    expect(completed.toolCalls.map(({ call }) => call.name)).toEqual(['quick']);
    expect(words(completed.messages)).toEqual(['assistant: ', 'tool: Found one.', 'assistant: Found one.']);
  });

  it('during the reply after a failed tool keeps the tool’s speech', async () => {
    const { take, abort } = play({
      answers: [ask('', 'look_up'), say('never')],
      speech: { onError: 'I cannot see it.' },
      outcome: () => failed,
    });
    const completed = await take((event) => event.kind === 'delta' && abort.abort());
    expect(completed).toMatchObject({ interrupted: true, text: 'I cannot see it.' });
    expect(completed.messages.at(-1)).toEqual({ role: 'assistant', text: 'I cannot see it.' });
  });
});

it('tool call ids are those the turn assigns, everywhere', async () => {
  const { take, events } = play({
    answers: [ask('', 'look_up'), say('Here.')],
    more: { callIdOf: (call) => `ours-${call.id}` },
  });
  const completed = await take();
  expect(events).toContainEqual(
    expect.objectContaining({ kind: 'tool-started', call: expect.objectContaining({ id: 'ours-t0' }) }),
  );
  expect(completed.messages).toMatchObject([{ toolCalls: [{ id: 'ours-t0' }] }, { toolCallId: 'ours-t0' }, {}]);
});
