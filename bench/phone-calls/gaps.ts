import { round } from '../shared/numbers.ts';

/** Steps of 0.05 ms, up to 400 ms. */
const stepsPerMs = 20;

/** Times between packets, without keeping each. */
export class Gaps {
  readonly #counts = new Uint32Array(400 * stepsPerMs);
  count = 0;
  maxMs = 0;

  add(ms: number): void {
    const step = Math.min(this.#counts.length - 1, Math.max(0, Math.floor(ms * stepsPerMs)));
    this.#counts[step] = (this.#counts[step] ?? 0) + 1;
    this.count += 1;
    this.maxMs = Math.max(this.maxMs, ms);
  }

  clear(): void {
    this.#counts.fill(0);
    this.count = 0;
    this.maxMs = 0;
  }

  summary() {
    return { p50: this.#at(0.5), p99: this.#at(0.99), p999: this.#at(0.999), max: round(this.maxMs) };
  }

  #at(share: number): number {
    const wanted = this.count * share;
    let seen = 0;
    const at = this.#counts.findIndex((count) => {
      seen += count;
      return seen >= wanted;
    });
    return round(Math.max(0, at) / stepsPerMs);
  }
}
