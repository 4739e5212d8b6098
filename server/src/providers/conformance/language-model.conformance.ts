import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type LanguageModel,
  ModelError,
  type ModelErrorCode,
  type ModelEvent,
  type ModelRequest,
  type ToolDefinition,
} from '#brain/ports.ts';

/** Faults of a vendor; `closed` is a port without a listener. */
export type ConformanceFault = 'closed' | 'refused' | 'hangs' | '429' | '5xx' | 'cut' | 'garbage';

export interface LanguageModelSubject {
  model: LanguageModel;
  /** Prepares the next answer: text, or a call of the one tool the request offers. */
  willSay(texts: string[]): void;
  willCall(name: string): void;
  /** Only for models behind a network. `cut` breaks off after the first text, the others before it. */
  network?: {
    /** A model with this fault; time limits of some 100 ms. */
    failing(fault: ConformanceFault): Promise<LanguageModel>;
    /** Sends the first text and then nothing. */
    willHangAfterText(): void;
    /** Resolves when the vendor has seen our connection close. */
    sawClose(): Promise<void>;
  };
  close(): Promise<void>;
}

const codes: Record<ConformanceFault, ModelErrorCode> = {
  closed: 'refused',
  refused: 'refused',
  hangs: 'timeout',
  '429': 'rate_limited',
  '5xx': 'unavailable',
  cut: 'cut',
  garbage: 'garbage',
};

export const queueTool: ToolDefinition = {
  name: 'get_queue_length',
  description: 'Tells how many people wait in the queue now',
  parameters: { type: 'object', properties: {}, additionalProperties: false },
};

export function requestFor(question: string, more: Partial<ModelRequest> = {}): ModelRequest {
  const prompt = 'You work for a bakery.\n# Opening hours\nWe are open Monday to Friday 8 to 17.';
  return {
    system: prompt,
    prompt,
    messages: [{ role: 'user', text: question }],
    tools: [],
    passages: [],
    agentName: 'Ada',
    language: 'en',
    timezone: 'Europe/Stockholm',
    now: new Date('2026-03-04T10:00:00Z'),
    collected: {},
    ...more,
  };
}

export async function eventsOf(
  model: LanguageModel,
  request: ModelRequest,
  signal = new AbortController().signal,
): Promise<ModelEvent[]> {
  const events: ModelEvent[] = [];
  for await (const event of model.stream(request, signal)) events.push(event);
  return events;
}

export const textOf = (events: readonly ModelEvent[]) =>
  events.map((event) => (event.kind === 'text' ? event.delta : '')).join('');

/** Conformance of every LanguageModel. */
export function describeLanguageModel(name: string, open: () => Promise<LanguageModelSubject>): void {
  describe(`${name} as a LanguageModel`, () => {
    let subject: LanguageModelSubject;
    beforeEach(async () => {
      subject = await open();
    });
    afterEach(() => subject.close());

    it('streams an answer in several deltas and ends with exactly one finish that counts tokens', async () => {
      subject.willSay(['We are open ', 'from 8 ', 'to 17.']);
      const events = await eventsOf(subject.model, requestFor('When are you open?'));
      expect(events.filter((event) => event.kind === 'text').length).toBeGreaterThan(1);
      expect(textOf(events)).toMatch(/8 to 17/);
      expect(events.filter((event) => event.kind === 'finish')).toHaveLength(1);
      expect(events.at(-1)).toMatchObject({
        kind: 'finish',
        reason: 'stop',
        usage: { inputTokens: expect.any(Number), outputTokens: expect.any(Number) },
      });
    });

    it('calls a tool and finishes with the reason tool-calls', async () => {
      subject.willCall(queueTool.name);
      const events = await eventsOf(
        subject.model,
        requestFor('How many people wait in the queue?', { tools: [queueTool] }),
      );
      expect(events.filter((event) => event.kind === 'tool-call')).toEqual([
        { kind: 'tool-call', call: { id: expect.stringMatching(/./), name: queueTool.name, arguments: {} } },
      ]);
      expect(events.at(-1)).toMatchObject({ kind: 'finish', reason: 'tool-calls' });
    });

    it('continues after a tool result', async () => {
      subject.willSay(['There are ', '4 people waiting.']);
      const call = { id: 'call_1', name: queueTool.name, arguments: {} };
      const messages: ModelRequest['messages'] = [
        { role: 'assistant', text: 'Welcome!' },
        { role: 'user', text: 'How many people wait in the queue?' },
        { role: 'assistant', text: '', toolCalls: [call] },
        { role: 'tool', toolCallId: call.id, name: call.name, result: '{"people":4}', isError: false },
      ];
      const events = await eventsOf(subject.model, requestFor('', { messages, tools: [queueTool] }));
      expect(textOf(events)).toMatch(/4/);
      expect(events.at(-1)).toMatchObject({ kind: 'finish', reason: 'stop' });
    });

    it('replies when the agent speaks first', async () => {
      subject.willSay(['Hello! ', 'How can I help?']);
      expect(textOf(await eventsOf(subject.model, requestFor('', { messages: [] })))).toMatch(/Hello/);
    });

    it('throws the reason of an already aborted signal, without a reply', async () => {
      const reason = new Error('left');
      await expect(eventsOf(subject.model, requestFor('When are you open?'), AbortSignal.abort(reason))).rejects.toBe(
        reason,
      );
    });

    it('stops at once when aborted during a reply, without a finish', async () => {
      subject.willSay(['We are ', 'open from ', '8 to 17.']);
      subject.network?.willHangAfterText();
      const abort = new AbortController();
      const reason = new Error('interrupted');
      const events: ModelEvent[] = [];
      const answer = (async () => {
        for await (const event of subject.model.stream(requestFor('When are you open?'), abort.signal)) {
          events.push(event);
          if (event.kind === 'text') abort.abort(reason);
        }
      })();
      await expect(answer).rejects.toBe(reason);
      expect(events.filter((event) => event.kind === 'finish')).toEqual([]);
      await subject.network?.sawClose();
    });

    it.each(Object.entries(codes) as [ConformanceFault, ModelErrorCode][])(
      'a vendor that fails by "%s" throws ModelError %s',
      async (fault, code) => {
        if (!subject.network) return; // no network that could fail
        const model = await subject.network.failing(fault);
        const error = await eventsOf(model, requestFor('My number is 070-123 45 67')).catch(
          (thrown: unknown) => thrown,
        );
        expect(error).toBeInstanceOf(ModelError);
        expect(error).toMatchObject({ code, modelId: model.id, message: expect.stringContaining(model.id) });
        expect((error as ModelError).message).not.toMatch(/070|peer-key/);
        if (fault === '429') expect((error as ModelError).retryAfterMs).toBe(2000);
      },
    );
  });
}
