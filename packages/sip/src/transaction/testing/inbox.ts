/** Awaitable queue of arrivals. */
export interface Inbox<Thing> {
  put(thing: Thing): void;
  /** The next unread one. */
  next(): Promise<Thing>;
  /** The first match; earlier ones are skipped. */
  find(fits: (thing: Thing) => boolean): Promise<Thing>;
  /** Every arrival so far. */
  readonly all: readonly Thing[];
}

export function createInbox<Thing>(): Inbox<Thing> {
  const all: Thing[] = [];
  const waiting: (() => void)[] = [];
  let taken = 0;

  async function take(): Promise<Thing> {
    while (taken >= all.length) await new Promise<void>((resolve) => waiting.push(resolve));
    const thing = all[taken] as Thing;
    taken += 1;
    return thing;
  }

  return {
    all,
    put(thing) {
      all.push(thing);
      for (const wake of waiting.splice(0)) wake();
    },
    next: take,
    async find(fits) {
      for (;;) {
        const thing = await take();
        if (fits(thing)) return thing;
      }
    },
  };
}
