import { expect, it } from 'vitest';
import { toneLevel } from '../testing/media-tone.ts';
import { decodeWav } from './wav.ts';
import { wavHeader } from './wav-header.ts';

/** A WAV file written by hand, so that reader and writer cannot be wrong together. */
function wavFile(options: {
  code: number;
  bits: number;
  channels: number;
  rate: number;
  data: Buffer;
  extra?: Buffer;
}) {
  const { code, bits, channels, rate, data, extra = Buffer.alloc(0) } = options;
  const format = Buffer.alloc(24);
  format.write('fmt ', 0);
  format.writeUInt32LE(16, 4);
  format.writeUInt16LE(code, 8);
  format.writeUInt16LE(channels, 10);
  format.writeUInt32LE(rate, 12);
  format.writeUInt32LE((rate * channels * bits) / 8, 16);
  format.writeUInt16LE((channels * bits) / 8, 20);
  format.writeUInt16LE(bits, 22);
  const head = Buffer.alloc(8);
  head.write('data', 0);
  head.writeUInt32LE(data.length, 4);
  const body = Buffer.concat([Buffer.from('WAVE'), format, extra, head, data]);
  const riff = Buffer.alloc(8);
  riff.write('RIFF', 0);
  riff.writeUInt32LE(body.length, 4);
  return Buffer.concat([riff, body]);
}

function samples(
  count: number,
  bytes: number,
  write: (buffer: Buffer, value: number, offset: number) => void,
  rate: number,
) {
  const buffer = Buffer.alloc(count * bytes);
  for (let index = 0; index < count; index += 1) {
    write(buffer, 0.5 * Math.sin((2 * Math.PI * 440 * index) / rate), index * bytes);
  }
  return buffer;
}

const widths = [
  {
    name: '8 bit',
    code: 1,
    bits: 8,
    write: (b: Buffer, v: number, o: number) => b.writeUInt8(Math.round(128 + v * 127), o),
  },
  {
    name: '16 bit',
    code: 1,
    bits: 16,
    write: (b: Buffer, v: number, o: number) => b.writeInt16LE(Math.round(v * 32767), o),
  },
  {
    name: '24 bit',
    code: 1,
    bits: 24,
    write: (b: Buffer, v: number, o: number) => b.writeIntLE(Math.round(v * 8388607), o, 3),
  },
  { name: 'float', code: 3, bits: 32, write: (b: Buffer, v: number, o: number) => b.writeFloatLE(v, o) },
];

for (const { name, code, bits, write } of widths) {
  it(`${name} PCM at 44.1 kHz becomes 16 kHz of the same length, tone and level`, () => {
    const data = samples(44_100, bits / 8, write, 44_100);
    const pcm = decodeWav(wavFile({ code, bits, channels: 1, rate: 44_100, data }));
    expect(pcm.length).toBe(16_000);
    expect(toneLevel(pcm.subarray(800, 15_200), 440)).toBeCloseTo(16_384, -3);
  });
}

it('the channels of a stereo file are mixed down', () => {
  const data = Buffer.from(new Int16Array([1000, 3000, -500, -1500]).buffer);
  expect([...decodeWav(wavFile({ code: 1, bits: 16, channels: 2, rate: 16_000, data }))]).toEqual([2000, -1000]);
});

it('resampling does not shift time', () => {
  const click = new Int16Array(8_000);
  click[4_000] = 20_000;
  const pcm = decodeWav(wavFile({ code: 1, bits: 16, channels: 1, rate: 8_000, data: Buffer.from(click.buffer) }));
  const peak = pcm.reduce((best, sample, index) => (sample > (pcm[best] ?? 0) ? index : best), 0);
  expect(Math.abs(peak - 8_000)).toBeLessThanOrEqual(2);
});

it('other chunks before the samples are skipped, with odd lengths too', () => {
  const extra = Buffer.concat([Buffer.from('LIST'), Buffer.from([3, 0, 0, 0]), Buffer.from('abc\0')]);
  const data = Buffer.from(new Int16Array([1, 2, 3]).buffer);
  expect([...decodeWav(wavFile({ code: 1, bits: 16, channels: 1, rate: 16_000, data, extra }))]).toEqual([1, 2, 3]);
});

it('our header round-trips, and a size beyond the end is clamped', () => {
  const file = Buffer.concat([
    wavHeader({ channels: 1, sampleRateHz: 16_000, dataBytes: 1_000 }),
    Buffer.alloc(200, 1),
  ]);
  expect(decodeWav(file).length).toBe(100);
});

it('refuses files other than PCM WAV with the expected format', () => {
  const data = Buffer.alloc(8);
  const valid = wavFile({ code: 1, bits: 16, channels: 1, rate: 16_000, data });
  expect(() => decodeWav(Buffer.from('ID3 something else entirely'))).toThrow('Expected a WAV file');
  expect(() => decodeWav(new Uint8Array(0))).toThrow('Expected a WAV file');
  expect(() => decodeWav(wavFile({ code: 85, bits: 16, channels: 1, rate: 16_000, data }))).toThrow('got code 85');
  expect(() => decodeWav(wavFile({ code: 1, bits: 16, channels: 0, rate: 16_000, data }))).toThrow('1-8 channels');
  expect(() => decodeWav(wavFile({ code: 1, bits: 16, channels: 1, rate: 5, data }))).toThrow('4000-192000 Hz');
  expect(() => decodeWav(valid.subarray(0, 36))).toThrow('no data');
  expect(() => decodeWav(valid.subarray(0, 30))).toThrow('cut short');
});
