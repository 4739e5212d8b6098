import { sampleRateHz } from '#voice/ports.ts';
import { createLocalVoices } from '../../providers/speech/local/worker/local-voices.ts';

/** Speaks texts with the built-in voices; the same text is spoken once. */
export interface LineSpeaker {
  speak(text: string, voiceId: string): Promise<Int16Array>;
}

export function createLineSpeaker(): LineSpeaker {
  const voices = createLocalVoices();
  const spoken = new Map<string, Promise<Int16Array>>();
  return {
    speak(text, voiceId) {
      const key = `${voiceId} ${text}`;
      const known = spoken.get(key);
      if (known) return known;
      const sound = speakSentences(voices, text, voiceId);
      spoken.set(key, sound);
      return sound;
    },
  };
}

async function speakSentences(
  voices: ReturnType<typeof createLocalVoices>,
  text: string,
  voiceId: string,
): Promise<Int16Array> {
  const sounds: Int16Array[] = [];
  for (const sentence of text.split(/(?<=[.!?])\s+/)) {
    const request = { text: sentence, language: 'en', voiceId, speed: 1 };
    sounds.push(await voices.speak({ ...request, text: voices.words(request) }));
  }
  const whole = new Int16Array(sounds.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const sound of sounds) {
    whole.set(sound, at);
    at += sound.length;
  }
  return whole;
}

/** Duration of a sound. Unit: milliseconds. */
export const durationOf = (sound: Int16Array): number => Math.round((sound.length / sampleRateHz) * 1000);
