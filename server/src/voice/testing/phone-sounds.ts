import type { G711Law } from '../codec/g711.ts';
import { createG711Decoder, createG711Encoder } from '../codec/g711-stream.ts';
import { frameSamples, sampleRateHz } from '../ports.ts';
import { seededRandom } from './media-random.ts';
import { joinPcm, toneOf } from './media-tone.ts';

export function quietOf(ms: number): Int16Array {
  return new Int16Array((ms * sampleRateHz) / 1000);
}

/** Sound after a phone line: 8 kHz, G.711, and back. What does not fill a frame is lost. */
export function overPhone(law: G711Law, pcm: Int16Array): Int16Array {
  const encoder = createG711Encoder(law);
  const decoder = createG711Decoder(law);
  const frames: Int16Array[] = [];
  for (let at = 0; at + frameSamples <= pcm.length; at += frameSamples) {
    const heard = decoder.decode(encoder.encode(pcm.subarray(at, at + frameSamples)));
    if (heard !== undefined) frames.push(heard.slice());
  }
  encoder.close();
  decoder.close();
  return joinPcm(frames);
}

/** The sum, as long as the longest. */
export function mixOf(...sounds: readonly Int16Array[]): Int16Array {
  const mixed = new Int16Array(Math.max(...sounds.map((sound) => sound.length)));
  for (const sound of sounds) {
    for (let index = 0; index < sound.length; index += 1) {
      mixed[index] = Math.max(-32_768, Math.min(32_767, (mixed[index] ?? 0) + (sound[index] ?? 0)));
    }
  }
  return mixed;
}

/** Several tones at once, equally loud. */
export function chordOf(hz: readonly number[], ms: number, amplitude = 6_000): Int16Array {
  return mixOf(...hz.map((tone) => toneOf(tone, ms, { amplitude })));
}

/** White noise below 4 kHz and above. `level`: root of its mean square over 0-8 kHz. */
export function noiseOf(ms: number, level: number, seed: number): Int16Array {
  const random = seededRandom(seed);
  const roll = () => random() + random() + random() + random() - 2;
  return quietOf(ms).map(() => Math.round(roll() * level * Math.sqrt(3)));
}

/** A sound again and again, with a pause behind each. */
export function cadenceOf(sound: Int16Array, pauseMs: number, times: number): Int16Array {
  return joinPcm(Array.from({ length: times }, () => [sound, quietOf(pauseMs)]).flat());
}
