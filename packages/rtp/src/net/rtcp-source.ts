import type { Endpoint, SourceLatch } from './source-latch.ts';

export interface RtcpAgreement {
  /** RTCP shares the RTP port (rtcp-mux, RFC 5761). */
  isRtcpMuxed: boolean;
  /** RTCP port the peer signalled. */
  rtcpPort: number;
}

/** RTCP address of the latched peer, for both directions. Undefined without a latched RTP source. */
export class RtcpSource {
  readonly #latch: SourceLatch;
  #agreement: RtcpAgreement | undefined;
  /** Unsignalled port learned from RTCP; an unauthenticated one is valid as long as the RTP stream has its SSRC. */
  #found: (Endpoint & { ssrc: number; isSigned: boolean }) | undefined;

  constructor(latch: SourceLatch) {
    this.#latch = latch;
  }

  apply({ isRtcpMuxed, rtcpPort }: RtcpAgreement): void {
    if (rtcpPort !== this.#agreement?.rtcpPort || isRtcpMuxed !== this.#agreement.isRtcpMuxed) this.#found = undefined;
    this.#agreement = { isRtcpMuxed, rtcpPort };
  }

  get target(): Endpoint | undefined {
    const sound = this.#latch.target;
    if (sound === undefined || this.#agreement === undefined) return undefined;
    if (this.#agreement.isRtcpMuxed) return sound;
    // RTP decides the host of a peer behind NAT; RTCP goes to that host alone.
    const found = this.#found;
    if (found?.address === sound.address && (found.isSigned || found.ssrc === this.#latch.ssrc)) return found;
    return { address: sound.address, port: this.#agreement.rtcpPort };
  }

  /** Checks the source of an RTCP packet before it is decrypted: the host of the latched RTP source. */
  mayAccept(address: string, port: number): boolean {
    if (!this.#latch.isLatched || this.#agreement === undefined) return false;
    if (this.#agreement.isRtcpMuxed) return this.#latch.isLatchedTo(address, port);
    return this.#latch.target?.address === address;
  }

  /**
   * Judges a well-formed RTCP packet that `mayAccept` admitted. From an unsignalled port it must be authenticated, or
   * name the SSRC of the RTP stream, which only its sender and hosts on the path know.
   */
  accept({ address, port, ssrc, isSigned }: Endpoint & { ssrc: number; isSigned: boolean }): boolean {
    const agreement = this.#agreement;
    if (agreement === undefined) return false;
    if (agreement.isRtcpMuxed || this.#latch.isLatchedTo(address, port)) return true;
    const isSignalled = port === agreement.rtcpPort;
    if (!isSignalled && !isSigned && ssrc !== this.#latch.ssrc) return false;
    this.#found = isSignalled ? undefined : { address, port, ssrc, isSigned };
    return true;
  }
}
