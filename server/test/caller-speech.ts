import { createBuiltinSpeech } from '../src/providers/speech/local/worker/builtin-speech.ts';
import { createSpeechWorkers } from '../src/providers/speech/local/worker/create-speech-workers.ts';

/** Voices that come with the installation and that callers speak with. */
export type CallerVoice = 'rms' | 'slt' | 'awb';

/** Makes sound of what callers say, each text once. */
export interface CallerSpeech {
  say(text: string, voiceId?: CallerVoice): Promise<Int16Array>;
  close(): Promise<void>;
}

export function openCallerSpeech(): CallerSpeech {
  const workers = createSpeechWorkers({ hearing: 0 });
  const port = workers.connect();
  const { textToSpeech } = createBuiltinSpeech(port);
  const made = new Map<string, Promise<Int16Array>>();

  async function make(text: string, voiceId: string): Promise<Int16Array> {
    const voice = textToSpeech.open({ voiceId, language: 'en', speed: 1, stability: 0.5 });
    const pieces: Int16Array[] = [];
    await new Promise<void>((resolve, reject) => {
      const utterance = voice.speak({ audio: (pcm) => pieces.push(pcm), end: resolve, failed: reject });
      utterance.write(text);
      utterance.end();
    });
    voice.close();
    return Int16Array.from(pieces.flatMap((piece) => [...piece]));
  }

  return {
    say(text, voiceId = 'rms') {
      const key = `${voiceId} ${text}`;
      const sound = made.get(key) ?? make(text, voiceId);
      made.set(key, sound);
      return sound;
    },
    async close() {
      port.close();
      await workers.close();
    },
  };
}
