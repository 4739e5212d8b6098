import { describe, expect, it } from 'vitest';
import { reasonOf, ruleAfterAnswer } from './handoff.rules.ts';

const rules = { is_enabled: true, after_turns: null, on_low_confidence: false, on_verification_failed: false };
const agent = { turns: 1, unsureTurns: 0, hasFailed: false };

describe('an automatic handoff', () => {
  it('never happens without a rule', () => {
    expect(ruleAfterAnswer(rules, { turns: 500, unsureTurns: 9, hasFailed: true })).toBeNull();
  });

  it.each([
    [2, null],
    [3, 'after_turns'],
    [4, 'after_turns'],
  ])('after three replies: %i -> %s', (turns, expected) => {
    expect(ruleAfterAnswer({ ...rules, after_turns: 3 }, { ...agent, turns })).toBe(expected);
  });

  it.each([
    [{ unsureTurns: 1 }, null],
    [{ unsureTurns: 2 }, 'low_confidence'],
    [{ unsureTurns: 1, hasFailed: true }, 'low_confidence'],
  ])('after two unknown answers in a row, or a failed reply: %o -> %s', (record, expected) => {
    expect(ruleAfterAnswer({ ...rules, on_low_confidence: true }, { ...agent, ...record })).toBe(expected);
  });

  it('never happens where handoffs are disabled', () => {
    const all = { is_enabled: false, after_turns: 1, on_low_confidence: true, on_verification_failed: true };
    expect(ruleAfterAnswer(all, { turns: 9, unsureTurns: 9, hasFailed: true })).toBeNull();
  });

  it('gives operators the reason in the agent’s language', () => {
    expect(reasonOf('low_confidence', 'sv-SE')).toBe('Assistenten visste inte svaret');
    expect(reasonOf('low_confidence', 'it')).toBe('The assistant did not know the answer');
  });
});
