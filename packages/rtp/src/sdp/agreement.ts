import type { Direction, MediaSection, SrtpSuiteName } from './session-description.ts';

export const codecNames = ['pcma', 'pcmu', 'opus'] as const;
export type CodecName = (typeof codecNames)[number];

/** What arrives under a payload type. */
export type ReceivedFormat =
  | { kind: 'audio'; codec: CodecName }
  | { kind: 'events'; clockRateHz: number }
  | { kind: 'noise' };

/** Whom to send to, as far as the peer has said. */
export interface RemoteAddress {
  /** Numeric; undefined where the peer named none, or wants nothing. */
  address: string | undefined;
  rtpPort: number;
  rtcpPort: number;
}

export interface SrtpKeys {
  suite: SrtpSuiteName;
  /** Master key and salt of what we send. */
  localKey: Buffer;
  /** Of what the peer sends. */
  remoteKey: Buffer;
  remoteMkiBytes: number;
}

/** What both sides have agreed on for the sound of a call. */
export interface Agreement {
  codec: CodecName;
  payloadType: number;
  /** By payload type, everything that may come. */
  received: ReadonlyMap<number, ReceivedFormat>;
  /** Keys pressed are sent under this type; undefined: the peer takes none. */
  events: { payloadType: number; clockRateHz: number; highest: number } | undefined;
  /** Silence may be sent as comfort noise under this type. */
  noisePayloadType: number | undefined;
  /** Length of the packets we send. Unit: milliseconds. */
  packetMs: 10 | 20;
  remote: RemoteAddress;
  isRtcpMuxed: boolean;
  /** What we do. */
  direction: Direction;
  srtp: SrtpKeys | undefined;
}

/** Units of RTP time per second: RFC 3551, table 4; RFC 7587, section 4.1. */
export const clockRateOf = (codec: CodecName): number => (codec === 'opus' ? 48_000 : 8_000);

/** As in call records: `pcma/8000`, `opus/48000+srtp`. */
export const describeCodec = ({ codec, srtp }: Pick<Agreement, 'codec' | 'srtp'>): string =>
  `${codec}/${clockRateOf(codec)}${srtp === undefined ? '' : '+srtp'}`;

/** The same seen from the other side. */
export function reverseDirection(direction: Direction): Direction {
  if (direction === 'sendonly') return 'recvonly';
  return direction === 'recvonly' ? 'sendonly' : direction;
}

const unspecified = /^(0\.0\.0\.0|[0:]+)$/;

/** What the peer does. Before RFC 3264 a call was put on hold by an address of zeros; that peer takes nothing. */
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
