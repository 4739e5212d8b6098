import {
  frameMs,
  type LineErrorCode,
  type QueueMembership,
  type QueueOutcome,
  type QueuePlace,
  type QueueRequest,
  type Queues,
} from '../ports.ts';
import { type LegTransfer, type LegTransferParts, startLegTransfer } from './leg-transfer.ts';

/** Time without a place after which the caller counts as next: the queue could not be asked. Unit: milliseconds. */
const placeTimeoutMs = 5_000;
/** Pause between two phones, and after all have rung. Unit: milliseconds. */
const betweenPhonesMs = 1_000;
const betweenRoundsMs = 5_000;

interface QueueWaitParts extends Omit<LegTransferParts, 'listener' | 'attempt'> {
  queue: QueueRequest;
  queues: Queues;
  listener: LegTransferParts['listener'] & {
    /** The caller hears the place. */
    announce(place: Exclude<QueuePlace, 'full'>, isFirst: boolean): void;
    /** The caller asked to be called back. No call follows. */
    callBack(): void;
  };
}

/**
 * Wait of a caller in a queue. Who is next has the people rung, in turn or together, until one is connected. Ends without
 * one when the queue is full, the wait too long, or the caller presses the digit for a call-back.
 */
export function startQueueWait(parts: QueueWaitParts): LegTransfer {
  return new QueueWait(parts);
}

class QueueWait implements LegTransfer {
  readonly #parts: QueueWaitParts;
  readonly #membership: QueueMembership;
  #place: Exclude<QueuePlace, 'full'> | undefined;
  readonly #legs = new Set<LegTransfer>();
  #connected: LegTransfer | undefined;
  #isOver = false;
  #waitedMs = 0;
  #pausedMs = 0;
  #nextPerson = 0;
  #announcedMs: number | undefined;

  constructor(parts: QueueWaitParts) {
    this.#parts = parts;
    this.#membership = parts.queues.join(parts.queue, (place) => this.#onPlace(place));
  }

  tick(caller: Int16Array): void {
    for (const leg of this.#legs) leg.tick(caller);
    if (this.#isOver || this.#connected) return;
    this.#waitedMs += frameMs;
    this.#pausedMs -= frameMs;
    const { queue } = this.#parts;
    if (this.#waitedMs >= queue.maxWaitMs) return this.#fail('timed_out', 'no_answer', 'waited too long in the queue');
    if (this.#place === undefined && this.#waitedMs >= placeTimeoutMs) this.#onPlace({ position: 1, waitMs: null });
    if (this.#place === undefined) return;
    if (this.#place.position <= 1 && this.#legs.size === 0 && this.#pausedMs <= 0) this.#ring();
    if (this.#announcedMs !== undefined && this.#waitedMs - this.#announcedMs >= queue.announceMs)
      this.#announce(this.#place);
  }

  isBridged(): boolean {
    return this.#connected?.isBridged() === true;
  }

  isPersonGone(): boolean {
    return this.#connected?.isPersonGone() === true;
  }

  isRinging(): boolean {
    return this.#legs.size > 0;
  }

  sendDigit(digit: string): void {
    if (this.#connected) return this.#connected.sendDigit(digit);
    if (this.#isOver || digit !== this.#parts.queue.callBackDigit) return;
    this.#leave('called_back');
    this.#parts.listener.callBack();
  }

  legsNotConnected(): void {
    this.#connected?.legsNotConnected();
  }

  end(wasHandedOver: boolean): void {
    const legs = [...this.#legs];
    if (!this.#isOver) this.#leave('abandoned');
    for (const leg of legs) leg.end(wasHandedOver && leg === this.#connected);
  }

  #onPlace(place: QueuePlace): void {
    if (this.#isOver || this.#connected) return;
    if (place === 'full') return this.#fail('full', 'busy', 'the queue is full');
    this.#place = place;
    if (this.#announcedMs === undefined) this.#announce(place);
  }

  #announce(place: Exclude<QueuePlace, 'full'>): void {
    const isFirst = this.#announcedMs === undefined;
    this.#announcedMs = this.#waitedMs;
    this.#parts.listener.announce(place, isFirst);
  }

  #ring(): void {
    const { queue } = this.#parts;
    const { people } = queue;
    const rung = queue.ring === 'together' ? people : people.slice(this.#nextPerson, this.#nextPerson + 1);
    this.#nextPerson = queue.ring === 'together' ? 0 : (this.#nextPerson + 1) % people.length;
    for (const person of rung) this.#dial(person);
  }

  #dial(person: QueueRequest['people'][number]): void {
    const { listener } = this.#parts;
    const leg: LegTransfer = startLegTransfer({
      ...this.#parts,
      attempt: { kind: 'ring', mode: 'bridged', ...person },
      listener: {
        ...listener,
        state: (state, attempt, detail) => {
          // The first to answer has the caller; the other phones stop ringing.
          if (state === 'answered') this.#chosen(leg);
          listener.state(state, attempt, detail);
        },
        bridging: () => {
          this.#leave('answered');
          listener.bridging();
        },
        failed: () => this.#unanswered(leg),
      },
    });
    this.#legs.add(leg);
  }

  #chosen(leg: LegTransfer): void {
    this.#connected = leg;
    for (const other of this.#legs) {
      if (other === leg) continue;
      this.#legs.delete(other);
      other.end(false);
    }
  }

  /** The phone was not answered, or its person hung up before the caller was connected: the caller stays next. */
  #unanswered(leg: LegTransfer): void {
    this.#legs.delete(leg);
    if (this.#connected === leg) this.#connected = undefined;
    if (this.#legs.size === 0) this.#pausedMs = this.#nextPerson === 0 ? betweenRoundsMs : betweenPhonesMs;
  }

  #fail(outcome: QueueOutcome, cause: LineErrorCode, detail: string): void {
    this.#leave(outcome);
    this.#parts.listener.failed(cause, detail);
  }

  #leave(outcome: QueueOutcome): void {
    this.#isOver = true;
    this.#membership.leave(outcome);
    if (this.#connected) return;
    for (const leg of this.#legs) leg.end(false);
    this.#legs.clear();
  }
}
