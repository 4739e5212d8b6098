import { isIPv6 } from 'node:net';
import { writeCrypto } from './crypto-attribute.ts';
import type { CryptoAttribute, Direction, MediaSection, PayloadFormat } from './session-description.ts';

/** Where we are to be reached. */
export interface LocalAddress {
  address: string;
  rtpPort: number;
  /** That of RTP where both share one. */
  rtcpPort: number;
}

/** The audio we offer or agree to. */
export interface WrittenAudio {
  protocol: string;
  payloads: readonly PayloadFormat[];
  direction: Direction;
  isRtcpMuxed: boolean;
  crypto: readonly Pick<CryptoAttribute, 'tag' | 'suite' | 'key'>[];
}

/** A place in the order of `m=` lines: our audio, or something refused, which is repeated with port 0. */
export type WrittenSection =
  | { kind: 'audio'; audio: WrittenAudio }
  | ({ kind: 'refused' } & { of: Pick<MediaSection, 'kind' | 'protocol' | 'formats'> });

/** Everything of a description but its version, so that one can be told from the next. */
export interface WrittenDescription {
  sessionId: string;
  local: LocalAddress;
  sections: readonly WrittenSection[];
}

/** The description as text, ends of lines as RFC 8866 wants them. */
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
