import type { CodecName } from './sdp/agreement.ts';

export type { CodecName } from './sdp/agreement.ts';

/**
 * Encryption by keys in the SDP (SDES). `off`: not offered, and taken only from peers that insist. `optional`: offered
 * and taken, sound flows without it too. `required`: no call without it.
 */
export type SrtpPolicy = 'off' | 'optional' | 'required';

/** How the sound of phone calls reaches the network. */
export interface RtpSettings {
  /**
   * Told to peers in place of the machine's own, the first of the family in use: public addresses of a server behind
   * NAT that hands on the same ports. Peers in the same private network are told the machine's own.
   */
  advertisedAddresses?: readonly string[];
  /** Only this address of the machine; missing: all. */
  bindHost?: string;
  /** UDP ports of this thread, both ends included; missing: any free ones. Each call takes an even one and the next. */
  portRange?: readonly [number, number];
  /**
   * The only codecs spoken, the most wanted first, offered in this order. Missing: PCMA and PCMU in the peer's order and
   * Opus where a peer offers it first or alone; our own offers are PCMA and PCMU.
   */
  codecs?: readonly CodecName[];
  srtp: SrtpPolicy;
  /** How digits are sent: as events in the sound where the peer takes them, else by INFO (default), or always by INFO. */
  sendsDigitsBy?: 'events' | 'info';
  /** Whether anything may be sent to this address (numeric). Where not, we wait until sound comes and answer there. */
  allowsAddress(address: string): boolean;
  /** Agree on comfort noise (RFC 3389) and send it in place of silence. Off: silence is sent as sound, which is safe. */
  comfortNoise: boolean;
}
