import type { SpeechToText, TranscriptListener } from '../../../server/src/voice/ports.ts';
import type { Pace } from './pace.ts';

/** A recognizer that is told what is said, and when; for sound that says something, or has words that are known. */
export interface ScriptedRecognizer {
  readonly engine: SpeechToText;
  /** Somebody begins to say these words, which takes so long. */
  begin(words: string, ms: number): void;
  /** They have stopped. */
  end(): void;
}

/** Louder than this somebody may still be heard speaking: a line gives out what was said a little later. */
const loudness = 800;

/**
 * `lagMs`: from the end of a word until it is heard. `finalMs`: from the first quiet frame after speech until all its
 * words are final.
 */
export function createScriptedRecognizer(input: { pace: Pace; lagMs: number; finalMs: number }): ScriptedRecognizer {
  const { pace, lagMs, finalMs } = input;
  let listener: TranscriptListener | undefined;
  let pending: (() => void)[] = [];
  /** Of a stretch of speech that is not final yet. */
  let words: string[] = [];
  let isEnding = false;

  function forget(): void {
    for (const cancel of pending) cancel();
    pending = [];
  }

  function finish(): void {
    const text = words.join(' ');
    words = [];
    forget();
    listener?.final({ text });
  }

  return {
    engine: {
      id: 'scripted',
      vocabulary: 'open',
      open(_options, wanted) {
        listener = wanted;
        return {
          push(frame) {
            if (!isEnding || frame.some((sample) => sample > loudness)) return;
            isEnding = false;
            pending.push(pace.after(finalMs, finish));
          },
          flush() {},
          setExpectedPhrases() {},
          close() {
            listener = undefined;
            forget();
          },
        };
      },
    },
    begin(said, ms) {
      forget();
      isEnding = false;
      const known = words.length;
      words = [...words, ...said.split(' ')];
      for (let count = known + 1; count <= words.length; count += 1) {
        const text = words.slice(0, count).join(' ');
        const endMs = (ms * (count - known)) / (words.length - known);
        pending.push(pace.after(endMs + lagMs, () => listener?.partial(text)));
      }
    },
    end() {
      isEnding = true;
    },
  };
}
