import { frameMs } from '../../server/src/voice/ports.ts';

const stepMs = 5;

/** Gives everyone 50 ticks a second by the clock, spread over the frame, also after the thread stood still. */
export function startTicks(everyone: readonly { tick(now: number): void }[]): () => void {
  const startedAt = performance.now();
  const phases = frameMs / stepMs;
  let step = 0;
  const timer = setInterval(() => {
    const due = Math.floor((performance.now() - startedAt) / stepMs);
    while (step < due) {
      step += 1;
      const now = performance.now();
      for (let at = step % phases; at < everyone.length; at += phases) everyone[at]?.tick(now);
    }
  }, stepMs);
  return () => clearInterval(timer);
}
