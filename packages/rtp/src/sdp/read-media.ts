import { readCrypto } from './crypto-attribute.ts';
import { readAddress } from './read-address.ts';
import { type Direction, type MediaSection, type PayloadFormat, SdpError } from './session-description.ts';

/** Raw lines of one media section. */
export interface SectionLines {
  /** Text after `m=`. */
  media: string;
  /** Text after `c=`, of the section or else of the session. */
  connection: string | undefined;
  /** Text after `a=`, session-level ones before those of the section. */
  attributes: readonly string[];
}

/** Static payload types (RFC 3551, tables 4 and 5) that are supported; they need no `a=rtpmap`. */
const staticFormats: Readonly<Record<string, { name: string; clockRateHz: number }>> = {
  0: { name: 'pcmu', clockRateHz: 8_000 },
  8: { name: 'pcma', clockRateHz: 8_000 },
  13: { name: 'cn', clockRateHz: 8_000 },
};
const directions: readonly string[] = ['sendrecv', 'sendonly', 'recvonly', 'inactive'] satisfies Direction[];
const maxFormats = 64;
const maxCryptoLines = 32;

/**
 * Parses one `m=` line and its attributes. Throws `SdpError` for a malformed `m=` line; malformed attributes are
 * ignored.
 */
export function readMediaSection(lines: SectionLines): MediaSection {
  const { kind, port, protocol, formats } = readMediaLine(lines.media);
  const attributes = sortAttributes(lines.attributes);
  const isRtp = protocol.includes('RTP/');
  return {
    kind,
    port,
    protocol,
    formats,
    payloads: isRtp ? readPayloads(formats, attributes) : [],
    address: readAddress(lines.connection),
    direction: attributes.direction,
    packetMs: readMs(attributes.last.get('ptime')),
    maxPacketMs: readMs(attributes.last.get('maxptime')),
    isRtcpMuxed: attributes.last.has('rtcp-mux'),
    rtcpPort: readPort(attributes.last.get('rtcp')),
    crypto: attributes.crypto.slice(0, maxCryptoLines).flatMap((value) => readCrypto(value) ?? []),
    hasFingerprint: attributes.last.has('fingerprint'),
  };
}

function readMediaLine(value: string) {
  const [kind = '', portText = '', protocol = '', ...formats] = value.split(/\s+/);
  const port = Number(/^(\d{1,5})(\/\d{1,5})?$/.exec(portText)?.[1] ?? Number.NaN);
  if (!/^[\w-]{1,32}$/.test(kind) || !/^[\w/.-]{1,64}$/.test(protocol) || !(port <= 65_535)) {
    throw new SdpError('malformed', 'The SDP cannot be read. An m= line is not of the form: kind, port, protocol.');
  }
  if (formats.length > maxFormats || formats.some((format) => !/^[\x21-\x7e]{1,64}$/.test(format))) {
    throw new SdpError('malformed', 'The SDP cannot be read. The formats of an m= line are not a list of short words.');
  }
  return { kind: kind.toLowerCase(), port, protocol: protocol.toUpperCase(), formats };
}

interface Attributes {
  direction: Direction;
  /** By payload type. */
  rtpmap: Map<string, string>;
  fmtp: Map<string, string>;
  crypto: string[];
  /** Last value of each attribute name. */
  last: Map<string, string>;
}

function sortAttributes(all: readonly string[]): Attributes {
  const sorted: Attributes = {
    direction: 'sendrecv',
    rtpmap: new Map(),
    fmtp: new Map(),
    crypto: [],
    last: new Map(),
  };
  for (const attribute of all) {
    const colon = attribute.indexOf(':');
    const name = (colon < 0 ? attribute : attribute.slice(0, colon)).trim().toLowerCase();
    const value = colon < 0 ? '' : attribute.slice(colon + 1).trim();
    if (name === 'rtpmap' || name === 'fmtp') putFormat(sorted[name], value);
    else if (name === 'crypto') sorted.crypto.push(value);
    else if (directions.includes(name)) sorted.direction = name as Direction;
    else sorted.last.set(name, value);
  }
  return sorted;
}

function putFormat(into: Map<string, string>, value: string): void {
  const parts = /^(\S+)\s+(.*)$/.exec(value);
  if (parts) into.set(parts[1] ?? '', parts[2] ?? '');
}

function readPayloads(formats: readonly string[], { rtpmap, fmtp }: Attributes): PayloadFormat[] {
  return [...new Set(formats)].flatMap((format) => {
    const payloadType = /^\d{1,3}$/.test(format) ? Number(format) : 128;
    const known = readRtpmap(rtpmap.get(format)) ?? staticFormats[format];
    if (payloadType > 127 || !known) return [];
    return [{ payloadType, channels: 1, ...known, parameters: fmtp.get(format) ?? '' }];
  });
}

function readRtpmap(value: string | undefined) {
  const parts = /^([\w.+-]{1,64})\s*\/\s*(\d{1,6})(?:\s*\/\s*(\d{1,2}))?/.exec(value ?? '');
  if (!parts) return undefined;
  return {
    name: (parts[1] ?? '').toLowerCase(),
    clockRateHz: Number(parts[2]),
    channels: parts[3] === undefined ? 1 : Number(parts[3]),
  };
}

function readMs(value: string | undefined): number | undefined {
  const ms = /^\d{1,5}(\.\d+)?$/.test(value ?? '') ? Number(value) : 0;
  return ms > 0 ? ms : undefined;
}

function readPort(value: string | undefined): number | undefined {
  const port = Number(/^(\d{1,5})(?!\S)/.exec(value ?? '')?.[1] ?? 0);
  return port > 0 && port <= 65_535 ? port : undefined;
}
