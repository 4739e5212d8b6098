/** One second; blocks are used again. */
const blockSamples = 16_000;

/** Samples in order, copied once when they come and once when they go. */
export class SampleQueue {
  readonly #capacity: number;
  readonly #blocks: Int16Array[] = [];
  #spare: Int16Array | undefined;
  /** Offset of the oldest sample in the first block. */
  #head = 0;
  #length = 0;

  /** Unit: samples. */
  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get length(): number {
    return this.#length;
  }

  /** Copies the samples to the end. Returns how many there was room for. */
  push(pcm: Int16Array): number {
    const accepted = Math.min(pcm.length, this.#capacity - this.#length);
    for (let done = 0; done < accepted; ) {
      const at = this.#head + this.#length;
      const offset = at % blockSamples;
      const block = this.#blockAt(Math.floor(at / blockSamples));
      const count = Math.min(blockSamples - offset, accepted - done);
      block.set(count === pcm.length ? pcm : pcm.subarray(done, done + count), offset);
      done += count;
      this.#length += count;
    }
    return accepted;
  }

  #blockAt(index: number): Int16Array {
    const known = this.#blocks[index];
    if (known !== undefined) return known;
    const block = this.#spare ?? new Int16Array(blockSamples);
    this.#spare = undefined;
    this.#blocks.push(block);
    return block;
  }

  /** Moves the oldest samples into the array. Returns how many there were; the rest of the array is left alone. */
  shift(into: Int16Array): number {
    const wanted = Math.min(into.length, this.#length);
    for (let done = 0; done < wanted; ) {
      const block = this.#blockAt(0);
      const count = Math.min(blockSamples - this.#head, wanted - done);
      into.set(block.subarray(this.#head, this.#head + count), done);
      done += count;
      this.#head += count;
      this.#length -= count;
      if (this.#head < blockSamples && this.#length > 0) continue;
      this.#head = this.#length === 0 ? 0 : this.#head % blockSamples;
      this.#spare = this.#blocks.shift();
    }
    return wanted;
  }

  clear(): void {
    this.#spare = this.#blocks[0] ?? this.#spare;
    this.#blocks.length = 0;
    this.#head = 0;
    this.#length = 0;
  }
}
