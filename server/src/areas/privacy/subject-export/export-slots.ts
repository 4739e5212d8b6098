import { defineRefusal } from '#platform/http/define-refusal.ts';

/** Exports at a time in a process: each holds a database connection as long as its client reads. */
const slotsMax = 2;
/** Maximum wait for a slot. */
const waitMs = 10_000;

const allBusy = defineRefusal('unavailable', 'exports_busy', 'Other exports are being sent; try again shortly', {
  headers: { 'retry-after': '10' },
});

/** Runs work in one of a few slots. */
export interface ExportSlots {
  /** Waits for a slot, in order; refuses with 503 when none is free in time, or when `closed` aborts. */
  run(work: () => Promise<void>, closed: AbortSignal): Promise<void>;
}

/** Creates the slots of a process. */
export function createExportSlots(): ExportSlots {
  let busy = 0;
  const waiting: (() => void)[] = [];

  function acquire(closed: AbortSignal): Promise<void> {
    if (busy < slotsMax) {
      busy += 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const finish = (end: () => void) => {
        clearTimeout(timer);
        closed.removeEventListener('abort', refuse);
        end();
      };
      const enter = () => finish(resolve);
      const refuse = () => {
        waiting.splice(waiting.indexOf(enter), 1);
        finish(() => reject(allBusy()));
      };
      const timer = setTimeout(refuse, waitMs);
      closed.addEventListener('abort', refuse);
      waiting.push(enter);
    });
  }

  return {
    async run(work, closed) {
      await acquire(closed);
      try {
        await work();
      } finally {
        // The slot passes on to the next in line.
        const next = waiting.shift();
        if (next) next();
        else busy -= 1;
      }
    },
  };
}
