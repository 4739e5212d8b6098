import { randomBytes, randomInt } from 'node:crypto';
import type { RtpSettings } from '../rtp-settings.ts';
import {
  type Agreement,
  directionOf,
  type ReceivedFormat,
  remoteOf,
  reverseDirection,
  type SrtpKeys,
} from './agreement.ts';
import { type AcceptableSection, findAcceptable } from './answer-section.ts';
import { chooseFormats, highestEvent, packetMsFor, receivedFormats } from './choose-formats.ts';
import { srtpKeyBytes } from './crypto-attribute.ts';
import { type OwnOffer, offerFormats, offerSecurity } from './own-offer.ts';
import {
  type CryptoAttribute,
  type MediaSection,
  type PayloadFormat,
  SdpError,
  type SessionDescription,
  type SrtpSuiteName,
} from './session-description.ts';
import { type LocalAddress, type WrittenSection, writeSdp } from './write-sdp.ts';

/**
 * Offer/answer state of one session (RFC 3264): one audio stream, every other section rejected in place. A throwing
 * call leaves the state unchanged, except for an own pending offer.
 */
export interface Negotiation {
  /** Answers the peer's offer. Throws `SdpError`. */
  answer(offer: SessionDescription): { sdp: string; agreement: Agreement };
  /** Creates an offer with every supported codec, in both directions. */
  offer(): string;
  /** Applies the peer's answer to the last own offer. Throws `SdpError`. */
  accept(answer: SessionDescription): Agreement;
}

/** Index of the audio section among the `m=` lines, and the sections in the other places. */
interface Places {
  audio: number;
  others: readonly Pick<MediaSection, 'kind' | 'protocol' | 'formats'>[];
}

interface State {
  places: Places;
  agreement: Agreement | undefined;
  /** Own keys, one per suite, constant for the whole session. */
  keys: Map<SrtpSuiteName, Buffer>;
  /** Payload types in use: their meaning may not change (RFC 3264, section 8.3.2). */
  types: readonly PayloadFormat[];
  protocol: string;
  offered: OwnOffer | undefined;
}

export function createNegotiation({ settings, local }: { settings: RtpSettings; local: LocalAddress }): Negotiation {
  const state: State = {
    places: { audio: 0, others: [] },
    agreement: undefined,
    keys: new Map(),
    types: [],
    protocol: 'RTP/AVP',
    offered: undefined,
  };
  const write = createWriter(local);
  return {
    answer(offer) {
      const found = findAcceptable(offer.media, settings);
      state.offered = undefined;
      state.places = { audio: found.index, others: offer.media.filter((_, index) => index !== found.index) };
      state.protocol = found.section.protocol;
      const { agreement, answered } = agree(found, state, settings);
      state.agreement = agreement;
      state.types = answered.payloads;
      return { sdp: write(placeAudio(state.places, { kind: 'audio', audio: answered })), agreement };
    },
    offer() {
      const payloads = offerFormats(settings, state.agreement?.codec, state.types);
      const { protocol, crypto } = offerSecurity({ ...state, settings, keyFor: (suite) => keyFor(state.keys, suite) });
      const isRtcpMuxed = state.agreement?.isRtcpMuxed ?? true;
      state.offered = { protocol, payloads, crypto, direction: 'sendrecv', isRtcpMuxed };
      return write(placeAudio(state.places, { kind: 'audio', audio: state.offered }));
    },
    accept(answer) {
      const { offered } = state;
      if (offered === undefined) throw new SdpError('unsupported', 'An answer came, and nothing was offered.');
      const agreement = readAnswer(answer, offered, state.places.audio, settings);
      state.agreement = agreement;
      state.protocol = offered.protocol;
      state.types = offered.payloads;
      return agreement;
    },
  };
}

/** Increments the version of `o=` with each changed description (RFC 3264, section 8). */
function createWriter(local: LocalAddress) {
  const sessionId = String(randomInt(1, 2 ** 47));
  let version = 0;
  let last = '';
  return (sections: readonly WrittenSection[]): string => {
    const description = { sessionId, local, sections };
    const same = writeSdp(description, 0);
    if (same !== last) version += 1;
    last = same;
    return writeSdp(description, version);
  };
}

function placeAudio({ audio, others }: Places, section: WrittenSection): WrittenSection[] {
  const placed = others.map((of): WrittenSection => ({ kind: 'refused', of }));
  placed.splice(audio, 0, section);
  return placed;
}

