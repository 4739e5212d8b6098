import type { MediaPacket } from './wire.ts';

/** 2.5 s of packets of 20 ms: more than is ever kept, so only a stream that begins anew lies further off. */
const ringSize = 128;
/** Larger than any packet of sound: 200 ms of 16 kHz samples. */
const maxPayloadBytes = 8_192;
const maxBytes = 262_144;
/** A stream that begins anew near the old numbers looks like nothing but late packets. */
const maxRefusedInRow = 20;

/** `late`: its time was over, and it had been counted as lost. `refused`: a duplicate, too long, or a stray. */
export type Arrival = 'kept' | 'late' | 'refused' | 'new-stream';

/**
 * Packets in the order they were sent, however they come: numbers of 16 bits that wrap, duplicates, reordering, and
 * senders that begin anew with numbers of their own. Bounded in packets and bytes.
 */
export class PacketRing {
  readonly #packets: (MediaPacket | undefined)[] = Array.from({ length: ringSize }, () => undefined);
  /** Sequence numbers given up as lost, and when, to distinguish a late packet from a duplicate. */
  readonly #lost = new Float64Array(ringSize).fill(-1);
  readonly #lostAt = new Float64Array(ringSize);
  /** Numbers without wrap: the sender's plus a multiple of 65536. */
  #expected = -1;
  #newest = -1;
  #count = 0;
  #bytes = 0;
  #hasTaken = false;
  #refusedInRow = 0;
  /** A packet far off, until the next shows whether a new stream begins with it. */
  #stray: MediaPacket | undefined;
  /** Playout position at which the last `late` packet was given up, as passed to `skipMissing`. */
  lateSince = 0;

  get count(): number {
    return this.#count;
  }

  insert(packet: MediaPacket): Arrival {
    if (packet.payload.length === 0 || packet.payload.length > maxPayloadBytes) return 'refused';
    if (this.#expected < 0) return this.#begin(packet);
    const number = this.#newest + (((packet.sequence - this.#newest) << 16) >> 16);
    if (Math.abs(number - this.#expected) >= ringSize) return this.#insertStray(packet);
    if (number < this.#expected && !this.#mayBeginWith(number)) return this.#insertLate(number, packet);
    if (this.#packets[number % ringSize] !== undefined) return 'refused';
    this.#expected = Math.min(this.#expected, number);
    this.#newest = Math.max(this.#newest, number);
    this.#keep(number, packet);
    return 'kept';
  }

  /** Until the first is taken, one that was sent earlier may still come; the span must not outgrow the ring. */
  #mayBeginWith(number: number): boolean {
    return !this.#hasTaken && this.#newest - number < ringSize;
  }

  #keep(number: number, packet: MediaPacket): void {
    this.#refusedInRow = 0;
    this.#stray = undefined;
    this.#packets[number % ringSize] = packet;
    this.#count += 1;
    this.#bytes += packet.payload.length;
    while (this.#bytes > maxBytes) this.dropOldest();
  }

  #begin(packet: MediaPacket): Arrival {
    this.clear();
    // One round up, so that a packet sent before this one has a positive number too.
    this.#expected = 65_536 + (packet.sequence & 0xffff);
    this.#newest = this.#expected;
    this.#keep(this.#expected, packet);
    return 'new-stream';
  }

  /** RFC 3550, appendix A.1: two packets in a row far off begin a new stream; one alone is a stray. */
  #insertStray(packet: MediaPacket): Arrival {
    const stray = this.#stray;
    this.#stray = packet;
    if (stray === undefined || ((stray.sequence + 1) & 0xffff) !== (packet.sequence & 0xffff)) return 'refused';
    this.#begin(stray);
    this.insert(packet);
    return 'new-stream';
  }

  #insertLate(number: number, packet: MediaPacket): Arrival {
    const at = number % ringSize;
    if (this.#lost[at] === number) {
      this.#lost[at] = -1;
      this.lateSince = this.#lostAt[at] ?? 0;
      return 'late';
    }
    this.#refusedInRow += 1;
    return this.#refusedInRow > maxRefusedInRow ? this.#begin(packet) : 'refused';
  }

  /** The next packet in order, left where it is; undefined when it has not come. */
  peek(): MediaPacket | undefined {
    return this.#count === 0 ? undefined : this.#packets[this.#expected % ringSize];
  }

  /** Takes the packet `peek` shows. */
  shift(): void {
    const at = this.#expected % ringSize;
    const packet = this.#packets[at];
    if (packet === undefined) return;
    this.#packets[at] = undefined;
    this.#count -= 1;
    this.#bytes -= packet.payload.length;
    this.#expected += 1;
    this.#hasTaken = true;
  }

  /** Waits no longer for what is missing before the next packet that is there. Returns how many were missing. */
  skipMissing(since: number): number {
    if (this.#count === 0) return 0;
    let missing = 0;
    while (this.#packets[this.#expected % ringSize] === undefined) {
      this.#lost[this.#expected % ringSize] = this.#expected;
      this.#lostAt[this.#expected % ringSize] = since;
      this.#expected += 1;
      missing += 1;
    }
    return missing;
  }

  /** Throws away the packet that would be next. Returns how many were missing before it. */
  dropOldest(): number {
    if (this.#count === 0) return 0;
    const from = this.#expected;
    while (this.#packets[this.#expected % ringSize] === undefined) this.#expected += 1;
    const missing = this.#expected - from;
    this.shift();
    return missing;
  }

  clear(): void {
    this.#packets.fill(undefined);
    this.#lost.fill(-1);
    this.#expected = -1;
    this.#newest = -1;
    this.#count = 0;
    this.#bytes = 0;
    this.#hasTaken = false;
    this.#refusedInRow = 0;
    this.#stray = undefined;
  }
}
