import { expect, it } from 'vitest';
import { SpeechError, type TextToSpeech } from '../ports.ts';
import { createVoiceChain } from './voice-chain.ts';

const options = { voiceId: '', language: 'en', speed: 1, stability: 0.5 };
const error = new SpeechError('cut', 'voice', 'cut');

/** Three voices, and what was opened and closed of them. */
function chainOfThree() {
  const events: string[] = [];
  const voiceOf = (id: string): TextToSpeech => ({
    id,
    accepts: 'text',
    open() {
      events.push(`open ${id}`);
      return {
        speak: () => ({ write() {}, end() {}, cancel() {} }),
        close: () => void events.push(`close ${id}`),
      };
    },
  });
  const [first, second, third] = [voiceOf('a'), voiceOf('b'), voiceOf('c')];
  const choices = [first, second, third].map((engine) => ({ engine, options }));
  const [head = { engine: first, options }, ...rest] = choices;
  return {
    events,
    chain: createVoiceChain({ choices: [head, ...rest], onProblem: () => void events.push('problem') }),
  };
}

// Two sentences on one connection fail together: the second failure passed over a voice that had not been tried.
it('a voice that fails twice, for two sentences, is replaced once', () => {
  const { chain } = chainOfThree();
  const { voice } = chain.current();
  expect(chain.failOver(voice, error)).toBe(true);
  expect(chain.failOver(voice, error)).toBe(true);
  expect(chain.engine().id).toBe('b');
});

it('the standby voice takes over, and is closed when unused', () => {
  const { chain, events } = chainOfThree();
  const { voice } = chain.current();
  chain.prepareNext();
  chain.prepareNext();
  expect(events).toEqual(['open a', 'open b']);
  chain.failOver(voice, error);
  expect(chain.current().engine.id).toBe('b');
  chain.prepareNext();
  chain.close();
  expect(events).toEqual(['open a', 'open b', 'problem', 'close a', 'open c', 'close b', 'close c']);
});

it('the last voice has no successor', () => {
  const { chain } = chainOfThree();
  for (const isReplaced of [true, true, false]) {
    const { voice } = chain.current();
    expect(chain.failOver(voice, error)).toBe(isReplaced);
  }
});

it('a slower voice replaces the one in use, whose failure then changes nothing', () => {
  const speeds: number[] = [];
  const engine: TextToSpeech = {
    id: 'a',
    accepts: 'text',
    open(opened) {
      speeds.push(opened.speed);
      return { speak: () => ({ write() {}, end() {}, cancel() {} }), close() {} };
    },
  };
  const chain = createVoiceChain({ choices: [{ engine, options }], onProblem() {} });
  const { voice } = chain.current();
  for (let count = 0; count < 4; count++) {
    chain.slowDown();
    chain.current();
  }
  expect(speeds.map((speed) => speed.toFixed(2))).toEqual(['1.00', '0.80', '0.64', '0.51', '0.50']);
  expect(chain.failOver(voice, error)).toBe(true);
});
