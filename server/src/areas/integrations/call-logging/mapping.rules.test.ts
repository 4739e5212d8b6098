import { expect, it } from 'vitest';
import { exampleCall } from '#areas/telephony/calls';
import { factsOf } from './call-facts.rules.ts';
import { fitsField, valuesOf } from './mapping.rules.ts';

const call = { ...exampleCall, summary: 'A table for four.', success: true, duration_seconds: 68, sentiment: null };
const link = 'https://parley.example.com/console/calls/1';

it('facts keep their type where the field is not a text, and what the call lacks is left out', () => {
  const fields = [
    { name: 'Length', title: 'Length', type: 'text' as const },
    { name: 'Seconds', title: 'Seconds', type: 'number' as const },
  ];
  const mapping = { Length: 'duration_seconds', Seconds: 'duration_seconds', Mood: 'sentiment' } as const;
  expect(valuesOf(mapping, fields, factsOf(call, link))).toEqual({ Length: '68', Seconds: 68 });
});

it('the note has summary, outcome and link; without a summary what kind of call it was', () => {
  expect(factsOf(call, link).note).toMatch(/^A table for four\.\nSuccessful.*\nhttps:\/\//);
  const missed = { ...call, summary: null, success: null, answered_at: null, was_transferred: false };
  expect(factsOf(missed, link).note).toMatch(/^(Inbound|Outbound) call with .*, not answered\nnot answered\nhttps:/);
});

it.each([
  ['summary', 'text', true],
  ['duration_ms', 'text', true],
  ['duration_ms', 'number', true],
  ['summary', 'number', false],
  ['success', 'boolean', true],
  ['success', 'number', false],
  ['started_at', 'instant', true],
  ['title', 'instant', false],
] as const)('%s fits a field of type %s: %s', (fact, type, fits) => {
  expect(fitsField(fact, type)).toBe(fits);
});
