import type { TenantId } from '@parley/contract/ids';
import { AgentConfig } from '@parley/contract/resources/agent';
import { describe, expect, it } from 'vitest';
import { converse } from '#brain/converse.ts';
import { type Brain, type BrainTurn, noTools } from '#brain/create-brain.ts';
import type { LanguageModel, ModelEvent, ModelRequest, ToolRunner } from '#brain/ports.ts';
import { createLogger } from '#platform/log/logger.ts';
import type { ReplyStreamListener } from '#voice/ports.ts';
import { transferRequest } from '../../voice/testing/transfer-request.ts';
import { CallReplyEngine } from './call-reply-engine.ts';

const finish: ModelEvent = { kind: 'finish', reason: 'stop', usage: { inputTokens: 1, outputTokens: 1 } };
const say = (delta: string): ModelEvent => ({ kind: 'text', delta });

/** A brain whose model answers with these events, one list per request; a function waits for what it returns. */
function scripted(answers: (ModelEvent | (() => Promise<unknown>))[][]) {
  const requests: ModelRequest[] = [];
  const model: LanguageModel = {
    id: 'script',
    async *stream(request, signal) {
      requests.push(request);
      for (const step of answers[requests.length - 1] ?? [say('Yes.'), finish]) {
        if (typeof step === 'function') await step();
        else yield step;
        signal.throwIfAborted();
      }
    },
  };
  const brain: Brain = {
    answer: ({ agent, history, variables, tools, signal, mayAct, callIdOf }) =>
      converse({
        agent: {
          name: agent.name,
          prompt: agent.prompt,
          language: agent.language,
          timezone: agent.timezone,
          knowledge: { enabled: false, topK: 1, minScore: 0 },
          dynamicVariables: agent.dynamic_variables,
        },
        channel: 'voice',
        model,
        tools: tools ?? noTools,
        retrievers: [],
        history,
        collected: variables,
        clock: { now: () => new Date(0) },
        signal,
        ...(mayAct && { mayAct }),
        ...(callIdOf && { callIdOf }),
      }),
  };
  return { brain, requests };
}

function openEngine(brain: Brain, tools: ToolRunner = noTools) {
  const collected: Record<string, string> = {};
  let ids = 0;
  const engine = new CallReplyEngine({
    brain,
    tenantId: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b01' as TenantId,
    agent: AgentConfig.parse({ name: 'Ada', prompt: 'Be brief.' }),
    variables: {},
    collected,
    tools,
    transferTo: (target) =>
      'key' in target && target.key === 'sales' ? transferRequest({ destination: '+4681' }) : undefined,
    newId: () => `id-${++ids}`,
    log: createLogger({ level: 'silent' }),
  });
  return Object.assign(engine, { collected });
}

/** Collects what an answer says; `over` resolves with its end or failure. */
function collect() {
  const said: string[] = [];
  const ends: unknown[] = [];
  let resolveOver: (how: string) => void = () => {};
  const over = new Promise<string>((resolve) => (resolveOver = resolve));
  const listener: ReplyStreamListener = {
    text: (delta) => void said.push(delta),
    voices: ({ key }) => void said.push(`[${key}]`),
    toolStarted: (call) => void said.push(`<${call.name}`),
    toolFinished: (_call, outcome) => void said.push(`>${outcome.result}`),
    end(result) {
      ends.push(result);
      resolveOver('end');
    },
    failed: (error) => resolveOver(error.message),
  };
  return { said, ends, over, listener };
}

const texts = (request: ModelRequest | undefined) =>
  request?.messages.map((message) => ('text' in message ? `${message.role}: ${message.text}` : message.role));

