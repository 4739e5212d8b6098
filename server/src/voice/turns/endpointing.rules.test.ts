import { describe, expect, it } from 'vitest';
import { callLanguage } from '../language/call-language.ts';
import { classifyUtteranceEnd, endpointingSilenceMs } from './endpointing.rules.ts';

const en = callLanguage('en-GB');
const settings = { endOfTurnSilenceMs: 600, responsiveness: 0.7, language: en };

describe('the ending of a segment', () => {
  it.each([
    ['I would like a table for two.', 'complete'],
    ['what time do you open?', 'complete'],
    ['yes', 'complete'],
    ['no thank you', 'complete'],
    ['tomorrow evening', 'neutral'],
    ['I want to book a table and', 'unfinished'],
    ['I would like to', 'unfinished'],
    ['it is um', 'unfinished'],
    ['my name is, let me see', 'unfinished'],
    ['my number is five five five one', 'unfinished'],
    ['my number is 555 12', 'unfinished'],
    ['five five five one two three four five six seven', 'neutral'],
    ['a table for two', 'neutral'],
    ['I was there...', 'unfinished'],
    ['first, ', 'unfinished'],
    ['I do not want that.', 'neutral'],
    ['', 'neutral'],
  ])('"%s" is %s', (heard, ending) => {
    expect(classifyUtteranceEnd(heard, en)).toBe(ending);
  });

  it.each([
    ['sv', 'jag vill boka ett bord och', 'ja tack'],
    ['de', 'ich möchte einen Tisch und', 'nein danke'],
    ['fr', 'je voudrais une table et', 'non merci'],
    ['es', 'quiero una mesa y', 'no gracias'],
  ])('is classified in %s too', (tag, open, complete) => {
    expect(classifyUtteranceEnd(open, callLanguage(tag))).toBe('unfinished');
    expect(classifyUtteranceEnd(complete, callLanguage(tag))).toBe('complete');
  });
});

describe('endpointing silence', () => {
  it('is short after a complete sentence, long after an open end, and the setting otherwise', () => {
    expect(endpointingSilenceMs('Yes.', settings)).toBe(300);
    expect(endpointingSilenceMs('tomorrow evening', settings)).toBe(600);
    expect(endpointingSilenceMs('tomorrow and', settings)).toBe(1_200);
  });

  it('stays within bounds, and grows as responsiveness falls', () => {
    for (const responsiveness of [0, 0.5, 1]) {
      for (const set of [100, 600, 3_000]) {
        const all = ['Yes.', 'tomorrow evening', 'and'].map((heard) =>
          endpointingSilenceMs(heard, { ...settings, responsiveness, endOfTurnSilenceMs: set }),
        );
        expect(Math.min(...all)).toBeGreaterThanOrEqual(200);
        expect(Math.max(...all)).toBeLessThanOrEqual(2_500);
      }
    }
    const slow = endpointingSilenceMs('tomorrow evening', { ...settings, responsiveness: 0 });
    const quick = endpointingSilenceMs('tomorrow evening', { ...settings, responsiveness: 1 });
    expect(slow).toBeGreaterThan(quick);
  });
});
