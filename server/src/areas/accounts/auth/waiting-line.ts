import { Refusal } from '#platform/http/refusal.ts';

/** Lets `atOnce` pieces of work run and `waiting` more wait; further ones are refused with 503. */
export function createWaitingLine({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const line: (() => void)[] = [];
  let running = 0;
  return async function inLine<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= atOnce) {
      if (line.length >= waiting) {
        throw new Refusal('unavailable', 'Too many log-ins at once; try again in a moment', {
          headers: { 'retry-after': '2' },
        });
      }
      // Whoever wakes us hands over the place, so nobody slips in between.
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
