import { isIPv6 } from 'node:net';
import { writeCrypto } from './crypto-attribute.ts';
import type { CryptoAttribute, Direction, MediaSection, PayloadFormat } from './session-description.ts';

/** Local media address. */
export interface LocalAddress {
  address: string;
  rtpPort: number;
  /** Equals the RTP port with rtcp-mux. */
  rtcpPort: number;
}

/** The audio section of an own offer or answer. */
export interface WrittenAudio {
  protocol: string;
  payloads: readonly PayloadFormat[];
  direction: Direction;
  isRtcpMuxed: boolean;
  crypto: readonly Pick<CryptoAttribute, 'tag' | 'suite' | 'key'>[];
}

/** One `m=` line in order: the audio, or a rejected section, repeated with port 0. */
export type WrittenSection =
  | { kind: 'audio'; audio: WrittenAudio }
  | ({ kind: 'refused' } & { of: Pick<MediaSection, 'kind' | 'protocol' | 'formats'> });

/** A description without its version, to detect changes. */
export interface WrittenDescription {
  sessionId: string;
  local: LocalAddress;
  sections: readonly WrittenSection[];
}

/** Serialises a description, with the line ends of RFC 8866. */
export function writeSdp({ sessionId, local, sections }: WrittenDescription, version: number): string {
  const where = `IN ${isIPv6(local.address) ? 'IP6' : 'IP4'} ${local.address}`;
  const lines = ['v=0', `o=- ${sessionId} ${version} ${where}`, 's=-', `c=${where}`, 't=0 0'];
  for (const section of sections) {
    if (section.kind === 'audio') lines.push(...writeAudio(section.audio, local));
    else lines.push(`m=${section.of.kind} 0 ${section.of.protocol} ${section.of.formats.join(' ') || '0'}`);
  }
  return `${lines.join('\r\n')}\r\n`;
}

function writeAudio({ protocol, payloads, direction, isRtcpMuxed, crypto }: WrittenAudio, local: LocalAddress) {
  const { rtpPort, rtcpPort } = local;
  return [
    `m=audio ${rtpPort} ${protocol} ${payloads.map(({ payloadType }) => payloadType).join(' ')}`,
    ...payloads.flatMap(writeFormat),
    'a=ptime:20',
    ...(isRtcpMuxed ? ['a=rtcp-mux'] : []),
    ...(isRtcpMuxed || rtcpPort === rtpPort + 1 ? [] : [`a=rtcp:${rtcpPort}`]),
    ...crypto.map((attribute) => `a=crypto:${writeCrypto(attribute)}`),
    `a=${direction}`,
  ];
}

const shownNames: Readonly<Record<string, string>> = { pcmu: 'PCMU', pcma: 'PCMA', cn: 'CN' };

function writeFormat({ payloadType, name, clockRateHz, channels, parameters }: PayloadFormat): string[] {
  const map = `${shownNames[name] ?? name}/${clockRateHz}${channels > 1 ? `/${channels}` : ''}`;
  return [`a=rtpmap:${payloadType} ${map}`, ...(parameters === '' ? [] : [`a=fmtp:${payloadType} ${parameters}`])];
}