describe('the reply engine of a call', () => {
  it('stores the played part of a reply, not the generated one', async () => {
    const { brain, requests } = scripted([[say('We open at nine. '), say('And close at five.'), finish]]);
    const engine = openEngine(brain);
    const first = collect();
    const answer = engine.reply({ callerText: 'when?', via: 'speech' }, first.listener);
    answer.confirm();
    expect(await first.over).toBe('end');
    answer.commit({ playedText: 'We open at', interrupted: true });
    const second = collect();
    engine.reply({ callerText: 'what?', via: 'speech' }, second.listener);
    await second.over;
    expect(texts(requests[1])).toEqual(['user: when?', 'assistant: We open at', 'user: what?']);
  });

  it('drops a withdrawn reply, with its question and extracted details', async () => {
    const collected: ModelEvent = { kind: 'collected', name: 'city', value: 'Paris' };
    const { brain, requests } = scripted([[collected, say('Wrong'), finish]]);
    const engine = openEngine(brain);
    const first = collect();
    const answer = engine.reply({ callerText: 'i want', via: 'speech' }, first.listener);
    await first.over;
    answer.cancel();
    const second = collect();
    engine.reply({ callerText: 'i want a table', via: 'speech' }, second.listener);
    await second.over;
    expect(texts(requests[1])).toEqual(['user: i want a table']);
    expect(engine.collected).toEqual({});
  });

  it('keeps details extracted in a committed reply', async () => {
    const { brain } = scripted([[{ kind: 'collected', name: 'city', value: 'Paris' }, say('Ok'), finish]]);
    const engine = openEngine(brain);
    const first = collect();
    engine.reply({ callerText: 'paris', via: 'speech' }, first.listener).confirm();
    await first.over;
    expect(engine.collected).toEqual({ city: 'Paris' });
  });

  it('runs no tool before the turn ends, and lets one finish when the caller interrupts', async () => {
    const call = { id: 't1', name: 'book', arguments: {} };
    const { brain, requests } = scripted([
      [{ kind: 'tool-call', call }, { ...finish, reason: 'tool-calls' } as ModelEvent],
      [say('Booked.'), finish],
    ]);
    let ran = 0;
    let release: () => void = () => {};
    const slow = new Promise<void>((resolve) => (release = resolve));
    const tools: ToolRunner = {
      definitions: async () => [{ name: 'book', description: '', parameters: { type: 'object' } }],
      async run() {
        ran += 1;
        await slow;
        return { result: 'table 4', isError: false };
      },
    };
    const engine = openEngine(brain, tools);
    const first = collect();
    const answer = engine.reply({ callerText: 'book it', via: 'speech' }, first.listener);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(ran).toBe(0);
    answer.confirm();
    await expect.poll(() => ran).toBe(1);
    answer.commit({ playedText: '', interrupted: true });
    release();
    await expect.poll(() => first.said).toContain('>table 4');
    const second = collect();
    engine.reply({ callerText: 'and?', via: 'speech' }, second.listener);
    await second.over;
    expect(requests.at(-1)?.messages.map((message) => message.role)).toEqual(['user', 'assistant', 'tool', 'user']);
  });

  it('a tool that was never committed is not reported as started, and is withdrawn with the reply', async () => {
    const call = { id: 't1', name: 'book', arguments: {} };
    const { brain } = scripted([[say('Booking.'), { kind: 'tool-call', call }, finish]]);
    let ran = 0;
    const tools: ToolRunner = {
      definitions: async () => [
        { name: 'book', description: '', parameters: { type: 'object' }, speech: { before: 'One moment.' } },
      ],
      run: async () => ({ result: String(++ran), isError: false }),
    };
    const engine = openEngine(brain, tools);
    const first = collect();
    const answer = engine.reply({ callerText: 'book', via: 'speech' }, first.listener);
    await expect.poll(() => first.said).toEqual(['Booking.', ' One moment.']);
    answer.cancel();
    await new Promise((resolve) => setImmediate(resolve));
    expect(first.said).toEqual(['Booking.', ' One moment.']);
    expect(ran).toBe(0);
  });

  it.each([
    ['ends the call', { endsCall: true }, { endsCall: true }],
    ['transfers', { transferTo: 'sales' }, { endsCall: false, transfer: { destination: '+4681' } }],
    ['names an unknown target', { transferTo: 'nobody' }, { endsCall: false }],
  ])('a tool that %s does so at the end of the reply', async (_, wish, end) => {
    const call = { id: 't1', name: 'act', arguments: {} };
    const { brain } = scripted([[{ kind: 'tool-call', call }, finish]]);
    const ids: string[] = [];
    const tools: ToolRunner = {
      definitions: async () => [{ name: 'act', description: '', parameters: { type: 'object' } }],
      async run({ id }) {
        ids.push(id);
        return { result: 'done', isError: false, say: 'As you wish.', ...wish };
      },
    };
    const first = collect();
    openEngine(brain, tools).reply({ callerText: 'go', via: 'speech' }, first.listener).confirm();
    await first.over;
    expect(first.said).toEqual(['<act', '>done', 'As you wish.']);
    expect(first.ends).toMatchObject([{ modelId: 'script', ...end }]);
    expect(ids).toEqual(['id-1']);
  });

  it('has injected context in the prompt, and announcements in the history', async () => {
    const { brain, requests } = scripted([]);
    const engine = openEngine(brain);
    engine.addMessage({ role: 'agent', text: 'Hello.' });
    engine.addMessage({ role: 'context', text: 'The caller is a regular.' });
    const first = collect();
    engine.reply({ callerText: 'hi', via: 'speech' }, first.listener);
    await first.over;
    expect(texts(requests[0])).toEqual(['assistant: Hello.', 'user: hi']);
    expect(requests[0]?.prompt).toContain('The caller is a regular.');
  });

  it('apologizes when no model replies', async () => {
    const brain: Brain = {
      // oxlint-disable-next-line require-yield
      async *answer() {
        throw new Error('all down');
      },
    };
    const first = collect();
    openEngine(brain).reply({ callerText: 'hi', via: 'speech' }, first.listener);
    expect(await first.over).toBe('all down');
  });
});

describe('a no-match', () => {
  /** Flags of each turn the brain is asked for. */
  function recording() {
    const turns: Pick<BrainTurn, 'isNoMatch' | 'isByBuiltin' | 'keypad'>[] = [];
    const { brain } = scripted([
      [say('1'), finish],
      [say('2'), finish],
      [say('3'), finish],
      [say('4'), finish],
    ]);
    const answer: Brain['answer'] = (turn) => {
      const { isNoMatch, isByBuiltin, keypad } = turn;
      turns.push({ ...(isNoMatch && { isNoMatch }), ...(isByBuiltin && { isByBuiltin }), ...(keypad && { keypad }) });
      return brain.answer(turn);
    };
    return { brain: { answer }, turns };
  }

  it('and the keys pressed after it are answered by the built-in model, speech and other keys by the agent’s', async () => {
    const { brain, turns } = recording();
    const engine = openEngine(brain);
    for (const [callerText, via] of [
      ['5', 'keypad'],
      ['', 'no-match'],
      ['1', 'keypad'],
      ['when?', 'speech'],
      ['2', 'keypad'],
    ] as const) {
      const reply = collect();
      engine.reply({ callerText, via }, reply.listener).confirm();
      await reply.over;
    }
    const keypad = {};
    expect(turns).toEqual([
      { keypad },
      { keypad, isNoMatch: true, isByBuiltin: true },
      { keypad, isByBuiltin: true },
      { keypad },
      { keypad },
    ]);
  });
});
