import { expect, it } from 'vitest';
import type { Pronunciation, SpeechListener, SpeechOptions, TextToSpeech } from '../ports.ts';
import { playedText } from './played-text.ts';
import { pronounceWith } from './pronounced-speech.ts';
import { compilePronunciations } from './pronunciations.ts';

const entries: Pronunciation[] = [
  { word: 'parley', alias: 'par lay' },
  { word: 'IT', alias: 'eye tee' },
  { word: 'Kungsgatan 5', alias: 'Kungs gartan five' },
  { word: 'kungsgatan', alias: 'Kungs gartan' },
  { word: 'å', alias: 'oh' },
];

it.each([
  ['Parley and parley, PARLEY!', 'par lay and par lay, par lay!'],
  ['IT says it works', 'eye tee says it works'],
  ['At Kungsgatan 5, not Kungsgatan 51', 'At Kungs gartan five, not Kungs gartan 51'],
  ['parleys and unparley', 'parleys and unparley'],
  ["parley's", "par lay's"],
  ['å båt', 'oh båt'],
])('%j is said as %j', (text, spoken) => {
  const parts = compilePronunciations(entries).split(text);
  expect(parts.map(({ written, entry }) => entry?.alias ?? written).join('')).toBe(spoken);
  expect(parts.map(({ written }) => written).join('')).toBe(text);
});

it('an empty dictionary leaves the text', () => {
  expect(compilePronunciations([]).split('as it is')).toEqual([{ written: 'as it is' }]);
});

/** Engine whose written texts are seen and whose events are given by the test. */
function open(accepts: 'text' | 'clauses', acceptsIpa = false) {
  const written: string[] = [];
  let heard: SpeechListener | undefined;
  let openedWith: SpeechOptions | undefined;
  const engine: TextToSpeech = {
    id: 'test',
    accepts,
    acceptsIpa,
    open(options) {
      openedWith = options;
      return {
        speak(listener) {
          heard = listener;
          return { write: (text) => written.push(text), end: () => written.push('<end>'), cancel() {} };
        },
        close() {},
      };
    },
  };
  const options = { voiceId: '', language: 'en', speed: 1, stability: 0.5 };
  const timed: { text: string; startMs: number }[] = [];
  const speak = (pronunciations: Pronunciation[]) =>
    pronounceWith(engine)
      .open({ ...options, pronunciations })
      .speak({ audio() {}, words: (words) => timed.push(...words), end() {}, failed() {} });
  return { written, timed, speak, opened: () => openedWith, words: (words: typeof timed) => heard?.words?.(words) };
}

it('an entry that arrives in pieces is replaced before it reaches the engine', () => {
  const { speak, written } = open('text');
  const utterance = speak(entries);
  for (const piece of ['We are at Kun', 'gsga', 'tan ', '5', ' in Pa', 'rley. ', 'Bye']) utterance.write(piece);
  utterance.end();
  expect(written.join('')).toBe('We are at Kungs gartan five in par lay. Bye<end>');
  expect(written.length).toBeGreaterThan(2);
});

it('a barge-in inside or after an alias leaves the written words', () => {
  const { speak, timed, words } = open('text');
  const utterance = speak(entries);
  const text = 'Welcome to Parley. We open soon.';
  utterance.write(text);
  utterance.end();
  const said = ['Welcome', 'to', 'par', 'lay.', 'We', 'open', 'soon.'];
  words(said.map((word, at) => ({ text: word, startMs: at * 300 })));
  expect(timed.map((word) => word.text)).toEqual(['Welcome', 'to', 'Parley', 'We', 'open', 'soon.']);
  const span = [{ text, ms: 2100, words: timed }];
  expect(playedText(span, 1100)).toBe('Welcome to Parley');
  expect(playedText(span, 1400)).toBe('Welcome to Parley. We');
});

it('entries with IPA are given to an engine that accepts it', () => {
  const { speak, written, opened } = open('clauses', true);
  const utterance = speak([
    { word: 'parley', alias: 'par lay', ipa: 'ˈpɑːleɪ' },
    { word: 'IT', alias: 'eye tee' },
  ]);
  utterance.write('Parley IT');
  utterance.end();
  expect(written.join('')).toBe('Parley eye tee<end>');
  expect(opened()?.splitByIpa?.('At Parley')).toEqual([{ text: 'At ' }, { text: 'Parley', ipa: 'ˈpɑːleɪ' }]);
});
