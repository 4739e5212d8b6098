import { describe, expect, it } from 'vitest';
import { playedText } from './played-text.ts';

describe('the played text', () => {
  const clauses = [
    { text: 'We open at nine. ', ms: 1_000, words: [] },
    { text: 'We close at five.', ms: 1_000, words: [] },
  ];

  it.each([
    [0, ''],
    [40, ''],
    [400, 'We open'],
    [1_000, 'We open at nine.'],
    [1_550, 'We open at nine. We close'],
    [2_000, 'We open at nine. We close at five.'],
    [9_000, 'We open at nine. We close at five.'],
  ])('after %d ms', (playedMs, text) => {
    expect(playedText(clauses, playedMs)).toBe(text);
  });

  it('uses word times where the voice has them', () => {
    const words = [
      { text: 'Now', startMs: 0 },
      { text: 'or', startMs: 700 },
      { text: 'never', startMs: 800 },
    ];
    const piece = [{ text: 'Now or never', ms: 1_200, words }];
    expect(playedText(piece, 300)).toBe('');
    expect(playedText(piece, 400)).toBe('Now');
    expect(playedText(piece, 790)).toBe('Now or');
    expect(playedText(piece, 1_100)).toBe('Now or never');
  });

  it('counts figures as the words they are said with', () => {
    const piece = [{ text: 'Call 070-123 45 67 today', ms: 6_000, words: [] }];
    expect(playedText(piece, 1_500)).toBe('Call');
    expect(playedText(piece, 5_300)).toBe('Call 070-123 45 67');
  });

  it('is estimated by letters while the text may grow', () => {
    expect(playedText([{ text: 'One two three four', ms: undefined, words: [] }], 65 * 8)).toBe('One two');
  });
});
