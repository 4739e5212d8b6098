/** From `from` until just before `to`, instants in milliseconds. */
export interface Span {
  from: number;
  to: number;
}

/** Minutes kept free around each booking. */
export interface Buffers {
  beforeMs: number;
  afterMs: number;
}

/** What a booking takes of the calendar: itself and what is kept free around it. */
export function takenBy(booking: Span, buffers: Buffers): Span {
  return { from: booking.from - buffers.beforeMs, to: booking.to + buffers.afterMs };
}

/** When as many bookings as the capacity allows take the calendar: spans in order that do not touch. */
export function fullTimes(taken: readonly Span[], capacity: number): Span[] {
  const changes = taken.flatMap(({ from, to }) => [
    { at: from, by: 1 },
    { at: to, by: -1 },
  ]);
  // Where one ends and another begins at the same instant, they do not meet.
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

/** Whether `span` meets none of `full`, which are in order. */
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
