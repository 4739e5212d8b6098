import { describe, expect, it } from 'vitest';
import { reasonOf, ruleAfterAnswer } from './handoff.rules.ts';

const rules = { is_enabled: true, after_turns: null, on_low_confidence: false, on_verification_failed: false };
const agent = { turns: 1, unsureTurns: 0, hasFailed: false };

describe('when a chat is handed over by itself', () => {
  it('never, unless a rule says so', () => {
    expect(ruleAfterAnswer(rules, { turns: 500, unsureTurns: 9, hasFailed: true })).toBeNull();
  });

  it.each([
    [2, null],
    [3, 'after_turns'],
    [4, 'after_turns'],
  ])('after three answers: %i -> %s', (turns, expected) => {
    expect(ruleAfterAnswer({ ...rules, after_turns: 3 }, { ...agent, turns })).toBe(expected);
  });

  it.each([
    [{ unsureTurns: 1 }, null],
    [{ unsureTurns: 2 }, 'low_confidence'],
    [{ unsureTurns: 1, hasFailed: true }, 'low_confidence'],
  ])('when the agent did not know twice in a row, or could not answer: %o -> %s', (record, expected) => {
    expect(ruleAfterAnswer({ ...rules, on_low_confidence: true }, { ...agent, ...record })).toBe(expected);
  });

  it('not where people are never asked for', () => {
    const all = { is_enabled: false, after_turns: 1, on_low_confidence: true, on_verification_failed: true };
    expect(ruleAfterAnswer(all, { turns: 9, unsureTurns: 9, hasFailed: true })).toBeNull();
  });

  it('operators read why, in the language of the agent', () => {
    expect(reasonOf('low_confidence', 'sv-SE')).toBe('Assistenten visste inte svaret');
    expect(reasonOf('low_confidence', 'it')).toBe('The assistant did not know the answer');
  });
});
