import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wavFile } from '../../../../test/test-calls.ts';
import { readWavFile } from './wav-file.rules.ts';

describe('a WAV file', () => {
  it('with a correct header needs no repair', () => {
    expect(readWavFile(wavFile(250), 44 + 250 * 64)).toEqual({
      channels: 2,
      durationMs: 250,
      samples: { offset: 44, frameBytes: 4, sampleRateHz: 16_000 },
      repairs: [],
    });
  });

  it.each([0, 100, 400])(
    'with 250 ms of audio and a length of %i ms in the header is repaired to its real length',
    (headerMs) => {
      const file = wavFile(250, headerMs);
      expect(readWavFile(file, file.length)).toEqual({
        channels: 2,
        durationMs: 250,
        samples: { offset: 44, frameBytes: 4, sampleRateHz: 16_000 },
        repairs: [
          { offset: 4, value: 36 + 16_000 },
          { offset: 40, value: 16_000 },
        ],
      });
    },
  );

  it('cut within a frame counts whole frames', () => {
    const file = wavFile(250, 0);
    expect(readWavFile(file, file.length - 3)?.repairs[1]?.value).toBe(16_000 - 4);
  });

  it.each([Buffer.alloc(0), Buffer.from('RIFF'), Buffer.alloc(44), wavFile(1).subarray(0, 30)])(
    'that is invalid is not read (%#)',
    (file) => {
      expect(readWavFile(file, file.length)).toBeNull();
    },
  );

  it('never throws on any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), fc.nat(80), (noise, at) => {
        const file = new Uint8Array(wavFile(1));
        file.set(noise.subarray(0, file.length - at), at);
        readWavFile(file, file.length);
      }),
    );
  });
});
