import { frameMs } from '../ports.ts';

/**
 * Time after which a far end without an echo counts as one that does not echo marks. Counted from when all audio before
 * the mark was sent. Unit: frames.
 */
const echoTimeoutFrames = 2_000 / frameMs;
const maxPending = 1_000;

interface PendingMark {
  id: string;
  name: string;
  wasCleared: boolean;
  isDue: boolean;
  /** Number of the frame at which it is waited for no longer. */
  until: number;
}

/**
 * Marks sent to the far end, which echoes each once it has played the audio before it. Each is reported once, in order:
 * at its echo or a later one's; as cleared after a clear, whatever echo follows; or, without an echo within 2 s, as
 * played. After a missing echo the marks count as played when sent, until an echo comes again.
 */
export class RemoteMarks {
  readonly #asked: PendingMark[] = [];
  #frame = 0;
  #nextId = 1;
  #echoes = true;

  /** True while the far end is believed to echo marks. */
  get echoes(): boolean {
    return this.#echoes;
  }

  /** Begins to wait for a mark; the id is what the far end is to send back, unique within the line. */
  request(name: string): string {
    const id = `m${this.#nextId}`;
    this.#nextId += 1;
    const isDue = !this.#echoes || this.#asked.length >= maxPending;
    this.#asked.push({ id, name, wasCleared: false, isDue, until: this.#frame + echoTimeoutFrames });
    return id;
  }

  /** Adds a mark that was cleared before it was sent; it is reported in order and not sent. */
  addCleared(name: string): void {
    this.#asked.push({ id: '', name, wasCleared: true, isDue: true, until: this.#frame });
  }

  /** Takes an echo: the mark and all before it are due. */
  echoed(id: string): void {
    this.#echoes ||= /^m\d{1,9}$/.test(id) && Number(id.slice(1)) < this.#nextId;
    const at = this.#asked.findIndex((mark) => mark.id === id);
    for (const mark of this.#asked.slice(0, at + 1)) mark.isDue = true;
  }

  /** The far end drops its buffer: all pending marks are due as cleared. */
  clear(): void {
    for (const mark of this.#asked) {
      mark.wasCleared ||= !mark.isDue;
      mark.isDue = true;
    }
  }

  /** One frame of the line has passed. */
  passFrame(): void {
    this.#frame += 1;
    const first = this.#asked[0];
    if (first === undefined || first.isDue || first.until > this.#frame) return;
    this.#echoes = false;
    for (const mark of this.#asked) mark.isDue = true;
  }

  /** Number of marks not reported yet. */
  get count(): number {
    return this.#asked.length;
  }

  /** Removes and returns the next due mark. */
  shiftDue(): { name: string; wasCleared: boolean } | undefined {
    return this.#asked[0]?.isDue === true ? this.#asked.shift() : undefined;
  }
}
