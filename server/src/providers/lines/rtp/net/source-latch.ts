import { canonicalAddress, isHost, isPrivate } from './address-kind.ts';

/** A stream that paused this long may go on from another place: NAT has moved it. Unit: milliseconds. */
const quietMs = 2_000;
/** A sender that changes its SSRC stops using the old one. Unit: milliseconds. */
const ssrcQuietMs = 60;
/** RFC 3550, appendix A.1: packets in order before a source nobody named is believed. */
const probation = 3;
const ssrcProbation = 2;

/** Where a packet came from, and what tells it from those of others. */
export interface PacketSource {
  address: string;
  port: number;
  ssrc: number;
  sequence: number;
}

export interface Endpoint {
  address: string;
  port: number;
}

/**
 * Decides whose packets belong to the call and where ours go (symmetric RTP, RFC 4961).
 *
 * - From the signalled host the first packet counts, whatever its port. A host that is private or not allowed may be
 *   behind NAT: then three packets in order from anywhere do.
 * - While packets come, no other source changes anything, but the exact address that was signalled; after 2 s of
 *   silence the same rules hold as at the beginning.
 * - To an address that is not allowed nothing is sent, and nothing is taken from it.
 */
export class SourceLatch {
  readonly #allowsAddress: (address: string) => boolean;
  #signalled: Endpoint | undefined;
  #isSignalledUsable = false;
  /** Only the signalled host may send. */
  #isStrict = false;
  #latched: Endpoint | undefined;
  #isExact = false;
  #ssrc = 0;
  #lastMs = 0;
  #candidate: PacketSource = { address: '', port: 0, ssrc: 0, sequence: 0 };
  #candidateCount = 0;

  constructor(allowsAddress: (address: string) => boolean) {
    this.#allowsAddress = allowsAddress;
  }

  /** Where to send; undefined: nowhere yet. */
  get target(): Endpoint | undefined {
    return this.#latched ?? (this.#isSignalledUsable ? this.#signalled : undefined);
  }

  get isLatched(): boolean {
    return this.#latched !== undefined;
  }

  get ssrc(): number {
    return this.#ssrc;
  }

  /** What the signalling says now. The same as before changes nothing. */
  expect(address: string | undefined, port: number): void {
    const signalled = address === undefined ? undefined : { address: canonicalAddress(address), port };
    if (signalled?.address === this.#signalled?.address && signalled?.port === this.#signalled?.port) return;
    this.#signalled = signalled;
    this.#isSignalledUsable = signalled !== undefined && isHost(signalled.address) && this.#allows(signalled.address);
    this.#isStrict = this.#isSignalledUsable && signalled !== undefined && !isPrivate(signalled.address);
    this.#latched = undefined;
    this.#candidateCount = 0;
  }

  #allows(address: string): boolean {
    try {
      return this.#allowsAddress(address);
    } catch {
      return false;
    }
  }

  /**
   * Whether a packet may be the peer's, before it is looked at closely. `accept` decides; this only keeps strangers from
   * costing anything.
   */
  mayAccept(address: string, port: number, nowMs: number): boolean {
    const latched = this.#latched;
    if (latched !== undefined && latched.port === port && latched.address === address) return true;
    if (this.#isSignalled(address, port)) return true;
    if (latched !== undefined && nowMs - this.#lastMs < quietMs) return false;
    return !this.#isStrict || this.#signalled?.address === canonicalAddress(address);
  }

  /** Takes note of a packet that is well formed, and signed where keys were agreed. Returns whether it is the peer's. */
  accept(source: PacketSource, nowMs: number, isSigned: boolean): boolean {
    const latched = this.#latched;
    if (latched !== undefined && latched.port === source.port && latched.address === source.address) {
      return this.#acceptSsrc(source, nowMs, isSigned);
    }
    const isExact = this.#isSignalled(source.address, source.port);
    const isLive = latched !== undefined && nowMs - this.#lastMs < quietMs;
    if (isLive && !(isExact && !this.#isExact)) return false;
    const isNamedHost = this.#signalled?.address === canonicalAddress(source.address);
    if (this.#isStrict && !isNamedHost) return false;
    if (!isSigned && !isNamedHost && !this.#hasServed(source, probation)) return false;
    if (!this.#allows(source.address)) return false;
    this.#latched = { address: source.address, port: source.port };
    this.#isExact = isExact;
    this.#take(source.ssrc, nowMs);
    return true;
  }

  #isSignalled(address: string, port: number): boolean {
    return this.#signalled?.port === port && this.#signalled.address === canonicalAddress(address);
  }

  #acceptSsrc(source: PacketSource, nowMs: number, isSigned: boolean): boolean {
    if (source.ssrc !== this.#ssrc) {
      if (nowMs - this.#lastMs < ssrcQuietMs) return false;
      if (!isSigned && !this.#hasServed(source, ssrcProbation)) return false;
    }
    this.#take(source.ssrc, nowMs);
    return true;
  }

  #take(ssrc: number, nowMs: number): void {
    this.#ssrc = ssrc;
    this.#lastMs = nowMs;
    this.#candidateCount = 0;
  }

  /** Whether so many packets have come in order from one source. */
  #hasServed(source: PacketSource, wanted: number): boolean {
    const before = this.#candidate;
    const goesOn =
      this.#candidateCount > 0 &&
      before.ssrc === source.ssrc &&
      before.port === source.port &&
      before.address === source.address &&
      ((before.sequence + 1) & 0xffff) === source.sequence;
    this.#candidateCount = goesOn ? this.#candidateCount + 1 : 1;
    this.#candidate = { ...source };
    return this.#candidateCount >= wanted;
  }
}
