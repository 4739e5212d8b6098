/** RFC 3711, section 3.3.2, asks for 64 at least. */
const windowSize = 128;

/** Which of the newest packets have come already. */
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
