/** RFC 3711, section 3.3.2, requires at least 64. */
const windowSize = 128;

/** Replay list: which of the newest packets have been received. */
export class ReplayWindow {
  readonly #seen = new Float64Array(windowSize).fill(-1);
  #highest = -1;

  get highest(): number {
    return this.#highest;
  }

  isReplay(index: number): boolean {
    return index <= this.#highest - windowSize || this.#seen[index % windowSize] === index;
  }

  note(index: number): void {
    this.#seen[index % windowSize] = index;
    if (index > this.#highest) this.#highest = index;
  }
}
