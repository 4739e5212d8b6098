import { expect, it } from 'vitest';
import type { SpeechListener, Voice } from '../ports.ts';
import { synthesizeText } from './synthesize-text.ts';

/** A voice that records its calls and makes audio when the test says so. */
function perform() {
  const told: string[] = [];
  const listeners: SpeechListener[] = [];
  const voice: Voice = {
    speak(listener) {
      const name = listeners.push(listener);
      return {
        write: (text) => void told.push(`${name} ${text}`),
        end: () => void told.push(`${name} end`),
        cancel: () => void told.push(`${name} cancel`),
      };
    },
    close() {},
  };
  const listener = { audio() {}, late() {}, end: () => void told.push('over'), failed() {} };
  const performance = synthesizeText(voice, { engineId: 'voice', isLast: true }, listener);
  const sound = (index: number, ms: number) => {
    listeners[index]?.audio(new Int16Array(ms * 16));
    listeners[index]?.end();
  };
  return { performance, told, sound };
}

it('a speech without a pause is one utterance', () => {
  const { performance, told, sound } = perform();
  performance.write('We open ');
  performance.write('at nine.');
  performance.end();
  sound(0, 900);
  expect(told).toEqual(['1 We open ', '1 at nine.', '1 end', 'over']);
  expect(performance.spans()).toEqual([{ text: 'We open at nine.', ms: 900, words: [] }]);
});

it('a flush makes the voice synthesize its text, and the next waits for it', () => {
  const { performance, told, sound } = perform();
  performance.write('Let me look.');
  performance.flush();
  performance.flush();
  performance.write(' It was');
  expect(told).toEqual(['1 Let me look.', '1 end']);
  sound(0, 500);
  performance.write(' sent.');
  performance.end();
  sound(1, 700);
  expect(told.slice(2)).toEqual(['2  It was', '2  sent.', '2 end', 'over']);
  expect(performance.spans().map(({ text, ms }) => [text, ms])).toEqual([
    ['Let me look.', 500],
    [' It was sent.', 700],
  ]);
});

it('pending flushed text is synthesized as soon as possible', () => {
  const { performance, told, sound } = perform();
  performance.write('Let me look.');
  performance.flush();
  performance.write(' Still looking.');
  performance.flush();
  sound(0, 500);
  expect(told).toEqual(['1 Let me look.', '1 end', '2  Still looking.', '2 end']);
  performance.end();
  sound(1, 500);
  expect(told.at(-1)).toBe('over');
});

it('an empty flush, and a trailing space, are no utterances', () => {
  const { performance, told, sound } = perform();
  performance.flush();
  performance.write('Yes.');
  performance.flush();
  sound(0, 300);
  performance.write(' ');
  performance.flush();
  performance.end();
  expect(told).toEqual(['1 Yes.', '1 end', 'over']);
});
