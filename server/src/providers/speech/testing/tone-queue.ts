import { bytesOf, toneOf } from './peer-sound.ts';

/** Speaks texts of one utterance after another in pieces, one per turn of the event loop, as a network would bring them. */
export interface ToneQueue {
  say(text: string): void;
  /** Called once everything said so far is handed over. */
  after(callback: () => void): void;
  /** Nothing more comes of what was said. */
  clear(): void;
  /** Stops for ever, but for `clear`. */
  hang(): void;
}

export function createToneQueue(input: {
  pieceBytes: number;
  /** `isFirst`: the first piece of a text. */
  piece(bytes: Buffer, text: string, isFirst: boolean): void;
  /** Audio of a text, `samplesPerCharacter` long for each character. Default: one tone. */
  soundOf?: (text: string) => Int16Array;
}): ToneQueue {
  const { soundOf = toneOf } = input;
  type Step = { bytes: Buffer; text: string; isFirst: boolean } | { callback: () => void };
  let steps: Step[] = [];
  let isRunning = false;
  let isHung = false;

  function run(): void {
    const step = isHung ? undefined : steps.shift();
    isRunning = step !== undefined;
    if (step === undefined) return;
    if ('callback' in step) step.callback();
    else input.piece(step.bytes, step.text, step.isFirst);
    setImmediate(run);
  }
  function add(...more: Step[]): void {
    steps.push(...more);
    if (isRunning || isHung) return;
    isRunning = true;
    setImmediate(run);
  }

  return {
    say(text) {
      const bytes = bytesOf(soundOf(text));
      for (let at = 0; at < bytes.length; at += input.pieceBytes) {
        add({ bytes: bytes.subarray(at, at + input.pieceBytes), text, isFirst: at === 0 });
      }
    },
    after: (callback) => add({ callback }),
    clear() {
      steps = [];
      isHung = false;
    },
    hang() {
      isHung = true;
    },
  };
}
