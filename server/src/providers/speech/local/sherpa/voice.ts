import { createResampler } from '#voice/codec/resample.ts';
import {
  SpeechError,
  type SpeechListener,
  type SpeechOptions,
  sampleRateHz,
  type TextToSpeech,
  type Utterance,
} from '#voice/ports.ts';
import { createLexicon, type Lexicon } from './lexicon.ts';
import { voiceConfig } from './model-files.ts';
import { loadSherpa, type OfflineTts, type OfflineTtsConfig } from './sherpa-api.ts';
import { createTurnstile, type Turnstile } from './turnstile.ts';

export interface SherpaVoiceOptions {
  /** Kept with each call, for example `sherpa/vits-ljs`. */
  id: string;
  /** Holds model.onnx, tokens.txt and lexicon.txt. */
  folder: string;
  /** Utterances computed at the same time; each takes one of Node's four pool threads. Default: 1. */
  atOnce?: number;
  /** Default: the real engine. */
  load?(config: OfflineTtsConfig): Promise<OfflineTts>;
}

/** A voice that is loaded. */
export interface SherpaVoice extends TextToSpeech {
  /** Ids of its voices: `0`, `1`, ... */
  readonly voiceIds: readonly string[];
}

interface Speaking {
  id: string;
  tts: OfflineTts;
  lexicon: Lexicon;
  turns: Turnstile;
}

/**
 * Loads a neural voice that knows its words from a dictionary. Promises 16 kHz sound of whole clauses, computed outside
 * the event loop; an unknown voice id means its first voice. Words that are not in the dictionary are spelt out. Throws
 * SpeechError('unavailable') where the library or a file is missing. A file that is not a model at all ends the
 * process: load only what has passed `testModel`.
 */
export async function createSherpaVoice(options: SherpaVoiceOptions): Promise<SherpaVoice> {
  const { id } = options;
  const load = options.load ?? ((config) => loadSherpa(id).OfflineTts.createAsync(config));
  const config = voiceConfig(id, options.folder, 1);
  const lexicon = await createLexicon(config.model.vits.lexicon);
  const tts = await load(config).catch((cause: unknown) => {
    if (cause instanceof SpeechError) throw cause;
    throw new SpeechError('unavailable', id, `${id} could not be loaded from ${options.folder}.`, { cause });
  });
  const speaking: Speaking = { id, tts, lexicon, turns: createTurnstile(options.atOnce ?? 1) };
  return {
    id,
    accepts: 'clauses',
    voiceIds: Array.from({ length: tts.numSpeakers }, (_, index) => String(index)),
    open(wanted) {
      const open = new Set<Utterance>();
      let isClosed = false;
      return {
        speak(listener) {
          if (isClosed) return refuse(id, listener);
          const utterance = beginUtterance(speaking, wanted, listener, () => open.delete(utterance));
          open.add(utterance);
          return utterance;
        },
        close() {
          isClosed = true;
          for (const utterance of open) utterance.cancel();
        },
      };
    },
  };
}

function refuse(id: string, listener: SpeechListener): Utterance {
  queueMicrotask(() => listener.failed(new SpeechError('unavailable', id, `The voice of ${id} is closed.`)));
  return { write: () => {}, end: () => {}, cancel: () => {} };
}

function beginUtterance(
  speaking: Speaking,
  wanted: SpeechOptions,
  listener: SpeechListener,
  over: () => void,
): Utterance {
  const life = { isCancelled: false };
  let text = '';
  let isEnded = false;
  return {
    write(more) {
      if (!isEnded) text += more;
    },
    end() {
      if (isEnded || life.isCancelled) return;
      isEnded = true;
      void speaking.turns
        .pass(() => (life.isCancelled ? Promise.resolve() : say(speaking, text, wanted, life, listener)))
        .then(
          () => {
            if (!life.isCancelled) listener.end();
          },
          (cause: unknown) => {
            const sentence = `${speaking.id} could not say a clause.`;
            if (!life.isCancelled) listener.failed(new SpeechError('unavailable', speaking.id, sentence, { cause }));
          },
        )
        .finally(over);
    },
    cancel() {
      life.isCancelled = true;
      over();
    },
  };
}

async function say(
  { tts, lexicon }: Speaking,
  text: string,
  wanted: SpeechOptions,
  life: { isCancelled: boolean },
  listener: SpeechListener,
): Promise<void> {
  const sayable = lexicon.fit(text, wanted.language);
  if (sayable === '') return;
  const resampler =
    tts.sampleRate === sampleRateHz
      ? undefined
      : createResampler({ fromHz: tts.sampleRate, toHz: sampleRateHz, quality: 5 });
  let told = 0;
  const tell = (samples: Float32Array) => {
    if (life.isCancelled || samples.length === 0) return;
    told += samples.length;
    const pcm = toPcm(samples);
    const resampled = resampler ? resampler.process(pcm).slice() : pcm;
    if (resampled.length > 0) listener.audio(resampled);
  };
  try {
    const { samples } = await tts.generateAsync({
      text: sayable,
      sid: speakerOf(wanted.voiceId, tts.numSpeakers),
      speed: wanted.speed,
      enableExternalBuffer: false,
      onProgress(piece) {
        tell(piece.samples);
        return !life.isCancelled;
      },
    });
    // Whatever the pieces on the way did not hold.
    tell(samples.subarray(told));
  } finally {
    resampler?.close();
  }
}

function speakerOf(voiceId: string, numSpeakers: number): number {
  const number = /^\d+$/.test(voiceId) ? Number(voiceId) : 0;
  return number < numSpeakers ? number : 0;
}

function toPcm(samples: Float32Array): Int16Array<ArrayBuffer> {
  const pcm = new Int16Array(samples.length);
  for (let at = 0; at < samples.length; at += 1) {
    pcm[at] = Math.max(-32_768, Math.min(32_767, Math.round((samples[at] ?? 0) * 32_767)));
  }
  return pcm;
}
