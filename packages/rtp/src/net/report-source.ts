import type { Endpoint, SourceLatch } from './source-latch.ts';

export interface ReportAgreement {
  /** Reports share the port of the sound (RFC 5761). */
  isRtcpMuxed: boolean;
  /** Where the peer wants reports, as far as it says. */
  rtcpPort: number;
}

/** Where reports (RTCP) of the latched peer come from and ours go. Without a latched source there is none. */
export class ReportSource {
  readonly #latch: SourceLatch;
  #agreement: ReportAgreement | undefined;
  /** Another port than the signalled one, found by reports; unsigned ones for as long as the sound has their SSRC. */
  #found: (Endpoint & { ssrc: number; isSigned: boolean }) | undefined;

  constructor(latch: SourceLatch) {
    this.#latch = latch;
  }

  apply({ isRtcpMuxed, rtcpPort }: ReportAgreement): void {
    if (rtcpPort !== this.#agreement?.rtcpPort || isRtcpMuxed !== this.#agreement.isRtcpMuxed) this.#found = undefined;
    this.#agreement = { isRtcpMuxed, rtcpPort };
  }

  get target(): Endpoint | undefined {
    const sound = this.#latch.target;
    if (sound === undefined || this.#agreement === undefined) return undefined;
    if (this.#agreement.isRtcpMuxed) return sound;
    // Sound tells which host a peer behind NAT is; reports go to that host alone.
    const found = this.#found;
    if (found?.address === sound.address && (found.isSigned || found.ssrc === this.#latch.ssrc)) return found;
    return { address: sound.address, port: this.#agreement.rtcpPort };
  }

  /** Whether a report may be the peer's, before it is decrypted: it comes from the host of the believed sound. */
  mayAccept(address: string, port: number): boolean {
    if (!this.#latch.isLatched || this.#agreement === undefined) return false;
    if (this.#agreement.isRtcpMuxed) return this.#latch.isLatchedTo(address, port);
    return this.#latch.target?.address === address;
  }

  /**
   * Judges a well-formed report that `mayAccept` let through. From a port nobody signalled it must be signed, or name
   * the SSRC of the sound, which only its sender and those on the path know.
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
