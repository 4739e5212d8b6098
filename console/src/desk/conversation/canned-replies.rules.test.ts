import { describe, expect, it } from 'vitest';
import type { CannedReply } from '../../api/schemas.ts';
import { fittingReplies, slashWordAt } from './canned-replies.rules.ts';

const reply = (shortcut: string, text: string, language: string | null = null) =>
  ({ id: `${shortcut} ${language}`, shortcut, text, language, updated_at: '' }) as unknown as CannedReply;

describe('a / being typed', () => {
  it.each([
    ['/', 1, { start: 0, word: '' }],
    ['/hou', 4, { start: 0, word: 'hou' }],
    ['Hello /opening-h', 16, { start: 6, word: 'opening-h' }],
    ['Hello\n/x and more', 8, { start: 6, word: 'x' }],
    ['/grüß', 5, { start: 0, word: 'grüß' }],
  ])('%j at %i begins a word', (text, caret, found) => {
    expect(slashWordAt(text, caret)).toEqual(found);
  });

  it.each([
    ['https://example.com/a', 21],
    ['either/or', 9],
    ['/hours and', 10],
    ['', 0],
  ])('%j at %i does not', (text, caret) => {
    expect(slashWordAt(text, caret)).toBeNull();
  });
});

describe('matching canned replies', () => {
  const replies = [
    reply('bye', 'Thank you for writing about our hours!'),
    reply('opening-hours', 'We are open from 9 to 18.', 'en'),
    reply('opening-hours', 'Vi har öppet 9 till 18.', 'sv'),
    reply('hours-today', 'Today until 15.'),
  ];
  const found = (word: string, language: string | null = null) =>
    fittingReplies(replies, word, language).map(({ id }) => id);

  it('are ordered: shortcut prefix, shortcut substring, text substring', () => {
    expect(found('hours')).toEqual(['hours-today null', 'opening-hours en', 'opening-hours sv', 'bye null']);
  });

  it('in the visitor’s language come first', () => {
    expect(found('opening', 'sv-SE')).toEqual(['opening-hours sv', 'opening-hours en']);
  });

  it('are all of them without a filter, up to the maximum', () => {
    expect(found('')).toHaveLength(4);
    expect(fittingReplies(replies, '', null, 2)).toHaveLength(2);
  });
});
