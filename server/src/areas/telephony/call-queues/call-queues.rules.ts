/** A caller who was answered: their wait and the place at which they joined. */
export interface AnsweredCaller {
  waitedMs: number;
  position: number;
}

/** Estimates the wait at a place by the time each place took those answered lately; null where none was. */
export function estimateWaitMs(position: number, answered: readonly AnsweredCaller[]): number | null {
  if (answered.length === 0) return null;
  const perPlace = answered.map((each) => each.waitedMs / Math.max(1, each.position));
  return Math.round((perPlace.reduce((sum, ms) => sum + ms, 0) / answered.length) * position);
}
