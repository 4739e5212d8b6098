import type { SpeechModel } from '../models/catalogue.ts';
import { createSherpaRecognizer, realEngine, type SherpaRecognizer } from './recognizer.ts';
import { testModel } from './self-test.ts';
import type { SherpaEngine } from './sherpa-engine.ts';
import type { SwitchableHearing, SwitchableVoice } from './switchable-speech.ts';
import { createSherpaVoice } from './voice.ts';

export interface ReadyEnginesOptions {
  hearing: Pick<SwitchableHearing, 'remove' | 'switchTo'>;
  voice: Pick<SwitchableVoice, 'remove' | 'switchTo'>;
  /** Threads per recognizer; each holds the model in memory once more. Default: 1. */
  recognizerThreads?: number;
  /** Utterances of a voice computed at the same time, 1-3. Default: 1. */
  voicesAtOnce?: number;
  /** Module of the form of `SherpaEngine`. Default: the real engine. */
  engine?: string;
}

export interface ReadyEngines {
  /**
   * Tests a model, loads it and activates it for new calls; the `onReady` of `startModelDownloads`. Throws where the
   * model does not work, with no change.
   */
  use(model: SpeechModel, folder: string): Promise<void>;
  /** New calls no longer use a model; its memory is freed when the process ends, since calls may still use it. */
  stopUsing(modelId: string): void;
  /** Unloads everything; calls that still hear are failed. */
  close(): Promise<void>;
}

/** Brings downloaded models into use while calls go on. */
export function createReadyEngines(options: ReadyEnginesOptions): ReadyEngines {
  const engine = options.engine ?? realEngine;
  const recognizers: SherpaRecognizer[] = [];
  const removals = new Map<string, () => void>();
  let isClosed = false;

  async function useRecognizer(model: SpeechModel, folder: string): Promise<void> {
    const recognizer = await createSherpaRecognizer({
      id: `sherpa/${model.id}`,
      folder,
      language: model.languages[0] ?? 'en',
      threads: options.recognizerThreads ?? 1,
      engine,
    });
    if (isClosed) return recognizer.close();
    recognizers.push(recognizer);
    options.hearing.switchTo({ engine: recognizer, languages: model.languages });
    removals.set(model.id, () => options.hearing.remove(recognizer));
  }

  async function useVoice(model: SpeechModel, folder: string): Promise<void> {
    const id = `sherpa/${model.id}`;
    const { createVoice }: SherpaEngine = await import(engine);
    const atOnce = options.voicesAtOnce ?? 1;
    const voice = await createSherpaVoice({ id, folder, atOnce, load: (config) => createVoice(id, config) });
    if (isClosed) return;
    options.voice.switchTo({ engine: voice, languages: model.languages });
    removals.set(model.id, () => options.voice.remove(voice));
  }

  return {
    async use(model, folder) {
      await testModel({ model, folder, engine });
      if (isClosed) return;
      await (model.kind === 'speech-to-text' ? useRecognizer : useVoice)(model, folder);
    },
    stopUsing(modelId) {
      removals.get(modelId)?.();
      removals.delete(modelId);
    },
    async close() {
      isClosed = true;
      await Promise.all(recognizers.splice(0).map((recognizer) => recognizer.close()));
    },
  };
}
