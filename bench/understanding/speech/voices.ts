import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFliteSynthesis } from '../../../server/src/providers/speech/local/flite/flite-synthesis.ts';
import { sampleRateHz } from '../../../server/src/voice/ports.ts';
import { stretch } from './shape-sound.ts';

/** Synthetic caller. The sound is mono at 16 kHz, without silence around it. */
export interface BenchVoice {
  id: string;
  /** BCP 47 language of its texts. */
  language: string;
  speak(text: string): Promise<Int16Array> | Int16Array;
}

const isInstalled = (program: string) => spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;

/** Embedded English voices, two of them also at another pitch and rate. */
async function embeddedVoices(): Promise<BenchVoice[]> {
  const flite = await createFliteSynthesis();
  const voice = (id: string, voiceId: string, { pitch = 1, speed = 1 } = {}): BenchVoice => ({
    id,
    language: 'en',
    // A resampled voice is higher and faster by the same factor, so the engine speaks slower by it first.
    speak: async (text) => stretch(await flite.speak({ text, voiceId, speed: speed / pitch }), pitch),
  });
  return [
    voice('slt', 'slt'),
    voice('rms', 'rms'),
    voice('awb', 'awb'),
    voice('kal16', 'kal16'),
    voice('slt-high-fast', 'slt', { pitch: 1.09, speed: 1.15 }),
    voice('rms-low-slow', 'rms', { pitch: 0.93, speed: 0.92 }),
  ];
}

function espeakVoice(id: string, variant: string, language: string): BenchVoice {
  return {
    id,
    language,
    speak: (text) => readWav(execFileSync('espeak-ng', ['-v', variant, '-s', '155', '--stdout', text])),
  };
}

function festivalVoice(id: string, voice: string): BenchVoice {
  return {
    id,
    language: 'en',
    speak(text) {
      const folder = mkdtempSync(join(tmpdir(), 'parley-bench-'));
      try {
        const file = join(folder, 'said.wav');
        execFileSync('text2wave', ['-eval', `(${voice})`, '-o', file], {
          input: text,
          stdio: ['pipe', 'ignore', 'ignore'],
        });
        return readWav(readFileSync(file));
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  };
}

/** False where the program or the voice it needs is not installed. */
function canSpeak(voice: BenchVoice): boolean {
  try {
    voice.speak('hello');
    return true;
  } catch {
    return false;
  }
}

/** Voices this machine has. `skipped` names the engines that are not installed. */
export async function createVoices(): Promise<{ voices: BenchVoice[]; skipped: string[] }> {
  const skipped: string[] = [];
  const voices = await embeddedVoices();
  if (isInstalled('espeak-ng')) {
    voices.push(
      espeakVoice('espeak-us', 'en-us', 'en'),
      espeakVoice('espeak-gb', 'en-gb', 'en'),
      espeakVoice('espeak-us-f3', 'en-us+f3', 'en'),
    );
    for (const language of ['fr', 'de', 'es', 'sv']) {
      voices.push(
        espeakVoice(`espeak-${language}`, language, language),
        espeakVoice(`espeak-${language}-f3`, `${language}+f3`, language),
      );
    }
  } else {
    skipped.push('espeak-ng');
  }
  for (const [id, voice] of [
    ['festival-ked', 'voice_ked_diphone'],
    ['festival-kal', 'voice_kal_diphone'],
  ] as const) {
    const made = festivalVoice(id, voice);
    if (canSpeak(made)) voices.push(made);
    else skipped.push(id);
  }
  return { voices, skipped };
}

/** Sound of a WAV file of 16 bits and one channel, at 16 kHz. Sizes in the header of a stream are not to be trusted. */
function readWav(bytes: Buffer): Int16Array {
  const rate = bytes.readUInt32LE(24);
  const from = bytes.indexOf('data') + 8;
  const sound = new Int16Array((bytes.length - from) >> 1);
  for (let index = 0; index < sound.length; index++) sound[index] = bytes.readInt16LE(from + index * 2);
  return stretch(sound, rate / sampleRateHz);
}
