import { describe, expect, it } from 'vitest';
import type { LanguageModel } from './ports.ts';
import { writeQuestions } from './write-questions.ts';

const modelSaying = (text: string): LanguageModel => ({
  id: 'test/model',
  async *stream() {
    yield { kind: 'text', delta: text };
    yield { kind: 'finish', reason: 'stop', usage: { inputTokens: 1, outputTokens: 1 } };
  },
});
const passage = { title: 'Returns', text: 'Goods may be returned within 30 days.', language: 'en' };
const ask = (text: string, count = 2) =>
  writeQuestions({
    model: modelSaying(text),
    agentName: 'Eva',
    passages: Array.from({ length: count }, () => passage),
    now: new Date(0),
    signal: new AbortController().signal,
  });

describe('questions of passages', () => {
  it('are read from the list of the model, tidied and bounded', async () => {
    const long = 'x'.repeat(301);
    const many = Array.from({ length: 12 }, (_, at) => `Question ${at}?`);
    const answer = `Here:\n${JSON.stringify([[' Can I\nsend it back? ', '', long, 'Can I send it back?'], many])}`;
    expect(await ask(answer)).toEqual([['Can I send it back?'], many.slice(0, 8)]);
  });

  it('may come without the outer list for one passage', async () => {
    expect(await ask('["Can I send it back?"]', 1)).toEqual([['Can I send it back?']]);
  });

  it.each(['', 'I cannot do that.', '[["one list"]]', '{"1": ["a"]}', '[["a"], "b"]', '[["a"], [1]]', '[["a"], ['])(
    'are refused in another form: %j',
    async (answer) => {
      await expect(ask(answer)).rejects.toMatchObject({ code: 'garbage' });
    },
  );
});
