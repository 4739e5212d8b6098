/** Time for which a thread that crashed counts as impaired, although it was started again. Unit: milliseconds. */
const recentMs = 300_000;

/** Crashes of a kind of thread, for health checks. */
export class RecentCrashes {
  readonly #nowMs: () => number;
  #latestMs = Number.NEGATIVE_INFINITY;

  constructor(nowMs: () => number = () => performance.now()) {
    this.#nowMs = nowMs;
  }

  add(): void {
    this.#latestMs = this.#nowMs();
  }

  /** True where a thread has crashed a short time ago. */
  get areThere(): boolean {
    return this.#nowMs() - this.#latestMs < recentMs;
  }
}
