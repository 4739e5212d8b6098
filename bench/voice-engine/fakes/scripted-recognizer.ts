import type { SpeechToText, TranscriptListener } from '../../../server/src/voice/ports.ts';
import type { Pace } from './pace.ts';

/** A recognizer with a script: the words, and when they are spoken; for real speech or known words. */
export interface ScriptedRecognizer {
  readonly engine: SpeechToText;
  /** Starts speech with these words, lasting `ms` milliseconds. */
  begin(words: string, ms: number): void;
  /** They have stopped. */
  end(): void;
}

/** Level above which speech may still be under way: a line delivers it a little later. */
const loudness = 800;

/**
 * `lagMs`: from the end of a word until it is heard. `finalMs`: from the first quiet frame after speech until all its
 * words are final.
 */
export function createScriptedRecognizer(input: { pace: Pace; lagMs: number; finalMs: number }): ScriptedRecognizer {
  const { pace, lagMs, finalMs } = input;
  let listener: TranscriptListener | undefined;
  let pending: (() => void)[] = [];
  /** Words of the speech that is not final yet. */
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
