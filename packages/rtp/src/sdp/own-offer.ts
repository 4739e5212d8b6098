import type { RtpSettings } from '../rtp-settings.ts';
import { type Agreement, type CodecName, clockRateOf } from './agreement.ts';
import { type CryptoAttribute, type PayloadFormat, type SrtpSuiteName, srtpSuites } from './session-description.ts';
import type { WrittenAudio } from './write-sdp.ts';

/** An own offer without an answer yet. */
export type OwnOffer = WrittenAudio;

/** Customary dynamic payload types, so that peers which ignore the SDP understand them. */
const usualTypes: readonly PayloadFormat[] = [
  format(8, 'pcma', 8_000),
  format(0, 'pcmu', 8_000),
  { ...format(107, 'opus', 48_000), channels: 2 },
  format(13, 'cn', 8_000),
  { ...format(101, 'telephone-event', 8_000), parameters: '0-15' },
  { ...format(102, 'telephone-event', 48_000), parameters: '0-15' },
];

function format(payloadType: number, name: string, clockRateHz: number): PayloadFormat {
  return { payloadType, name, clockRateHz, channels: 1, parameters: '' };
}

/** Lists the formats to offer, the codec in use first; `known`: payload types already in use in this session. */
export function offerFormats(
  { codecs = ['pcma', 'pcmu'], comfortNoise }: RtpSettings,
  inUse: CodecName | undefined,
  known: readonly PayloadFormat[],
): PayloadFormat[] {
  const order = inUse === undefined ? codecs : [inUse, ...codecs.filter((codec) => codec !== inUse)];
  const rates = new Set(order.map(clockRateOf));
  const wanted = [
    ...order.map((name) => ({ name: name as string, clockRateHz: clockRateOf(name) })),
    ...(comfortNoise && rates.has(8_000) ? [{ name: 'cn', clockRateHz: 8_000 }] : []),
    ...[...rates].map((clockRateHz) => ({ name: 'telephone-event', clockRateHz })),
  ];
  const taken = new Map(known.map((each) => [each.payloadType, each]));
  return wanted.map(({ name, clockRateHz }) => {
    const isSame = (each: PayloadFormat) => each.name === name && each.clockRateHz === clockRateHz;
    const before = known.find(isSame);
    if (before !== undefined) return before;
    const usual = usualTypes.find(isSame) ?? format(96, name, clockRateHz);
    const own = { ...usual, payloadType: freeType(usual.payloadType, taken) };
    taken.set(own.payloadType, own);
    return own;
  });
}

function freeType(usual: number, taken: ReadonlyMap<number, PayloadFormat>): number {
  let type = usual;
  while (taken.has(type)) type = type >= 96 && type < 127 ? type + 1 : 96;
  return type;
}

/** Protocol and keys of an offer: those agreed before, else by the settings. */
export function offerSecurity(parts: {
  agreement: Agreement | undefined;
  protocol: string;
  settings: RtpSettings;
  keyFor(suite: SrtpSuiteName): Buffer;
}): { protocol: string; crypto: Pick<CryptoAttribute, 'tag' | 'suite' | 'key'>[] } {
  const { agreement, protocol, settings, keyFor } = parts;
  if (agreement !== undefined) {
    const { srtp } = agreement;
    return { protocol, crypto: srtp ? [{ tag: 1, suite: srtp.suite, key: srtp.localKey }] : [] };
  }
  if (settings.srtp === 'off') return { protocol: 'RTP/AVP', crypto: [] };
  return {
    protocol: settings.srtp === 'required' ? 'RTP/SAVP' : 'RTP/AVP',
    crypto: srtpSuites.map((suite, index) => ({ tag: index + 1, suite, key: keyFor(suite) })),
  };
}
