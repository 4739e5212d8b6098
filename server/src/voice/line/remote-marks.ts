import { frameMs } from '../ports.ts';

/**
 * A far end that has not told a mark back after this time does not tell marks. Counted from when everything before the
 * mark was sent, so what was queued has gone out by then. Unit: frames of the line.
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
 * Marks the far end was asked to tell back once it has played what came before them. Each is told once, in order: when
 * its echo comes, or that of a later one; as cleared, once the far end was asked to drop what it holds, whatever it
 * says afterwards; or, where no echo comes within 2 s, as played. A far end that let one pass is not waited for again
 * until it echoes another: from then on marks are told when they were sent.
 */
export class RemoteMarks {
  readonly #asked: PendingMark[] = [];
  #frame = 0;
  #nextId = 1;
  #echoes = true;

  /** Whether the far end is believed to tell marks back. */
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

  /** A mark that was cleared before it was sent: told in its turn, and nobody is asked. */
  addCleared(name: string): void {
    this.#asked.push({ id: '', name, wasCleared: true, isDue: true, until: this.#frame });
  }

  /** The far end told a mark back: it and all before it are due. */
  echoed(id: string): void {
    this.#echoes ||= /^m\d{1,9}$/.test(id) && Number(id.slice(1)) < this.#nextId;
    const at = this.#asked.findIndex((mark) => mark.id === id);
    for (const mark of this.#asked.slice(0, at + 1)) mark.isDue = true;
  }

  /** What the far end holds is dropped: everything asked for and not told back yet is due as cleared. */
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

  /** How many are not told yet. */
  get count(): number {
    return this.#asked.length;
  }

  /** The next mark that may be told. */
  shiftDue(): { name: string; wasCleared: boolean } | undefined {
    return this.#asked[0]?.isDue === true ? this.#asked.shift() : undefined;
  }
}
