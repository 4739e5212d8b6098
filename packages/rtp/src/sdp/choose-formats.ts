import { type CodecName, clockRateOf, codecNames, type ReceivedFormat } from './agreement.ts';
import type { MediaSection, PayloadFormat } from './session-description.ts';

/** The supported formats of one section. */
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
 * Chooses the codec. `wanted`: allowed codecs in order of preference. Without it the peer's order of PCMA and PCMU
 * applies, and Opus is used where it is offered first or alone: it costs twenty times the CPU.
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

/** RFC 4733, section 2.1: events share the clock rate of the audio they replace; some peers offer one rate for all. */
function findEvents(payloads: readonly PayloadFormat[], codec: CodecName): PayloadFormat | undefined {
  const all = payloads.filter(({ name, clockRateHz }) => name === 'telephone-event' && clockRateHz >= 8_000);
  return all.find(({ clockRateHz }) => clockRateHz === clockRateOf(codec)) ?? all[0];
}

/** Comfort noise, RFC 3389: of 8 kHz audio; Opus has its own. */
function findNoise(payloads: readonly PayloadFormat[], codec: CodecName): PayloadFormat | undefined {
  if (codec === 'opus') return undefined;
  return payloads.find(({ name, clockRateHz }) => name === 'cn' && clockRateHz === 8_000);
}

/** Formats that may arrive under each payload type, other codecs of the peer's answer included. */
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

/** Highest event of a list such as `0-15` or `0-11,16`, counted without a gap from 0; the DTMF keys without a list. */
export function highestEvent({ parameters }: PayloadFormat): number {
  const ranges = /^[\d,\s-]+/.exec(parameters)?.[0] ?? '0-15';
  let highest = -1;
  for (const range of ranges.split(',')) {
    const [from = Number.NaN, to = from] = range.split('-').map(Number);
    if (from <= highest + 1 && to > highest) highest = to;
  }
  return highest;
}

/** Packet duration: 20 ms, unless the peer's maximum is shorter. */
export const packetMsFor = ({ maxPacketMs }: MediaSection): 10 | 20 =>
  maxPacketMs !== undefined && maxPacketMs < 20 ? 10 : 20;
