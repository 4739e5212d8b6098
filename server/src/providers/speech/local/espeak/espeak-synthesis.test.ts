import { describe, expect, it } from 'vitest';
import { createEspeakSynthesis, type EspeakWorker } from './espeak-synthesis.ts';
import { findEspeak } from './find-espeak.ts';

const known = new Set(['sv', 'en-us', 'en-gb', 'de', 'de+f3', 'es-419', 'es']);

/** Engine of 22,050 Hz that says half a second of a tone, whatever it is given. */
function fakeWorker() {
  const calls: (string | number)[] = [];
  const worker: EspeakWorker = {
    set_voice(name) {
      calls.push(name);
      return known.has(name) ? 0 : 1;
    },
    set_rate: (rate) => void calls.push(rate),
    get_samplerate: () => 22_050,
    synthesize(text, onAudio) {
      calls.push(text);
      onAudio(Int16Array.from({ length: 11_025 }, (_, at) => 8000 * Math.sin(at / 8)));
      onAudio(null);
    },
  };
  return { calls, worker };
}

it.each([
  ['sv-SE', 'espeak', ['sv-se', 'sv']],
  ['en', '', ['en-us']],
  ['en-GB', '', ['en-gb']],
  ['de', 'espeak+f3', ['de+f3']],
  ['es-419', 'espeak', ['es-419']],
  ['xx', 'espeak', ['xx', 'xx', 'en-us']],
])('%s with %j selects the voice after %j', async (language, voiceId, tried) => {
  const { calls, worker } = fakeWorker();
  const espeak = await createEspeakSynthesis(async () => worker);
  const sound = espeak.speak({ text: 'Hej.', language, voiceId, speed: 1.5 });
  expect(calls).toEqual([...tried, 240, 'Hej.']);
  // Half a second at 16 kHz, and the pause after a sentence.
  expect(sound.length).toBeGreaterThan(11_000);
  expect(sound.length).toBeLessThan(13_000);
  expect(sound.some((sample) => Math.abs(sample) > 6000)).toBe(true);
});

describe.skipIf(findEspeak() === undefined)('eSpeak NG, where it is installed', () => {
  it('speaks Swedish, faster at a higher speed', async () => {
    const espeak = await createEspeakSynthesis();
    const request = { text: 'Vi har öppet från nio till arton.', language: 'sv', voiceId: '' };
    const natural = espeak.speak({ ...request, speed: 1 });
    expect(natural.length).toBeGreaterThan(16_000);
    expect(natural.some((sample) => Math.abs(sample) > 3000)).toBe(true);
    expect(espeak.speak({ ...request, speed: 1.5 }).length).toBeLessThan(natural.length * 0.8);
  });
});
