/** Lets so many pieces of work through at a time; the others wait in the order they came. */
export interface Turnstile {
  pass<T>(work: () => Promise<T>): Promise<T>;
}

export function createTurnstile(atOnce: number): Turnstile {
  const waiting: (() => void)[] = [];
  let inside = 0;
  return {
    async pass(work) {
      if (inside >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
      else inside += 1;
      try {
        return await work();
      } finally {
        // The slot is handed on directly, so that no other caller slips in.
        const next = waiting.shift();
        if (next) next();
        else inside -= 1;
      }
    },
  };
}
