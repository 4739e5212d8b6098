/** Why a description could not be used: it is no SDP, or it asks for what is not spoken here. */
export type SdpErrorReason = 'malformed' | 'unsupported';

/** The only error that reading, offering and answering throw. The message says in words what is wrong with the SDP. */
export class SdpError extends Error {
  override readonly name = 'SdpError';
  readonly reason: SdpErrorReason;

  constructor(reason: SdpErrorReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** As said by one side of itself. */
export type Direction = 'sendrecv' | 'sendonly' | 'recvonly' | 'inactive';

/** What a payload type means: `a=rtpmap` and `a=fmtp`, or the static table of RFC 3551. */
export interface PayloadFormat {
  payloadType: number;
  /** In lower case. */
  name: string;
  clockRateHz: number;
  channels: number;
  /** Text of `a=fmtp`; empty where there is none. */
  parameters: string;
}

export const srtpSuites = ['AES_CM_128_HMAC_SHA1_80', 'AES_CM_128_HMAC_SHA1_32', 'AEAD_AES_128_GCM'] as const;

/** Of RFC 4568 and RFC 7714. */
export type SrtpSuiteName = (typeof srtpSuites)[number];

/** One `a=crypto` that is understood whole (RFC 4568); others are left out when reading. */
export interface CryptoAttribute {
  tag: number;
  suite: SrtpSuiteName;
  /** Master key and salt, one after the other. */
  key: Buffer;
  /** Length of the key's name in each packet; 0: packets name no key. */
  mkiBytes: number;
}

/** One `m=` with all that holds for it, what was said for the whole session included. */
export interface MediaSection {
  /** `audio`, `video`, `image`, ... */
  kind: string;
  /** 0: refused, or not used. */
  port: number;
  /** In upper case, such as `RTP/AVP`. */
  protocol: string;
  /** As written, to be repeated when it is refused. */
  formats: readonly string[];
  /** In the order of `formats`; what is not understood is left out. */
  payloads: readonly PayloadFormat[];
  /** Numeric; undefined where a name stands in its place or nothing at all. */
  address: string | undefined;
  direction: Direction;
  packetMs: number | undefined;
  maxPacketMs: number | undefined;
  isRtcpMuxed: boolean;
  /** Of `a=rtcp`; reports go to the host the sound comes from, whatever address stands there. */
  rtcpPort: number | undefined;
  crypto: readonly CryptoAttribute[];
  /** Keys are to be agreed on over the media path. */
  hasFingerprint: boolean;
}

export interface SessionDescription {
  media: readonly MediaSection[];
}
