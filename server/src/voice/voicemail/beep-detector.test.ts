import { describe, expect, it } from 'vitest';
import { type RecordingName, readRecording, saidIn } from '../../../test/recordings/read-recording.ts';
import type { G711Law } from '../codec/g711.ts';
import { frameSamples } from '../ports.ts';
import { joinPcm, toneOf } from '../testing/media-tone.ts';
import { cadenceOf, chordOf, mixOf, noiseOf, overPhone, quietOf } from '../testing/phone-sounds.ts';
import { createBeepDetector } from './beep-detector.ts';

const laws: readonly G711Law[] = ['pcmu', 'pcma'];
const recordings = Object.keys(saidIn) as RecordingName[];

/** Times of detected beeps. Unit: milliseconds. */
function beepsIn(sound: Int16Array): number[] {
  const detector = createBeepDetector();
  const told: number[] = [];
  for (let at = 0; at + frameSamples <= sound.length; at += frameSamples) {
    if (detector.push(sound.subarray(at, at + frameSamples))) told.push(at / 16);
  }
  return told;
}

describe.each(laws)('over %s a beep', (law) => {
  it.each([400, 425, 440, 480, 520, 700, 941, 1000, 1209, 1400, 1633, 1800, 2000])(
    'at %d Hz is detected once',
    (hz) => {
      for (const ms of [120, 200, 350, 600, 800]) {
        for (const amplitude of [800, 30_000]) {
          // Begins anywhere in a frame.
          const sound = joinPcm([quietOf(993), toneOf(hz, ms, { amplitude }), quietOf(2_000)]);
          expect(beepsIn(overPhone(law, sound)), `${ms} ms at ${amplitude}`).toHaveLength(1);
        }
      }
    },
  );

  it.each([520, 1000, 1400, 2000])('at %d Hz is detected at its maximum length', (hz) => {
    const sound = joinPcm([quietOf(1_000), toneOf(hz, 2_900), quietOf(1_000)]);
    expect(beepsIn(overPhone(law, sound))).toHaveLength(1);
  });

  it.each([400, 700, 1000, 1400, 2000])('at %d Hz is detected in noise 20 dB below it', (hz) => {
    const amplitude = 5_000;
    for (const [seed, ms] of [120, 300, 800].entries()) {
      const sound = joinPcm([quietOf(990), toneOf(hz, ms, { amplitude }), quietOf(2_000)]);
      // Half of the noise lies above what a phone carries.
      const noise = noiseOf(sound.length / 16, amplitude / 10, seed + hz);
      expect(beepsIn(overPhone(law, mixOf(sound, noise))), `${ms} ms`).toHaveLength(1);
    }
  });

  it.each(recordings)('after the speech of %s is detected, and nothing in the speech', (name) => {
    const speech = readRecording(name);
    const beep = [toneOf(1000, 400), quietOf(1_000)];
    for (const pauseMs of [40, 300, 1_500]) {
      const sound = joinPcm([speech, quietOf(pauseMs), ...beep]);
      const told = beepsIn(overPhone(law, sound));
      expect(told, `after ${pauseMs} ms`).toHaveLength(1);
      expect(told[0]).toBeGreaterThan(speech.length / 16 + pauseMs + 400);
    }
  });

  it('is reported within 200 ms of its end', () => {
    const [told = 0] = beepsIn(overPhone(law, joinPcm([quietOf(1_000), toneOf(1000, 500), quietOf(1_000)])));
    expect(told).toBeGreaterThan(1_500);
    expect(told).toBeLessThanOrEqual(1_700);
  });
});

