import { isIP } from 'node:net';

/** The browser's offer cannot be answered. The message says what was expected and what came. */
export class OfferError extends Error {
  override readonly name = 'OfferError';
}

/** The relevant facts of an offer, and the offer reduced to them. */
export interface Offer {
  sdp: string;
  opusPayloadType: number;
  /** Clock rates of the RFC 4733 payload types the browser may send keys with. Unit: Hz. */
  eventClockRates: ReadonlyMap<number, number>;
}

/** Maximum offer; browsers send 2-6 kB. Unit: bytes. */
const maxOfferBytes = 65_536;
const maxCandidates = 20;
const maxSourceLines = 16;

/** Attributes passed on. All others, such as header extensions and simulcast, only widen the attack surface. */
const kept =
  /^a=(?:group|ice-ufrag|ice-pwd|fingerprint|setup|mid|sendrecv|sendonly|rtcp-mux|ptime|ssrc|sctp-port|max-message-size)\b/;

/**
 * Reads an offer for one stream of Opus and, optionally, a data channel. Candidates are dropped unless
 * `keepsCandidates`: a reachable server learns the browser's address from its first authenticated check, and sends
 * nothing to addresses that merely appear in the offer. Throws only `OfferError`.
 */
export function readOffer(sdp: string, keepsCandidates: boolean): Offer {
  if (sdp.length > maxOfferBytes) throw new OfferError(`An offer of at most ${maxOfferBytes} bytes was expected.`);
  const lines = sdp.split(/\r\n|\n|\r/).filter((line) => line !== '');
  if (lines[0] !== 'v=0') throw new OfferError('An SDP offer was expected; it begins with v=0.');
  const [session, ...sections] = splitSections(lines);
  const audio = sections.filter((section) => section[0]?.startsWith('m=audio '));
  const data = sections.filter((section) =>
    /^m=application \d+ UDP\/DTLS\/SCTP webrtc-datachannel$/.test(section[0] ?? ''),
  );
  if (audio.length !== 1 || data.length > 1 || sections.length !== audio.length + data.length) {
    throw new OfferError('Exactly one audio stream and at most one data channel section were expected.');
  }
  const [stream = []] = audio;
  const codecs = readCodecs(stream);
  for (const section of sections) requireTransport(session, section);
  const reduced = [
    ...session.filter((line) => /^[vost]=/.test(line) || kept.test(line)),
    ...sections.flatMap((section) =>
      section === stream
        ? [
            ...reduceAudio(section, codecs),
            ...(keepsCandidates ? section.filter(isUsableCandidate).slice(0, maxCandidates) : []),
          ]
        : section.filter((line) => /^[mc]=/.test(line) || kept.test(line)),
    ),
  ];
  return { sdp: `${reduced.join('\r\n')}\r\n`, ...codecs };
}

function splitSections(lines: readonly string[]): [string[], ...string[][]] {
  const sections: [string[], ...string[][]] = [[]];
  for (const line of lines) {
    if (line.startsWith('m=')) sections.push([]);
    sections.at(-1)?.push(line);
  }
  return sections;
}

function readCodecs(section: readonly string[]): Omit<Offer, 'sdp'> {
  let opusPayloadType: number | undefined;
  const eventClockRates = new Map<number, number>();
  for (const line of section) {
    const [, type = '', name = '', rate = ''] = /^a=rtpmap:(\d{1,3}) ([\w-]+)\/(\d{1,6})(?:\/\d)?$/.exec(line) ?? [];
    if (!type || Number(type) > 127) continue;
    if (name.toLowerCase() === 'opus' && rate === '48000') opusPayloadType ??= Number(type);
    if (name.toLowerCase() === 'telephone-event' && Number(rate) > 0) eventClockRates.set(Number(type), Number(rate));
  }
  if (opusPayloadType === undefined) throw new OfferError('Audio in opus/48000 was expected in the offer.');
  return { opusPayloadType, eventClockRates };
}

/** Requires the DTLS and ICE attributes, in the section or the whole session. */
function requireTransport(session: readonly string[], section: readonly string[]): void {
  const find = (pattern: RegExp) =>
    section.find((line) => pattern.test(line)) ?? session.find((line) => pattern.test(line));
  const wanted = {
    mid: /^a=mid:[\w.-]{1,32}$/,
    'ice-ufrag': /^a=ice-ufrag:[\w+/]{4,256}$/,
    'ice-pwd': /^a=ice-pwd:[\w+/]{22,256}$/,
    'fingerprint of sha-256, sha-384 or sha-512': /^a=fingerprint:sha-(?:256|384|512) [\da-f:]{95,191}$/i,
    // We open the DTLS handshake, as RFC 8842 recommends to the answerer.
    'setup actpass or passive': /^a=setup:(?:actpass|passive)$/,
  };
  for (const [name, pattern] of Object.entries(wanted)) {
    if (!find(pattern)) throw new OfferError(`The offer has no usable ${name}.`);
  }
}

function reduceAudio(section: readonly string[], { opusPayloadType, eventClockRates }: Omit<Offer, 'sdp'>): string[] {
  const types = [opusPayloadType, ...eventClockRates.keys()];
  const sources = section.filter((line) => /^a=ssrc:\d{1,10} cname:/.test(line)).slice(0, maxSourceLines);
  return [
    `m=audio 9 UDP/TLS/RTP/SAVPF ${types.join(' ')}`,
    'c=IN IP4 0.0.0.0',
    ...section.filter((line) => kept.test(line) && !line.startsWith('a=ssrc')),
    `a=rtpmap:${opusPayloadType} opus/48000/2`,
    `a=fmtp:${opusPayloadType} minptime=10;useinbandfec=1`,
    ...[...eventClockRates].map(([type, rate]) => `a=rtpmap:${type} telephone-event/${rate}`),
    ...sources,
  ];
}

/**
 * Accepts `a=candidate:<foundation> <component> udp <priority> <address> <port> typ ...`, with an address and no host
 * name.
 */
function isUsableCandidate(line: string): boolean {
  if (!line.startsWith('a=candidate:')) return false;
  const [, , transport = '', , address = '', port = ''] = line.split(' ');
  return transport.toLowerCase() === 'udp' && isIP(address) > 0 && Number(port) > 0 && Number(port) < 65_536;
}
