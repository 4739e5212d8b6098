import { pathToFileURL } from 'node:url';
import { createResampler } from '#voice/codec/resample.ts';
import { sampleRateHz } from '#voice/ports.ts';
import { trimSilence } from '../flite/trim-silence.ts';
import { findEspeak } from './find-espeak.ts';

export interface EspeakRequest {
  text: string;
  /** BCP 47 tag. */
  language: string;
  /** `espeak`, or a variant such as `espeak+f3`. */
  voiceId: string;
  /** 1 is natural; kept within 0.5-2. */
  speed: number;
}

export interface EspeakSynthesis {
  /** Audio of one clause, 16 kHz. Blocks its thread: about a tenth of its length. */
  speak(request: EspeakRequest): Int16Array;
}

/** Part of the package's `eSpeakNGWorker` used here. */
export interface EspeakWorker {
  /** 0 where the voice exists. */
  set_voice(name: string): number;
  /** Unit: words a minute. */
  set_rate(rate: number): void;
  get_samplerate(): number;
  /** Calls back with pieces of 16-bit audio; `true` stops it. */
  synthesize(text: string, onAudio: (pcm: Int16Array | null) => boolean): void;
}

/** Natural rate. Unit: words a minute; the engine's own 175 is hurried on a telephone. */
const naturalRate = 160;

/** Loads eSpeak NG. Throws where its package is not installed. `load`: for tests. */
export async function createEspeakSynthesis(load: () => Promise<EspeakWorker> = loadWorker): Promise<EspeakSynthesis> {
  const worker = await load();
  return {
    speak({ text, language, voiceId, speed }) {
      selectVoice(worker, language, /\+[mf]\d$/.exec(voiceId)?.[0] ?? '');
      worker.set_rate(Math.round(naturalRate * Math.min(2, Math.max(0.5, speed))));
      const pieces: Int16Array[] = [];
      worker.synthesize(text, (pcm) => {
        if (pcm !== null && pcm.length > 0) pieces.push(pcm);
        return false;
      });
      return trimSilence(resample(pieces, worker.get_samplerate()), text);
    },
  };
}

/** The voice of the language as it is spoken in the country, of the language, or American English. */
function selectVoice(worker: EspeakWorker, language: string, variant: string): void {
  const tag = language.toLowerCase();
  const primary = tag.split('-')[0] ?? '';
  const names = primary === 'en' ? [tag === 'en' ? 'en-us' : tag, 'en-us'] : [tag, primary, 'en-us'];
  for (const name of names) if (worker.set_voice(name + variant) === 0) return;
}

function resample(pieces: readonly Int16Array[], fromHz: number): Int16Array {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  // Silence at the end carries the last samples out of the filter.
  const sound = new Int16Array(length + fromHz / 50);
  let at = 0;
  for (const piece of pieces) {
    sound.set(piece, at);
    at += piece.length;
  }
  if (fromHz === sampleRateHz) return sound;
  const resampler = createResampler({ fromHz, toHz: sampleRateHz, quality: 5 });
  try {
    return resampler.process(sound).slice();
  } finally {
    resampler.close();
  }
}

async function loadWorker(): Promise<EspeakWorker> {
  const path = findEspeak();
  if (path === undefined) throw new Error('eSpeak NG is not installed');
  const { default: createModule } = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as {
    default: () => Promise<{ eSpeakNGWorker: new () => EspeakWorker }>;
  };
  const { eSpeakNGWorker: Worker } = await createModule();
  return new Worker();
}
