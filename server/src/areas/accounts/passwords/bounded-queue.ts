import { defineRefusal } from '#platform/http/define-refusal.ts';

const tooManySignIns = defineRefusal(
  'unavailable',
  'too_many_sign_ins',
  'Too many sign-ins at once; try again in a moment',
  { headers: { 'retry-after': '2' } },
);

/** Bounded queue: runs `atOnce` tasks, queues `waiting` more, refuses further ones with 503 (backpressure). */
export function createBoundedQueue({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const line: (() => void)[] = [];
  let running = 0;
  return async function inLine<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= atOnce) {
      if (line.length >= waiting) {
        throw tooManySignIns();
      }
      // The finishing task hands its slot over, so that a newcomer cannot overtake.
      await new Promise<void>((wake) => line.push(wake));
    } else running++;
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running--;
    }
  };
}
