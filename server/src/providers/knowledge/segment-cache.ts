import type { PassageIndex } from '@parley/passage-index';

/** Loaded segments up to a number of bytes; the least recently searched one is forgotten first, the last never. */
export class SegmentCache {
  readonly #maxBytes: number;
  readonly #segments = new Map<string, { index: PassageIndex; bytes: number }>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(key: string): PassageIndex | undefined {
    const found = this.#segments.get(key);
    if (found === undefined) return undefined;
    this.#segments.delete(key);
    this.#segments.set(key, found);
    return found.index;
  }

  add(key: string, index: PassageIndex, bytes: number): void {
    this.#remove(key);
    this.#segments.set(key, { index, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#segments.keys()) {
      if (this.#bytes <= this.#maxBytes || this.#segments.size === 1) break;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    const found = this.#segments.get(key);
    if (found === undefined) return;
    this.#segments.delete(key);
    this.#bytes -= found.bytes;
  }
}