function keyFor(keys: Map<SrtpSuiteName, Buffer>, suite: SrtpSuiteName): Buffer {
  const key = keys.get(suite) ?? randomBytes(srtpKeyBytes[suite]);
  keys.set(suite, key);
  return key;
}

function agree({ section, formats, crypto }: AcceptableSection, state: State, settings: RtpSettings) {
  const { codec, audio, events, noise } = formats;
  const own = crypto && { tag: crypto.tag, suite: crypto.suite, key: keyFor(state.keys, crypto.suite) };
  const payloads = [audio, ...(settings.comfortNoise && noise ? [noise] : []), ...(events ? [events] : [])];
  const direction = reverseDirection(directionOf(section));
  const agreement: Agreement = {
    codec,
    payloadType: audio.payloadType,
    received: withStaticNoise(receivedFormats(payloads)),
    events: events && describeEvents(events),
    noisePayloadType: settings.comfortNoise ? noise?.payloadType : undefined,
    packetMs: packetMsFor(section),
    remote: remoteOf(section),
    isRtcpMuxed: section.isRtcpMuxed,
    direction,
    srtp: crypto && own && keysOf(crypto, own.key),
  };
  const answered = {
    protocol: section.protocol,
    payloads: payloads.map(asAnswered),
    direction,
    isRtcpMuxed: section.isRtcpMuxed,
    crypto: own ? [own] : [],
  };
  return { agreement, answered };
}

/** Comfort noise needs no negotiation: its payload type is static (RFC 3389, section 4). */
function withStaticNoise(received: Map<number, ReceivedFormat>) {
  if (!received.has(13)) received.set(13, { kind: 'noise' });
  return received;
}

const describeEvents = (format: PayloadFormat) => ({
  payloadType: format.payloadType,
  clockRateHz: format.clockRateHz,
  highest: highestEvent(format),
});

const keysOf = (crypto: CryptoAttribute, localKey: Buffer): SrtpKeys => ({
  suite: crypto.suite,
  localKey,
  remoteKey: crypto.key,
  remoteMkiBytes: crypto.mkiBytes,
});

const asAnswered = (format: PayloadFormat): PayloadFormat =>
  format.name === 'telephone-event' ? { ...format, parameters: '0-15' } : { ...format, parameters: '' };

/** Validates an answer against its offer. */
function readAnswer(answer: SessionDescription, offered: OwnOffer, at: number, settings: RtpSettings): Agreement {
  const section = answer.media[at];
  if (section?.kind !== 'audio') throw new SdpError('unsupported', 'The answer has no audio where it was offered.');
  if (section.port === 0) throw new SdpError('unsupported', 'The answer refuses the audio (port 0).');
  // The peer's payload types, completed from the offer.
  const payloads = section.formats.flatMap((format) => {
    const known = section.payloads.find(({ payloadType }) => String(payloadType) === format);
    return known ?? offered.payloads.find(({ payloadType }) => String(payloadType) === format) ?? [];
  });
  const formats = chooseFormats(
    payloads.filter(({ name, clockRateHz }) =>
      offered.payloads.some((own) => own.name === name && own.clockRateHz === clockRateHz),
    ),
    undefined,
  );
  if (formats === undefined) throw new SdpError('unsupported', 'The answer agrees to no codec that was offered.');
  const crypto = section.crypto.find(({ tag, suite }) =>
    offered.crypto.some((own) => own.tag === tag && own.suite === suite),
  );
  const own = offered.crypto.find(({ tag }) => tag === crypto?.tag);
  const mustEncrypt = settings.srtp === 'required' || section.protocol.includes('SAVP');
  if (crypto === undefined && mustEncrypt) throw new SdpError('unsupported', 'The answer names no key for SRTP.');
  return {
    codec: formats.codec,
    payloadType: formats.audio.payloadType,
    received: withStaticNoise(new Map([...receivedFormats(offered.payloads), ...receivedFormats(payloads)])),
    events: formats.events && describeEvents(formats.events),
    noisePayloadType: settings.comfortNoise ? formats.noise?.payloadType : undefined,
    packetMs: packetMsFor(section),
    remote: remoteOf(section),
    isRtcpMuxed: offered.isRtcpMuxed && section.isRtcpMuxed,
    direction: reverseDirection(directionOf(section)),
    srtp: crypto && own && keysOf(crypto, own.key),
  };
}
