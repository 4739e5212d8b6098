/** Repeatable random choices: the same seed gives the same sequence. */
export interface SeededRandom {
  /** At least 0, below 1. */
  next(): number;
  /** Whole number from `first` to `last`, both included. */
  between(first: number, last: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item;
  /** Picks by weight. */
  weighted<Item extends { weight: number }>(items: readonly Item[]): Item;
}

/** Mulberry32: enough for demo data, and the same on every machine. */
export function createSeededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new RangeError('Nothing to pick from');
    return item;
  };
  return {
    next,
    between: (first, last) => first + Math.floor(next() * (last - first + 1)),
    chance: (probability) => next() < probability,
    pick,
    weighted(items) {
      let rest = next() * items.reduce((sum, { weight }) => sum + weight, 0);
      for (const item of items) {
        rest -= item.weight;
        if (rest < 0) return item;
      }
      return pick(items);
    },
  };
}
