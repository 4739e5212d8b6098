import type { OpenedStream } from '../../server/src/providers/telephony/testing/open-far-stream.ts';

const frameMs = 20;
const frameSamples = 320;

/** The far end of a carrier's call: a telephone whose audio passes over the media stream. */
export interface CarrierPhone {
  /** Resolves when it has been said. */
  play(pcm: Int16Array): Promise<void>;
  /** Everything heard since the last `forget`. */
  heard(): Int16Array;
  forget(): void;
  press(digits: string): void;
  /** How often it was asked to drop what it had not played yet. */
  clears(): number;
  /** As the carrier does when its caller hangs up. */
  hangUp(): void;
  /** The code the stream was closed with. */
  closed: Promise<number>;
}

/** Lets sound flow both ways, in the time it takes. */
export function openCarrierPhone({ far, closed }: OpenedStream): CarrierPhone {
  const startedAt = performance.now();
  const toSay: { frames: number; said(): void }[] = [];
  let passed = 0;

  function passFrame(): void {
    far.speak();
    far.play();
    const next = toSay[0];
    if (next === undefined) return;
    next.frames -= 1;
    if (next.frames <= 0) toSay.shift()?.said();
  }

  const timer = setInterval(() => {
    const due = Math.floor((performance.now() - startedAt) / frameMs);
    for (; passed < due; passed += 1) passFrame();
  }, frameMs);
  void closed.then(() => {
    clearInterval(timer);
    far.close();
  });
  return {
    play(pcm) {
      far.say(pcm);
      return new Promise((said) => toSay.push({ frames: Math.ceil(pcm.length / frameSamples), said }));
    },
    heard: () => far.heard(),
    forget: () => far.forget(),
    press(digits) {
      for (const digit of digits) far.press(digit);
    },
    clears: () => far.clears,
    hangUp: () => far.hangUp(),
    closed,
  };
}
