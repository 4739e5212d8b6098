import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutToTokens, estimateTokens, fitHistory, fitPassages } from './context.ts';
import type { ModelMessage } from './ports.ts';
import { renderTemplate } from './template.ts';

const call = (id: string) => ({ id, name: 'look_up', arguments: {} });
const result = (id: string): ModelMessage => ({
  role: 'tool',
  toolCallId: id,
  name: 'look_up',
  result: `result of ${id}`,
  isError: false,
});
const message = fc.oneof(
  fc.string({ maxLength: 200 }).map((text): ModelMessage[] => [{ role: 'user', text }]),
  fc.string({ maxLength: 200 }).map((text): ModelMessage[] => [{ role: 'assistant', text }]),
  fc.uuid().map((id): ModelMessage[] => [{ role: 'assistant', text: '', toolCalls: [call(id)] }, result(id)]),
);

describe('the context of a turn', () => {
  it('keeps the newest messages in order and drops the oldest first', () => {
    const history: ModelMessage[] = Array.from({ length: 20 }, (_, index) => ({
      role: 'user',
      text: `message ${index} ${'x'.repeat(60)}`,
    }));
    const fitting = fitHistory(history, 100);
    expect(fitting).toEqual(history.slice(-fitting.length));
    expect(fitting.length).toBeLessThan(20);
  });

  it('never has a tool call without its result or vice versa, after any truncation', () => {
    fc.assert(
      fc.property(
        fc.array(message, { maxLength: 20 }),
        fc.nat({ max: 400 }),
        fc.nat({ max: 5 }),
        (groups, tokens, skipped) => {
          const fitting = fitHistory(groups.flat().slice(skipped), tokens);
          const called = fitting.flatMap((entry) =>
            entry.role === 'assistant' ? (entry.toolCalls ?? []).map(({ id }) => id) : [],
          );
          const answered = fitting.flatMap((entry) => (entry.role === 'tool' ? [entry.toolCallId] : []));
          expect(answered).toEqual(called);
        },
      ),
    );
  });

  it('always has the last message, truncated if necessary', () => {
    expect(fitHistory([{ role: 'user', text: 'word '.repeat(1000) }], 50)).toMatchObject([
      { role: 'user', text: expect.stringMatching(/^word/) },
    ]);
  });

  it('gives an interrupted call a result', () => {
    expect(fitHistory([{ role: 'assistant', text: '', toolCalls: [call('a')] }], 100)[1]).toMatchObject({
      role: 'tool',
      toolCallId: 'a',
      isError: true,
    });
  });

  it('truncates texts and passages to their budget', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 500, unit: 'grapheme' }),
        fc.integer({ min: 1, max: 100 }),
        (text, tokens) => estimateTokens(cutToTokens(text, tokens)) <= tokens,
      ),
    );
    const passages = [1, 2, 3].map((n) => ({ id: `${n}`, title: '', text: 'word '.repeat(200), score: 1 }));
    const fitting = fitPassages(passages, 500);
    expect(fitting.reduce((sum, { text }) => sum + estimateTokens(text), 0)).toBeLessThanOrEqual(500);
    expect(fitting[0]).toEqual(passages[0]);
  });

  it('fills templates once: a value is never parsed as a template', () => {
    expect(renderTemplate('Hi {{ name }}, {{nobody}}{{constructor}}!', { name: '{{secret}}', secret: 'x' })).toBe(
      'Hi {{secret}}, !',
    );
  });
});
