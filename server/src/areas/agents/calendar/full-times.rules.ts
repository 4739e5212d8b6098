/** Half-open interval [from, to). Unit: milliseconds since the epoch. */
export interface Span {
  from: number;
  to: number;
}

/** Buffers kept free around each booking. Unit: minutes. */
export interface Buffers {
  beforeMs: number;
  afterMs: number;
}

/** Extends a booking by its buffers. */
export function withBuffers(booking: Span, buffers: Buffers): Span {
  return { from: booking.from - buffers.beforeMs, to: booking.to + buffers.afterMs };
}

/** Times at which bookings reach the capacity: disjoint spans in order. */
export function fullTimes(taken: readonly Span[], capacity: number): Span[] {
  const changes = taken.flatMap(({ from, to }) => [
    { at: from, by: 1 },
    { at: to, by: -1 },
  ]);
  // Half-open: a span that ends where another begins does not overlap it.
  changes.sort((a, b) => a.at - b.at || a.by - b.by);
  const full: Span[] = [];
  let count = 0;
  let since: number | null = null;
  for (const { at, by } of changes) {
    count += by;
    if (count >= capacity && since === null) since = at;
    if (count >= capacity || since === null) continue;
    const last = full.at(-1);
    if (last && last.to === since) last.to = at;
    else if (at > since) full.push({ from: since, to: at });
    since = null;
  }
  return full;
}

/** Reports that `span` overlaps none of `full`, which is sorted. */
export function isFree(span: Span, full: readonly Span[]): boolean {
  let [low, high] = [0, full.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const each = full[middle];
    if (each && each.to <= span.from) low = middle + 1;
    else high = middle;
  }
  const next = full[low];
  return next === undefined || next.from >= span.to;
}
