import type { MessagePort } from 'node:worker_threads';
import type { SpeechToText, TextToSpeech } from '#voice/ports.ts';
import type { SpeechModel } from '../../providers/speech/local/models/catalogue.ts';
import { createReadyEngines } from '../../providers/speech/local/sherpa/ready-engines.ts';
import {
  createSwitchableHearing,
  createSwitchableVoice,
} from '../../providers/speech/local/sherpa/switchable-speech.ts';
import { createBuiltinSpeech } from '../../providers/speech/local/worker/builtin-speech.ts';

/** Speech engines of this machine: built in, and downloaded models. */
export interface LocalSpeech {
  /** Best first. */
  recognizers(language: string): SpeechToText[];
  /** Best first; a built-in voice requested by name comes before models. */
  voices(language: string, voiceId: string): TextToSpeech[];
  /** Tests a model and uses it for new calls. Throws, without any change, where it does not work. */
  use(model: SpeechModel, folder: string): Promise<void>;
  /** New calls no longer use this model. */
  stopUsing(modelId: string): void;
}

/** `speechPort` leads to the speech workers of the process. */
export function createLocalSpeech(speechPort: MessagePort): LocalSpeech {
  const builtin = createBuiltinSpeech(speechPort);
  const hearing = createSwitchableHearing({ engine: builtin.speechToText, languages: undefined });
  const voice = createSwitchableVoice({ engine: builtin.textToSpeech, languages: undefined });
  const ready = createReadyEngines({ hearing, voice });
  return {
    recognizers: (language) => [...new Set([hearing.engineFor(language), builtin.speechToText])],
    voices(language, voiceId) {
      const all = [...new Set([voice.engineFor(language), builtin.textToSpeech])];
      return voiceId === '' ? all : all.reverse();
    },
    use: (model, folder) => ready.use(model, folder),
    stopUsing: (modelId) => ready.stopUsing(modelId),
  };
}
