import { describe, expect, it } from 'vitest';
import { callLanguage } from '../language/call-language.ts';
import { phrasesOf, wordsOf } from '../language/phrases.ts';
import { classifyBargeIn, classifyLimitedBargeIn } from './barge-in.rules.ts';

const en = callLanguage('en');
const judge = (
  text: string,
  speechMs: number,
  over: { sensitivity?: number; minWords?: number; minMs?: number } = {},
) =>
  classifyBargeIn({
    words: wordsOf(text),
    speechMs,
    threshold: { minWords: over.minWords ?? 1, minMs: over.minMs ?? 300 },
    sensitivity: over.sensitivity ?? 0.7,
    ignorePhrases: phrasesOf([...en.backchannels, ...en.fillers]),
    stopPhrases: phrasesOf(en.stopPhrases),
  });

describe('caller speech during playout', () => {
  it.each([
    ['but I asked', 600, 'barge-in'],
    ['yeah but', 500, 'barge-in'],
    ['Mm-hm.', 400, 'ignore'],
    ['yeah okay', 900, 'ignore'],
    ['got', 400, 'undecided'],
    ['got it', 500, 'ignore'],
    ['um', 400, 'ignore'],
    ['', 250, 'undecided'],
    ['', 700, 'undecided'],
    ['', 1_300, 'barge-in'],
    ['but', 200, 'undecided'],
    ['stop', 100, 'barge-in'],
    ['hold on please', 200, 'barge-in'],
  ] as const)('"%s" of %d ms: %s', (text, speechMs, verdict) => {
    expect(judge(text, speechMs)).toBe(verdict);
  });

  it('follows sensitivity and the minimum number of words', () => {
    expect(judge('tell me about prices now', 5_000, { sensitivity: 0 })).toBe('ignore');
    expect(judge('', 250, { sensitivity: 1 })).toBe('barge-in');
    expect(judge('three words here', 900, { minWords: 4 })).toBe('undecided');
    expect(judge('now four words here', 900, { minWords: 4 })).toBe('barge-in');
    expect(judge('', 320, { minWords: 0 })).toBe('barge-in');
  });
});

describe('short speech heard with a limited vocabulary', () => {
  const classify = (text: string, speechMs: number, isFinal: boolean) =>
    classifyLimitedBargeIn({
      words: wordsOf(text),
      speechMs,
      isFinal,
      threshold: { minWords: 1, minMs: 300 },
      sensitivity: 0.7,
      ignorePhrases: phrasesOf([...en.backchannels, ...en.fillers]),
      stopPhrases: phrasesOf(en.stopPhrases),
    });

  it('interrupts with a final stop phrase, and with other words when it is longer than a backchannel', () => {
    expect(classify('the third', 500, true)).toBe('undecided');
    expect(classify('no', 300, false)).toBe('undecided');
    expect(classify('no', 300, true)).toBe('barge-in');
    expect(classify('what are your prices', 900, false)).toBe('barge-in');
    expect(classify('yeah okay', 1_000, true)).toBe('ignore');
  });
});
