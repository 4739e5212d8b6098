import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createResampler } from '#voice/codec/resample.ts';
import { type Denoiser, frameSamples, sampleRateHz } from '#voice/ports.ts';

/** The model was trained on 48 kHz in steps of 10 ms. Source: RNNoise, `rnnoise.h`. */
const modelHz = 48_000;
const modelFrame = 480;

/** Names the toolchain gave the module's exports, which carry none. */
interface Exports {
  c: WebAssembly.Memory;
  d(): void;
  f(model: number): number;
  g(bytes: number): number;
  h(state: number): void;
  i(address: number): void;
  j(state: number, out: number, input: number): number;
}

/**
 * RNNoise, a small neural network that separates speech from noise. Costs about 2 % of a core per call; the
 * agent's `denoise` decides, see this folder's README.
 */
export async function loadDenoiser(): Promise<() => Denoiser> {
  const path = createRequire(import.meta.url).resolve('@jitsi/rnnoise-wasm/dist/rnnoise.wasm');
  const { instance } = await WebAssembly.instantiate(await readFile(path), {
    a: {
      // Grows the memory; states are small and few, so the first memory is enough.
      a: () => 0,
      b: (to: number, from: number, bytes: number) => {
        new Uint8Array(rnnoise.c.buffer).copyWithin(to, from, from + bytes);
      },
    },
  });
  const rnnoise = instance.exports as unknown as Exports;
  rnnoise.d();
  return () => createDenoiser(rnnoise);
}

function createDenoiser(rnnoise: Exports): Denoiser {
  const state = rnnoise.f(0);
  const area = rnnoise.g(modelFrame * 4);
  const up = createResampler({ fromHz: sampleRateHz, toHz: modelHz });
  const down = createResampler({ fromHz: modelHz, toHz: sampleRateHz });
  const wide = new Int16Array((frameSamples * modelHz) / sampleRateHz);
  const clean = new Int16Array(frameSamples);
  return {
    process(frame) {
      const input = up.process(frame);
      for (let at = 0; at < wide.length; at += modelFrame) {
        const floats = new Float32Array(rnnoise.c.buffer, area, modelFrame);
        for (let index = 0; index < modelFrame; index += 1) floats[index] = input[at + index] ?? 0;
        rnnoise.j(state, area, area);
        for (let index = 0; index < modelFrame; index += 1) wide[at + index] = clamp(floats[index] ?? 0);
      }
      clean.set(down.process(wide).subarray(0, frameSamples));
      return clean;
    },
    close() {
      rnnoise.h(state);
      rnnoise.i(area);
      up.close();
      down.close();
    },
  };
}

function clamp(sample: number): number {
  return Math.max(-32_768, Math.min(32_767, Math.round(sample)));
}
