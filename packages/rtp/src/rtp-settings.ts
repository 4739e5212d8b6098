import type { CodecName } from './sdp/agreement.ts';

export type { CodecName } from './sdp/agreement.ts';

/**
 * Policy for SRTP with keys in the SDP (SDES). `off`: not offered, accepted only from peers that insist. `optional`:
 * offered and accepted, plain RTP too. `required`: no call without it.
 */
export type SrtpPolicy = 'off' | 'optional' | 'required';

/** Network settings of phone calls' media. */
export interface RtpSettings {
  /**
   * Advertised addresses, the first of the family in use: public addresses of a server behind NAT that keeps the
   * ports. Peers in the same private network get the machine's own.
   */
  advertisedAddresses?: readonly string[];
  /** Local address to bind; missing: all. */
  bindHost?: string;
  /** UDP ports of this thread, both ends included; missing: any. Each call uses an even one and the next. */
  portRange?: readonly [number, number];
  /**
   * Codecs in order of preference, the only ones used. Missing: PCMA and PCMU in the peer's order and Opus where a
   * peer offers it first or alone; own offers are PCMA and PCMU.
   */
  codecs?: readonly CodecName[];
  srtp: SrtpPolicy;
  /** DTMF method: RFC 4733 events where the peer supports them, else SIP INFO (default), or always INFO. */
  sendsDigitsBy?: 'events' | 'info';
  /** Decides whether packets may be sent to this numeric address. If not, we wait for packets and answer there. */
  allowsAddress(address: string): boolean;
  /**
   * Negotiate comfort noise (RFC 3389) and send it in silence. Off: silence is sent as audio, which every peer
   * supports.
   */
  comfortNoise: boolean;
}
