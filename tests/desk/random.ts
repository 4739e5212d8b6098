/** Numbers from 0 to 1 that look random and are the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function pickOf<Item>(random: () => number, items: readonly Item[]): Item {
  const picked = items[Math.floor(random() * items.length)];
  if (picked === undefined) throw new RangeError('There is nothing to pick from');
  return picked;
}

/** One of the names, each as often as its weight says. */
export function pickByWeight<Name extends string>(random: () => number, weights: Readonly<Record<Name, number>>): Name {
  const entries = Object.entries(weights) as [Name, number][];
  let left = random() * entries.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [name, weight] of entries) {
    left -= weight;
    if (left < 0) return name;
  }
  return (entries[0] as [Name, number])[0];
}
