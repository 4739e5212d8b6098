import { sampleRateHz } from '../../../server/src/voice/ports.ts';
import type { Scenario } from '../scenario.ts';
import type { Pace } from './pace.ts';
import type { Stamps } from './stamps.ts';

const chunkMs = 100;
/** Ten times faster than it is heard. */
const betweenChunksMs = 10;

/** One reply becoming sound. */
export interface FakeUtterance {
  write(text: string): void;
  end(): void;
  cancel(): void;
}

/** A voice that takes words as they come and makes a reply of the same length out of all of them. */
export function startFakeUtterance(input: {
  scenario: Scenario;
  stamps: Stamps;
  pace: Pace;
  /** Sample value that identifies the voice to a listener; default 0. */
  sample?: number;
  audio(pcm: Int16Array): void;
  end(): void;
}): FakeUtterance {
  const { scenario, stamps, pace } = input;
  let madeMs = 0;
  let hasText = false;
  let isTextOver = false;
  let isOver = false;
  let cancel = () => {};

  function speak(): void {
    if (madeMs >= scenario.replyMs) return finish();
    if (madeMs === 0) stamps.firstSound = performance.now();
    madeMs += chunkMs;
    cancel = pace.after(betweenChunksMs, speak);
    const pcm = new Int16Array((sampleRateHz * chunkMs) / 1000);
    if (input.sample !== undefined) pcm.fill(input.sample);
    input.audio(pcm);
  }

  function finish(): void {
    if (isOver || !isTextOver || madeMs < scenario.replyMs) return;
    isOver = true;
    input.end();
  }

  return {
    write() {
      if (hasText || isOver) return;
      hasText = true;
      stamps.voiceAsked = performance.now();
      cancel = pace.after(scenario.firstSoundMs, speak);
    },
    end() {
      isTextOver = true;
      finish();
    },
    cancel() {
      isOver = true;
      cancel();
    },
  };
}
