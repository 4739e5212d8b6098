import { frameMs } from '../../../server/src/voice/ports.ts';
import type { Scenario } from '../scenario.ts';
import { isLoud } from './energy.ts';
import type { Pace } from './pace.ts';
import type { Stamps } from './stamps.ts';

/** Shorter sound is no word. Unit: milliseconds. */
const shortestWordMs = 60;

export interface FakeRecognizer {
  push(frame: Int16Array): void;
  close(): void;
}

/** Hears the words it is given whenever it is loud for a while: a beginning of them early, all of them after a pause. */
export function startFakeRecognizer(input: {
  scenario: Scenario;
  stamps: Stamps;
  pace: Pace;
  /** Transcript of the next stretch of speech. */
  words(): string;
  partial(text: string): void;
  final(text: string): void;
}): FakeRecognizer {
  const { scenario, stamps, pace } = input;
  let loudMs = 0;
  let hasPartial = false;
  let cancel: (() => void) | undefined;

  function finish(): void {
    cancel = undefined;
    loudMs = 0;
    hasPartial = false;
    stamps.final = performance.now();
    input.final(input.words());
  }

  return {
    push(frame) {
      if (!isLoud(frame)) {
        if (loudMs > shortestWordMs) cancel ??= pace.after(scenario.finalAfterMs, finish);
        return;
      }
      loudMs += frameMs;
      cancel?.();
      cancel = undefined;
      if (hasPartial || loudMs <= scenario.partialAfterMs) return;
      hasPartial = true;
      input.partial(input.words().split(' ').slice(0, 3).join(' '));
    },
    close: () => cancel?.(),
  };
}
