/** A copy with one to eight bytes changed, and now and then cut short or made longer. */
export function mutate(datagram: Buffer, random: () => number): Buffer {
  const changed = Buffer.from(datagram);
  const count = 1 + Math.floor(random() * 8);
  for (let index = 0; index < count; index += 1) {
    // Headers more often than the rest: lengths and types are there.
    const reach = random() < 0.5 ? Math.min(24, changed.length) : changed.length;
    const at = Math.floor(random() * reach);
    changed[at] = (changed[at] ?? 0) ^ (1 + Math.floor(random() * 255));
  }
  const fate = random();
  if (fate < 0.1) return changed.subarray(0, Math.floor(random() * changed.length));
  if (fate < 0.15) return Buffer.concat([changed, Buffer.alloc(Math.floor(random() * 200), 0x41)]);
  return changed;
}
