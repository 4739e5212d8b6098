import type { Direction, MediaSection, SrtpSuiteName } from './session-description.ts';

export const codecNames = ['pcma', 'pcmu', 'opus'] as const;
export type CodecName = (typeof codecNames)[number];

/** Kind of payload under a payload type. */
export type ReceivedFormat =
  | { kind: 'audio'; codec: CodecName }
  | { kind: 'events'; clockRateHz: number }
  | { kind: 'noise' };

/** The peer's media address. */
export interface RemoteAddress {
  /** Numeric; undefined where the peer named none, or receives nothing. */
  address: string | undefined;
  rtpPort: number;
  rtcpPort: number;
}

export interface SrtpKeys {
  suite: SrtpSuiteName;
  /** Master key and salt of the outgoing direction. */
  localKey: Buffer;
  /** Those of the incoming direction. */
  remoteKey: Buffer;
  remoteMkiBytes: number;
}

/** Result of an offer and answer for the audio of a call. */
export interface Agreement {
  codec: CodecName;
  payloadType: number;
  /** By payload type, everything that may arrive. */
  received: ReadonlyMap<number, ReceivedFormat>;
  /** Telephone events (RFC 4733) to send; undefined: the peer accepts none. */
  events: { payloadType: number; clockRateHz: number; highest: number } | undefined;
  /** Payload type of comfort noise to send in silence. */
  noisePayloadType: number | undefined;
  /** Duration of the packets sent. Unit: milliseconds. */
  packetMs: 10 | 20;
  remote: RemoteAddress;
  isRtcpMuxed: boolean;
  /** Own direction. */
  direction: Direction;
  srtp: SrtpKeys | undefined;
}

/** RTP clock rate in Hz: RFC 3551, table 4; RFC 7587, section 4.1. */
export const clockRateOf = (codec: CodecName): number => (codec === 'opus' ? 48_000 : 8_000);

/** Codec in the form of call records: `pcma/8000`, `opus/48000+srtp`. */
export const describeCodec = ({ codec, srtp }: Pick<Agreement, 'codec' | 'srtp'>): string =>
  `${codec}/${clockRateOf(codec)}${srtp === undefined ? '' : '+srtp'}`;

/** Reverses a direction to the other side's view. */
export function reverseDirection(direction: Direction): Direction {
  if (direction === 'sendonly') return 'recvonly';
  return direction === 'recvonly' ? 'sendonly' : direction;
}

const unspecified = /^(0\.0\.0\.0|[0:]+)$/;

/** The peer's direction. Before RFC 3264 hold was an address of zeros; that peer receives nothing. */
export function directionOf(section: MediaSection): Direction {
  if (section.address === undefined || !unspecified.test(section.address)) return section.direction;
  return section.direction === 'sendrecv' || section.direction === 'sendonly' ? 'sendonly' : 'inactive';
}

export function remoteOf(section: MediaSection): RemoteAddress {
  const { address, port, rtcpPort, isRtcpMuxed } = section;
  return {
    address: address === undefined || unspecified.test(address) ? undefined : address,
    rtpPort: port,
    rtcpPort: isRtcpMuxed ? port : (rtcpPort ?? Math.min(65_535, port + 1)),
  };
}
