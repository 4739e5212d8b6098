import { frameMs, frameSamples } from '#voice/ports.ts';
import { createSoundDetector } from './sound-detector.ts';

/** Lets through what may be speech, for vendors who are paid, or hallucinate, by the second of silence. */
export interface SoundGate {
  push(frame: Int16Array): void;
  /** True when audio was passed since the last `shut`. */
  readonly isOpen: boolean;
  /** Range of the audio passed. Unit: milliseconds since the beginning. */
  stretch(): { startMs: number; endMs: number };
  /** Begins a new stretch; the gate stays open. */
  cut(): void;
  /** Nothing more is let through until something is heard again. */
  shut(): void;
}

/** Sound before the first loud one that is let through too: soft beginnings of words. Unit: milliseconds. */
const leadMs = 300;

/** `take` gets every frame of a stretch in order, once; the array is overwritten after the call. */
export function createSoundGate(take: (frame: Int16Array) => void): SoundGate {
  const detector = createSoundDetector();
  const slots = leadMs / frameMs;
  const lead = new Int16Array(slots * frameSamples);
  let held = 0;
  let next = 0;
  let isOpen = false;

  function hold(frame: Int16Array): void {
    lead.set(frame.subarray(0, frameSamples), next * frameSamples);
    next = (next + 1) % slots;
    held = Math.min(slots, held + 1);
  }

  function release(): void {
    for (let index = held; index > 0; index -= 1) {
      const slot = (next - index + slots) % slots;
      take(lead.subarray(slot * frameSamples, (slot + 1) * frameSamples));
    }
    held = 0;
  }

  return {
    push(frame) {
      const isHeard = detector.push(frame);
      if (isOpen) return take(frame);
      hold(frame);
      if (!isHeard) return;
      isOpen = true;
      release();
    },
    get isOpen() {
      return isOpen;
    },
    stretch: () => detector.stretch(),
    cut: () => detector.settle(),
    shut() {
      isOpen = false;
      detector.settle();
    },
  };
}
