import { describe, expect, it } from 'vitest';
import { joinPcm, loudnessOf, toneLevel, toneOf } from '../../../../voice/testing/media-tone.ts';
import { noiseLevel, noisePayloads } from './comfort-noise.ts';
import { HalfBandDown, HalfBandUp } from './half-band.ts';
import { createWireDecoder, createWireEncoder, toOtherLaw } from './wire-codec.ts';

function down(pcm: Int16Array): Int16Array {
  const filter = new HalfBandDown();
  const out = new Int16Array(pcm.length / 2);
  for (let at = 0; at < pcm.length; at += 320) {
    filter.process(pcm.subarray(at, at + 320), out.subarray(at / 2, at / 2 + 160));
  }
  return out;
}

function up(pcm: Int16Array): Int16Array {
  const filter = new HalfBandUp();
  const out = new Int16Array(pcm.length * 2);
  for (let at = 0; at < pcm.length; at += 160) {
    filter.process(pcm.subarray(at, at + 160), out.subarray(at * 2, at * 2 + 320));
  }
  return out;
}

describe('resampling between 16 kHz and 8 kHz', () => {
  it.each([100, 300, 1_000, 2_000, 3_000, 3_400])('%i Hz keeps its level within 0.2 dB', (hz) => {
    const level = toneLevel(up(down(toneOf(hz, 1_000))).subarray(800), hz);
    expect(Math.abs(20 * Math.log10(level / 10_000))).toBeLessThan(0.2);
  });

  it.each([4_700, 5_500, 7_000])('%i Hz, outside of the telephone band, is attenuated by 40 dB', (hz) => {
    expect(loudnessOf(down(toneOf(hz, 1_000)).subarray(400))).toBeLessThan(7_071 / 100);
  });

  it('adds nothing above 4 kHz', () => {
    const sound = up(down(toneOf(1_000, 1_000))).subarray(800);
    expect(toneLevel(sound, 7_000)).toBeLessThan(100);
  });

  it('full scale does not overflow', () => {
    const square = Int16Array.from({ length: 3_200 }, (_, index) => ((index >> 4) % 2 === 0 ? 32_767 : -32_768));
    const sound = up(down(square));
    const steps = sound.subarray(100).map((sample, index) => Math.abs(sample - (sound[index + 99] ?? 0)));
    expect(Math.max(...steps)).toBeLessThan(32_767);
  });
});

describe.each(['pcma', 'pcmu'] as const)('%s', (law) => {
  it('silence after speech is encoded as silence, and speech after it is whole', () => {
    const encoder = createWireEncoder(law);
    const decoder = createWireDecoder(law);
    const frames = [
      toneOf(440, 20),
      ...Array.from({ length: 5 }, () => new Int16Array(320)),
      toneOf(440, 20),
      toneOf(440, 20),
    ];
    const heard = frames.map((frame, index) => {
      const payload = encoder.encode(frame, index > 0 && index < 6);
      return decoder.decode(payload ?? new Uint8Array(0))?.slice() ?? new Int16Array(0);
    });
    expect(loudnessOf(heard[5] ?? new Int16Array(1))).toBeLessThan(20);
    expect(toneLevel(joinPcm(heard.slice(7)), 440)).toBeGreaterThan(9_000);
  });

  it('empty and oversized payloads are refused', () => {
    const decoder = createWireDecoder(law);
    expect(decoder.decode(new Uint8Array(0))).toBeUndefined();
    expect(decoder.decode(new Uint8Array(1_601))).toBeUndefined();
    expect(decoder.decode(new Uint8Array(480))?.length).toBe(960);
  });

  it('the other law decodes alike', () => {
    const tone = toneOf(1_000, 100);
    const encoder = createWireEncoder(law);
    const decoder = createWireDecoder(law === 'pcma' ? 'pcmu' : 'pcma');
    const heard: Int16Array[] = [];
    for (let at = 0; at < tone.length; at += 320) {
      const payload = toOtherLaw(law, encoder.encode(tone.subarray(at, at + 320), false) ?? new Uint8Array(0));
      heard.push(decoder.decode(payload)?.slice() ?? new Int16Array(0));
    }
    expect(toneLevel(joinPcm(heard).subarray(320), 1_000)).toBeGreaterThan(9_500);
  });

  it('comfort noise has the requested level, within bounds', () => {
    const decoder = createWireDecoder(law);
    const sound = joinPcm(
      noisePayloads(law, 50).map((payload) => decoder.decode(payload)?.slice() ?? new Int16Array(0)),
    );
    expect(20 * Math.log10(loudnessOf(sound) / 32_768)).toBeGreaterThan(-53);
    expect(20 * Math.log10(loudnessOf(sound) / 32_768)).toBeLessThan(-48);
    expect([0, 20, 62, 127].map((level) => noiseLevel(Uint8Array.of(level)))).toEqual([50, 50, 60, 75]);
    expect(noiseLevel(new Uint8Array(0))).toBe(75);
  });
});
