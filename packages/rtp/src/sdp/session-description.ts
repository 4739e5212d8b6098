/** Reason for which a description is unusable: no SDP, or a request for something unsupported. */
export type SdpErrorReason = 'malformed' | 'unsupported';

/** The only error of reading, offering and answering. The message says what is wrong with the SDP. */
export class SdpError extends Error {
  override readonly name = 'SdpError';
  readonly reason: SdpErrorReason;

  constructor(reason: SdpErrorReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Direction attribute, from the view of its sender. */
export type Direction = 'sendrecv' | 'sendonly' | 'recvonly' | 'inactive';

/** Format of a payload type: `a=rtpmap` and `a=fmtp`, or the static table of RFC 3551. */
export interface PayloadFormat {
  payloadType: number;
  /** In lower case. */
  name: string;
  clockRateHz: number;
  channels: number;
  /** Value of `a=fmtp`; empty without one. */
  parameters: string;
}

export const srtpSuites = ['AES_CM_128_HMAC_SHA1_80', 'AES_CM_128_HMAC_SHA1_32', 'AEAD_AES_128_GCM'] as const;

/** Crypto suites of RFC 4568 and RFC 7714. */
export type SrtpSuiteName = (typeof srtpSuites)[number];

/** A supported crypto attribute, `a=crypto` (RFC 4568); unsupported ones are skipped when reading. */
export interface CryptoAttribute {
  tag: number;
  suite: SrtpSuiteName;
  /** Master key and salt, concatenated. */
  key: Buffer;
  /** Length of the MKI in each packet; 0: no MKI. */
  mkiBytes: number;
}

/** One media section with its attributes, session-level ones included. */
export interface MediaSection {
  /** Media type: `audio`, `video`, `image`, ... */
  kind: string;
  /** 0: rejected or unused. */
  port: number;
  /** Transport protocol in upper case, such as `RTP/AVP`. */
  protocol: string;
  /** As written, to be repeated in a rejection. */
  formats: readonly string[];
  /** In the order of `formats`; unsupported ones are skipped. */
  payloads: readonly PayloadFormat[];
  /** Numeric; undefined for a host name or a missing `c=` line. */
  address: string | undefined;
  direction: Direction;
  packetMs: number | undefined;
  maxPacketMs: number | undefined;
  isRtcpMuxed: boolean;
  /** Port of `a=rtcp`; RTCP goes to the RTP host, whatever address it names. */
  rtcpPort: number | undefined;
  crypto: readonly CryptoAttribute[];
  /** DTLS-SRTP: keys are to be exchanged over the media path. */
  hasFingerprint: boolean;
}

export interface SessionDescription {
  media: readonly MediaSection[];
}
