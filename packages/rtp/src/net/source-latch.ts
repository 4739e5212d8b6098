import { canonicalAddress, isHost, isLocalScope } from './address-scope.ts';

/** Silence of the latched source after which another port of a legitimate host may replace it. Unit: milliseconds. */
const quietMs = 2_000;
/**
 * Silence of the old SSRC before another is accepted: a sender that changes its SSRC stops using the old one. Unit:
 * milliseconds.
 */
const ssrcQuietMs = 60;
/** Packets in sequence before an unsignalled port is latched (RFC 3550, appendix A.1). */
const probation = 3;
const ssrcProbation = 2;
/** Packets that pin an unsignalled port: fewer may be the tail of another call's stream to the same local port. */
const pinningPackets = 50;

/** Source of a packet: address, port, SSRC and sequence number. */
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

/** The peer as described by the signalling. */
export interface ExpectedPeer {
  /** Address of the `c=` line; undefined: none, or a host name. */
  address: string | undefined;
  port: number;
  /** Addresses the peer's signalling comes from or was sent to, if known. */
  signalling: readonly string[];
}

/**
 * Decides which packets belong to the call and where ours go: symmetric RTP (RFC 4961) with restricted latching (RFC
 * 7362, section 4).
 * - Legitimate hosts come from the signalling and never from packets: a public `c=` address is the only one. Where it
 * is local in scope, not allowed or missing, the peer may be behind NAT, and its signalling addresses are added.
 * - On these hosts the signalled port is accepted at once and replaces any other; another port needs three packets in
 * sequence, and replaces a foreign source only with the same SSRC, or after a new offer and answer.
 * - A packet authenticated by SRTP proves the peer: it may come from any allowed address where the signalled one is
 * not public.
 * - An address that is not allowed is neither sent to nor received from.
 */
export class SourceLatch {
  readonly #allowsAddress: (address: string) => boolean;
  #signalled: Endpoint | undefined;
  #isSignalledUsable = false;
  /** Hosts whose unauthenticated packets may be the peer's. */
  #hosts: readonly string[] = [];
  /** The signalled address is public: no other host is accepted, not even with SRTP authentication. */
  #isStrict = false;
  #latched: Endpoint | undefined;
  #isExact = false;
  #isPinned = false;
  #packets = 0;
  #ssrc = 0;
  #lastMs = 0;
  #candidate: PacketSource = { address: '', port: 0, ssrc: 0, sequence: 0 };
  #candidateCount = 0;

  constructor(allowsAddress: (address: string) => boolean) {
    this.#allowsAddress = allowsAddress;
  }

  /** Destination of our packets; undefined: not known yet. */
  get target(): Endpoint | undefined {
    return this.#latched ?? (this.#isSignalledUsable ? this.#signalled : undefined);
  }

  get isLatched(): boolean {
    return this.#latched !== undefined;
  }

  get ssrc(): number {
    return this.#ssrc;
  }

  /** Returns true for the latched address and port. */
  isLatchedTo(address: string, port: number): boolean {
    return this.#latched !== undefined && this.#latched.port === port && this.#latched.address === address;
  }

  /**
   * Applies a new offer and answer. A changed description starts over; an unchanged one keeps the source and lets the
   * peer continue from another port of its hosts once the old one is silent.
   */
  setExpectedPeer({ address, port, signalling }: ExpectedPeer): void {
    const signalled = { address: canonicalAddress(address ?? ''), port };
    const isUsable = isHost(signalled.address) && this.#allows(signalled.address);
    const isStrict = isUsable && !isLocalScope(signalled.address);
    const others = isStrict ? [] : signalling.map(canonicalAddress).filter((each) => isHost(each));
    const hosts = [...new Set([...(isUsable ? [signalled.address] : []), ...others])];
    const isSame =
      signalled.address === this.#signalled?.address &&
      signalled.port === this.#signalled.port &&
      hosts.join(' ') === this.#hosts.join(' ');
    this.#isPinned = false;
    this.#packets = 0;
    if (isSame) return;
    this.#signalled = signalled;
    this.#isSignalledUsable = isUsable;
    this.#isStrict = isStrict;
    this.#hosts = hosts;
    this.#latched = undefined;
    this.#isExact = false;
    this.#candidateCount = 0;
  }

  #allows(address: string): boolean {
    try {
      return this.#allowsAddress(address);
    } catch {
      return false;
    }
  }

  /** Checks the source of a packet before it is decrypted, so that strangers cost little. `accept` decides. */
  mayAccept(address: string, port: number, nowMs: number, isSigned: boolean): boolean {
    if (this.isLatchedTo(address, port)) return true;
    const isLegitimate = this.#isLegitimate(address);
    if (!isLegitimate && (!isSigned || this.#isStrict)) return false;
    const takesOver = isLegitimate && port === this.#signalled?.port && !this.#isExact;
    return takesOver || !this.#isLive(nowMs);
  }

  /** Judges a well-formed packet, authenticated where SRTP was negotiated. Returns true for the peer's. */
  accept(source: PacketSource, nowMs: number, isSigned: boolean): boolean {
    if (this.isLatchedTo(source.address, source.port)) return this.#acceptSsrc(source, nowMs, isSigned);
    if (!this.mayAccept(source.address, source.port, nowMs, isSigned)) return false;
    const isExact = this.#isLegitimate(source.address) && source.port === this.#signalled?.port;
    const isProven = isSigned || (isExact && !this.#isExact);
    if (!isProven && !this.#mayFollow(source)) return false;
    if (!isProven && !isExact && !this.#hasServed(source, probation)) return false;
    if (!this.#allows(source.address)) return false;
    this.#latched = { address: source.address, port: source.port };
    this.#isExact = isExact;
    this.#isPinned = false;
    this.#packets = 0;
    this.#take(source.ssrc, nowMs);
    return true;
  }

  #isLegitimate(address: string): boolean {
    // The socket gives IPv4 in one spelling: a flood of strangers must not cost a parser.
    return this.#hosts.includes(address) || (address.includes(':') && this.#hosts.includes(canonicalAddress(address)));
  }

  #isLive(nowMs: number): boolean {
    return this.#latched !== undefined && nowMs - this.#lastMs < quietMs;
  }

  /**
   * Returns true when an unauthenticated source may replace a silent one: the same SSRC on another port, or none
   * pinned.
   */
  #mayFollow({ ssrc }: PacketSource): boolean {
    return this.#latched === undefined || !this.#isPinned || ssrc === this.#ssrc;
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
    this.#packets += 1;
    if (this.#packets >= pinningPackets || this.#isExact) this.#isPinned = true;
  }

  /** Counts packets in sequence from one source; true once `wanted` have come. */
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
