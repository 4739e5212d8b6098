import { type CodecName, clockRateOf, codecNames, type ReceivedFormat } from './agreement.ts';
import type { MediaSection, PayloadFormat } from './session-description.ts';

/** The formats of one section that are spoken here. */
export interface ChosenFormats {
  codec: CodecName;
  audio: PayloadFormat;
  events: PayloadFormat | undefined;
  noise: PayloadFormat | undefined;
}

export function codecOf({ name, clockRateHz }: PayloadFormat): CodecName | undefined {
  return codecNames.find((codec) => codec === name && clockRateOf(codec) === clockRateHz);
}

/**
 * The codec to be spoken. `wanted`: only these, the most wanted first. Without it the peer's order among the laws of
 * G.711 counts, and Opus is spoken where it is offered first or nothing else is: it costs twenty times as much.
 */
export function chooseFormats(
  payloads: readonly PayloadFormat[],
  wanted: readonly CodecName[] | undefined,
): ChosenFormats | undefined {
  const spoken = payloads.flatMap((audio) => {
    const codec = codecOf(audio);
    return codec === undefined ? [] : [{ codec, audio }];
  });
  const chosen =
    wanted === undefined
      ? spoken[0]?.codec === 'opus'
        ? spoken[0]
        : (spoken.find(({ codec }) => codec !== 'opus') ?? spoken[0])
      : wanted.map((name) => spoken.find(({ codec }) => codec === name)).find((found) => found !== undefined);
  if (chosen === undefined) return undefined;
  return { ...chosen, events: findEvents(payloads, chosen.codec), noise: findNoise(payloads, chosen.codec) };
}

/** RFC 4733, section 2.1: events run at the rate of the sound they stand in for; some offer one rate for all. */
function findEvents(payloads: readonly PayloadFormat[], codec: CodecName): PayloadFormat | undefined {
  const all = payloads.filter(({ name, clockRateHz }) => name === 'telephone-event' && clockRateHz >= 8_000);
  return all.find(({ clockRateHz }) => clockRateHz === clockRateOf(codec)) ?? all[0];
}

/** RFC 3389: of 8 kHz sound; Opus knows silence itself. */
function findNoise(payloads: readonly PayloadFormat[], codec: CodecName): PayloadFormat | undefined {
  if (codec === 'opus') return undefined;
  return payloads.find(({ name, clockRateHz }) => name === 'cn' && clockRateHz === 8_000);
}

/** What may come under each type. Sounds of another codec that the peer named in its answer are understood too. */
export function receivedFormats(payloads: readonly PayloadFormat[]): Map<number, ReceivedFormat> {
  const received = new Map<number, ReceivedFormat>();
  for (const format of payloads) {
    const { payloadType, name, clockRateHz } = format;
    const codec = codecOf(format);
    if (codec !== undefined) received.set(payloadType, { kind: 'audio', codec });
    else if (name === 'telephone-event') received.set(payloadType, { kind: 'events', clockRateHz });
    else if (name === 'cn') received.set(payloadType, { kind: 'noise' });
  }
  return received;
}

/** The highest event of `0-15` or `0-11,16`, counted without a gap from 0; without a list the keys of a telephone. */
export function highestEvent({ parameters }: PayloadFormat): number {
  const ranges = /^[\d,\s-]+/.exec(parameters)?.[0] ?? '0-15';
  let highest = -1;
  for (const range of ranges.split(',')) {
    const [from = Number.NaN, to = from] = range.split('-').map(Number);
    if (from <= highest + 1 && to > highest) highest = to;
  }
  return highest;
}

/** The length of packets a peer can take: 20 ms, unless it takes only shorter ones. */
export const packetMsFor = ({ maxPacketMs }: MediaSection): 10 | 20 =>
  maxPacketMs !== undefined && maxPacketMs < 20 ? 10 : 20;