describe('no beep', () => {
  const keypad = [697, 770, 852, 941].flatMap((row) => [1209, 1336, 1477, 1633].map((column) => [row, column]));
  const notes = [523, 659, 784, 659, 523, 587, 698];

  const sounds: Readonly<Record<string, Int16Array>> = {
    'the keys of a phone': joinPcm(keypad.map((pair) => cadenceOf(chordOf(pair, 100), 100, 1))),
    'keys pressed for long': joinPcm(keypad.map((pair) => cadenceOf(chordOf(pair, 400), 700, 1))),
    'keys whose upper tone is louder by 4 dB': joinPcm(
      keypad.map(([row = 0, column = 0]) =>
        cadenceOf(mixOf(toneOf(row, 300, { amplitude: 4_000 }), toneOf(column, 300, { amplitude: 6_400 })), 500, 1),
      ),
    ),
    'ringing in most of Europe': cadenceOf(toneOf(425, 1_000), 4_000, 3),
    'ringing in France': cadenceOf(toneOf(440, 1_500), 3_500, 3),
    'ringing in America': cadenceOf(chordOf([440, 480], 2_000), 4_000, 3),
    'ringing in Britain': cadenceOf(cadenceOf(chordOf([400, 450], 400), 200, 2), 1_800, 3),
    'busy in most of Europe': cadenceOf(toneOf(425, 500), 500, 8),
    'busy in Germany': cadenceOf(toneOf(425, 480), 480, 8),
    'busy in America': cadenceOf(chordOf([480, 620], 500), 500, 8),
    'busy in Britain': cadenceOf(toneOf(400, 375), 375, 8),
    'congestion, fast': cadenceOf(toneOf(425, 250), 250, 12),
    'congestion, slow': joinPcm([cadenceOf(toneOf(425, 250), 750, 6)]),
    'a dialling tone': joinPcm([toneOf(425, 6_000), quietOf(1_000)]),
    'a dialling tone in America': joinPcm([chordOf([350, 440], 6_000), quietOf(1_000)]),
    'the three tones of no such number': cadenceOf(
      joinPcm([toneOf(950, 330), toneOf(1400, 330), toneOf(1800, 330)]),
      1_000,
      3,
    ),
    'a fax machine': joinPcm([toneOf(2100, 3_300), quietOf(1_000)]),
    'a melody': joinPcm([...notes.map((hz) => cadenceOf(toneOf(hz, 250), 30, 1)), quietOf(1_000)]),
    chords: joinPcm([
      chordOf([262, 330, 392], 700),
      chordOf([349, 440, 523], 700),
      chordOf([392, 494, 587], 700),
      quietOf(1_000),
    ]),
    'an organ': joinPcm([
      mixOf(...[1, 2, 3, 4, 5].map((part) => toneOf(220 * part, 900, { amplitude: 6_000 / part }))),
      quietOf(1_000),
    ]),
    'a click': joinPcm([toneOf(1000, 60), quietOf(1_000)]),
    'a tone that rises': joinPcm([
      ...Array.from({ length: 40 }, (_, step) => toneOf(600 + step * 20, 20)),
      quietOf(500),
    ]),
    noise: noiseOf(10_000, 3_000, 7),
    silence: quietOf(3_000),
  };

  it.each(Object.keys(sounds))('in %s', (name) => {
    const sound = sounds[name] ?? new Int16Array();
    expect(sound.length).toBeGreaterThan(0);
    for (const law of laws) expect(beepsIn(overPhone(law, sound)), law).toEqual([]);
  });

  it.each(recordings)('in the speech of %s, at any pitch', (name) => {
    for (let pitch = 0.6; pitch <= 2.4; pitch += 0.45) {
      const speech = joinPcm([atPitch(readRecording(name), pitch), quietOf(1_000)]);
      for (const law of laws) expect(beepsIn(overPhone(law, speech)), `${law} at ${pitch}`).toEqual([]);
    }
  });
});

/** Played faster and higher, or slower and lower. */
function atPitch(sound: Int16Array, pitch: number): Int16Array {
  return Int16Array.from({ length: Math.floor(sound.length / pitch) }, (_, index) => {
    const at = Math.floor(index * pitch);
    const share = index * pitch - at;
    return Math.round((sound[at] ?? 0) * (1 - share) + (sound[at + 1] ?? 0) * share);
  });
}
