import { expect, it } from 'vitest';
import { joinPcm, loudnessOf, toneLevel, toneOf } from '../testing/media-tone.ts';
import { decodeG711, encodeG711 } from './g711.ts';
import { createG711Decoder, createG711Encoder } from './g711-stream.ts';
import { createOpusDecoder, createOpusEncoder, opusPacketDuration } from './opus.ts';
import { bytesFromPcm16, createPcm16Decoder, pcm16FromBytes } from './pcm16.ts';
import { createResampler } from './resample.ts';

const framesOf = (pcm: Int16Array, length = 320) =>
  Array.from({ length: Math.floor(pcm.length / length) }, (_, index) =>
    pcm.subarray(index * length, (index + 1) * length),
  );

it('G.711 matches the standard for silence, full scale and both signs', () => {
  const codes = new Uint8Array(4);
  encodeG711('pcmu', Int16Array.of(0, 32_767, -32_768, -1), codes);
  expect([...codes].slice(0, 3)).toEqual([0xff, 0x80, 0x00]);
  encodeG711('pcma', Int16Array.of(0, 32_767, -32_768, -1), codes);
  expect([...codes].slice(0, 3)).toEqual([0xd5, 0xaa, 0x2a]);
});

for (const law of ['pcmu', 'pcma'] as const) {
  it(`every code of ${law} round-trips at the same level`, () => {
    const codes = Uint8Array.from({ length: 256 }, (_, code) => code);
    const pcm = new Int16Array(256);
    const again = new Int16Array(256);
    const recoded = new Uint8Array(256);
    expect(decodeG711(law, codes, pcm)).toBe(256);
    encodeG711(law, pcm, recoded);
    decodeG711(law, recoded, again);
    // Two codes of mu-law mean zero, so sound is compared and not codes.
    expect([...again]).toEqual([...pcm]);
  });

  it(`a tone through ${law} at 8 kHz keeps its level, 320 samples per frame`, () => {
    const encoder = createG711Encoder(law);
    const decoder = createG711Decoder(law);
    const heard = framesOf(toneOf(440, 400)).map((frame) => {
      const payload = encoder.encode(frame);
      expect(payload.length).toBe(160);
      return decoder.decode(payload)?.slice() ?? new Int16Array(0);
    });
    expect(heard.every((frame) => frame.length === 320)).toBe(true);
    const level = toneLevel(joinPcm(heard).subarray(1_600), 440);
    expect(level).toBeGreaterThan(9_000);
    expect(level).toBeLessThan(11_000);
    expect(decoder.decode(new Uint8Array(0))).toBeUndefined();
    expect(decoder.decode(new Uint8Array(1_601))).toBeUndefined();
    encoder.close();
    decoder.close();
  });
}

it('writes at most the shorter of two arrays', () => {
  expect(encodeG711('pcmu', new Int16Array(5), new Uint8Array(3))).toBe(3);
  expect(decodeG711('pcma', new Uint8Array(2), new Int16Array(9))).toBe(2);
});

for (const [fromHz, toHz] of [
  [8_000, 16_000],
  [24_000, 16_000],
  [48_000, 16_000],
  [16_000, 48_000],
] as const) {
  it(`a frame of 20 ms at ${fromHz} Hz is a frame of 20 ms at ${toHz} Hz`, () => {
    const resampler = createResampler({ fromHz, toHz });
    for (let frame = 0; frame < 10; frame += 1) {
      expect(resampler.process(new Int16Array(fromHz / 50)).length).toBe(toHz / 50);
    }
    resampler.close();
  });
}

it('resamples chunks of any length into the length of their sum', () => {
  const pcm = toneOf(440, 1_000);
  const resampler = createResampler({ fromHz: 16_000, toHz: 24_000 });
  const lengths = [1, 319, 4_001, 7, 5_672, 6_000];
  let at = 0;
  const parts = lengths.map((length) => {
    const part = resampler.process(pcm.subarray(at, at + length)).slice();
    at += length;
    return part;
  });
  expect(at).toBe(16_000);
  expect(Math.abs(joinPcm(parts).length - 24_000)).toBeLessThanOrEqual(2);
});

it('streams of a shared instance are independent', () => {
  const [tone, quiet] = [
    createResampler({ fromHz: 8_000, toHz: 16_000 }),
    createResampler({ fromHz: 8_000, toHz: 16_000 }),
  ];
  for (const frame of framesOf(toneOf(440, 200), 160)) {
    tone.process(frame);
    expect(loudnessOf(quiet.process(new Int16Array(160)))).toBe(0);
  }
});

it('refuses invalid rates and qualities, and use after close', () => {
  expect(() => createResampler({ fromHz: 0, toHz: 16_000 })).toThrow('4000-192000 Hz');
  expect(() => createResampler({ fromHz: 8_000, toHz: 16_000, quality: 11 })).toThrow('quality of 0-10');
  const resampler = createResampler({ fromHz: 8_000, toHz: 16_000 });
  resampler.close();
  resampler.close();
  expect(() => resampler.process(new Int16Array(160))).toThrow('closed');
});

it('a tone through Opus keeps its level, and packets have their duration', () => {
  const encoder = createOpusEncoder();
  const decoder = createOpusDecoder();
  const heard = framesOf(toneOf(440, 600)).map((frame) => {
    const packet = encoder.encode(frame) ?? new Uint8Array(0);
    expect(opusPacketDuration(packet)).toBe(960);
    return decoder.decode(packet) ?? new Int16Array(0);
  });
  const pcm = joinPcm(heard);
  expect(pcm.length).toBe(9_600);
  const level = toneLevel(pcm.subarray(1_600), 440);
  expect(level).toBeGreaterThan(9_000);
  expect(level).toBeLessThan(11_000);
});

it('an invalid Opus packet, or a frame other than 20 ms, decodes to nothing without an error', () => {
  const decoder = createOpusDecoder();
  expect(decoder.decode(new Uint8Array(0))).toBeUndefined();
  expect(decoder.decode(Uint8Array.of(255, 255))).toBeUndefined();
  expect(decoder.decode(new Uint8Array(200_000))).toBeUndefined();
  expect(createOpusEncoder().encode(new Int16Array(100))).toBeUndefined();
  expect(opusPacketDuration(new Uint8Array(0))).toBe(0);
  expect(opusPacketDuration(Uint8Array.of(0b00011_011, 63))).toBe(0);
});

it('the packet duration follows the table of RFC 6716 for each configuration', () => {
  expect(opusPacketDuration(Uint8Array.of(0b00011_000))).toBe(2_880);
  expect(opusPacketDuration(Uint8Array.of(0b01100_001))).toBe(960);
  expect(opusPacketDuration(Uint8Array.of(0b10000_000))).toBe(120);
  expect(opusPacketDuration(Uint8Array.of(0b11111_011, 3))).toBe(2_880);
});

it('PCM bytes and samples convert at any alignment', () => {
  const pcm = Int16Array.of(0, 1, -1, 32_767, -32_768, 258);
  const shifted = new Uint8Array(13).subarray(1);
  shifted.set(bytesFromPcm16(pcm));
  expect([...shifted.subarray(-2)]).toEqual([2, 1]);
  expect([...pcm16FromBytes(shifted)]).toEqual([...pcm]);
  expect(pcm16FromBytes(shifted.subarray(0, 5)).length).toBe(2);
  expect(createPcm16Decoder().decode(shifted.subarray(0, 5))).toBeUndefined();
});
