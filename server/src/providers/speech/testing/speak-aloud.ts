import type { SpeechError, SpeechListener, SpeechOptions, Utterance, Voice } from '#voice/ports.ts';

export const plainSpeech: SpeechOptions = { voiceId: '', language: 'en', speed: 1, stability: 0.5 };

/** One utterance as it was heard. */
export interface Spoken {
  sound: Int16Array;
  words: { text: string; startMs: number }[];
  error: SpeechError | undefined;
}

/** An utterance in the making whose outcome can be waited for. */
export interface Speaking {
  utterance: Utterance;
  /** Resolves at the first sound. */
  firstSound: Promise<void>;
  done: Promise<Spoken>;
  /** Pieces of sound so far. */
  pieces: Int16Array[];
}

export function startSpeaking(voice: Voice): Speaking {
  const pieces: Int16Array[] = [];
  const words: Spoken['words'] = [];
  let hear = () => {};
  let finish: (error?: SpeechError) => void = () => {};
  const firstSound = new Promise<void>((resolve) => {
    hear = resolve;
  });
  const done = new Promise<Spoken>((resolve) => {
    finish = (error) => resolve({ sound: join(pieces), words, error });
  });
  const listener: SpeechListener = {
    audio(pcm) {
      pieces.push(pcm);
      hear();
    },
    words: (more) => void words.push(...more),
    end: () => finish(),
    failed: finish,
  };
  return { utterance: voice.speak(listener), firstSound, done, pieces };
}

/** Says one text, a word at a time as a model would. */
export function sayAloud(voice: Voice, text: string): Promise<Spoken> {
  const { utterance, done } = startSpeaking(voice);
  for (const word of text.split(/(?<=\s)/)) utterance.write(word);
  utterance.end();
  return done;
}

function join(pieces: readonly Int16Array[]): Int16Array {
  const sound = new Int16Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    sound.set(piece, at);
    at += piece.length;
  }
  return sound;
}
