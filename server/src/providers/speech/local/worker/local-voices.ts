import { createEspeakSynthesis, type EspeakSynthesis } from '../espeak/espeak-synthesis.ts';
import { findEspeak, wantsEspeak } from '../espeak/find-espeak.ts';
import { englishLetters } from '../flite/english-letters.ts';
import { createFliteSynthesis, type FliteSynthesis } from '../flite/flite-synthesis.ts';
import type { ClauseVoices, SpokenRequest } from '../flite/speaking-queue.ts';
import { hasSpokenWords, spokenText } from '../text-normalization/spoken-text.ts';

/** The engines of a speech worker, loaded when first needed. */
export interface LocalVoices extends ClauseVoices {
  /** Loads the engine that will speak. */
  prepare(request: Pick<SpokenRequest, 'language' | 'voiceId'>): Promise<unknown>;
}

export function createLocalVoices(): LocalVoices {
  let flite: Promise<FliteSynthesis> | undefined;
  let espeak: Promise<EspeakSynthesis> | undefined;
  const hasEspeak = findEspeak() !== undefined;
  const isByEspeak = (request: Pick<SpokenRequest, 'language' | 'voiceId'>) => hasEspeak && wantsEspeak(request);
  const openFlite = () => (flite ??= createFliteSynthesis());
  const openEspeak = () => (espeak ??= createEspeakSynthesis());
  return {
    prepare: (request) => (isByEspeak(request) ? openEspeak() : openFlite()),
    words(request) {
      const { text, language } = request;
      if (!isByEspeak(request)) return englishLetters(spokenText(text, language), language);
      // Other languages' figures are the engine's own to say.
      return hasSpokenWords(language) ? spokenText(text, language) : text;
    },
    async speak(request) {
      return isByEspeak(request) ? (await openEspeak()).speak(request) : (await openFlite()).speak(request);
    },
  };
}
