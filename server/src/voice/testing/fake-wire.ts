import { bytesFromPcm16, createPcm16Decoder } from '../codec/pcm16.ts';
import type { MediaClock } from '../line/media-clock.ts';
import { createPacedLine } from '../line/paced-line.ts';
import type { MediaPacket, PacedLine, PayloadDecoder, Wire } from '../line/wire.ts';
import {
  frameSamples,
  type HangUpCause,
  type LineCapabilities,
  type LineInfo,
  type LineNotice,
  type ToolNotice,
} from '../ports.ts';
import { seededRandom } from './media-random.ts';
import { joinPcm } from './media-tone.ts';

/** Network impairments on the way to the line; by default none. */
export interface FakeNetwork {
  delayMs: number;
  /** Added to the delay of each packet: anything between nothing and this. More than 20 lets packets overtake. */
  jitterMs: number;
  /** 0-1. */
  lossRate: number;
  duplicateRate: number;
}

/** The other end of a line in memory: hears what the line sends, speaks, dials, hangs up. */
export interface FakeFarEnd {
  /** Queues sound; a packet of 20 ms goes out with each tick of the clock, silence when nothing is queued. */
  say(pcm: Int16Array): void;
  /** Everything heard since the start, or since `forget`. */
  heard(): Int16Array;
  forget(): void;
  pressDigit(digit: string, durationMs?: number): void;
  hangUp(cause?: HangUpCause): void;
  setConnected(isConnected: boolean): void;
  setHold(isOnHold: boolean): void;
  /** A packet of any content, at once. */
  sendPacket(packet: MediaPacket): void;
  /** False: no packets are sent, as a silent far end may do. */
  isSending: boolean;
  network: FakeNetwork;
  readonly digitsHeard: string[];
  readonly notices: (LineNotice | ToolNotice)[];
  readonly transfers: string[];
  clears: number;
  framesHeard: number;
  /** Frames the line marked as silence. */
  silentFrames: number;
  answered: number;
  closedWith: HangUpCause[];
  /** Another wire to the same far end, as after a new connection. */
  newWire(): { wire: Wire; decoder: PayloadDecoder };
}

export interface FakeLineOptions {
  clock: MediaClock;
  info?: Partial<LineInfo>;
  capabilities?: Partial<LineCapabilities>;
  network?: Partial<FakeNetwork>;
  maxLostMs?: number;
  /** Codec of the far end, which the line decodes; 16 kHz samples by default. */
  codec?: { encode(frame: Int16Array): Uint8Array; decoder(): PayloadDecoder; unitsPerFrame: number };
  seed?: number;
}

const pcmCodec = { encode: bytesFromPcm16, decoder: createPcm16Decoder, unitsPerFrame: frameSamples };

/** A paced line over a wire in memory, and who is at its other end. All of it moves with the clock. */
export function openFakeLine(options: FakeLineOptions): { line: PacedLine; farEnd: FakeFarEnd } {
  const codec = options.codec ?? pcmCodec;
  const farEnd = createFarEnd(options, codec, () => line);
  const line = createPacedLine({
    info: {
      id: 'line_1',
      kind: 'websocket',
      direction: 'inbound',
      headers: {},
      wireCodec: 'pcm/16000',
      ...options.info,
    },
    capabilities: {
      digitsIn: true,
      digitsOut: true,
      transfer: 'blind',
      clear: 'local',
      mark: 'exact',
      ...options.capabilities,
    },
    ...farEnd.newWire(),
    clock: options.clock,
    maxLostMs: options.maxLostMs,
  });
  return { line, farEnd };
}

type Codec = NonNullable<FakeLineOptions['codec']>;

function createFarEnd(options: FakeLineOptions, codec: Codec, line: () => PacedLine): FakeFarEnd {
  const { clock } = options;
  let heard: Int16Array[] = [];
  const network: FakeNetwork = { delayMs: 0, jitterMs: 0, lossRate: 0, duplicateRate: 0, ...options.network };
  const sender = createSender(codec, network, seededRandom(options.seed ?? 1));
  const leaveClock = clock.join(() => {
    if (farEnd.isSending) sender.sendFrame(clock.now());
    for (const packet of sender.arrivedBy(clock.now())) line().receive(packet);
  });
  const farEnd: FakeFarEnd = {
    say: (pcm) => sender.say(pcm),
    heard: () => joinPcm(heard),
    forget: () => {
      heard = [];
    },
    pressDigit: (digit, durationMs = 100) => line().receiveDigit(digit, durationMs),
    hangUp: (cause = 'normal') => line().remoteEnded(cause),
    setConnected: (isConnected) => line().setConnected(isConnected),
    setHold: (isOnHold) => line().setHold(isOnHold),
    sendPacket: (packet) => line().receive(packet),
    isSending: true,
    network,
    digitsHeard: [],
    notices: [],
    transfers: [],
    clears: 0,
    framesHeard: 0,
    silentFrames: 0,
    answered: 0,
    closedWith: [],
    newWire: () => ({ wire: wireTo(farEnd, (frame) => heard.push(frame), line, leaveClock), decoder: codec.decoder() }),
  };
  return farEnd;
}

function wireTo(farEnd: FakeFarEnd, hear: (frame: Int16Array) => void, line: () => PacedLine, leave: () => void): Wire {
  return {
    send(frame, isSilence) {
      farEnd.framesHeard += 1;
      if (isSilence) farEnd.silentFrames += 1;
      hear(frame.slice());
    },
    clear() {
      farEnd.clears += 1;
    },
    show: (notice) => farEnd.notices.push(notice),
    async sendDigits(digits) {
      farEnd.digitsHeard.push(...digits);
    },
    async transfer(to) {
      farEnd.transfers.push(to);
      line().reportTransfer('trying');
    },
    async answer() {
      farEnd.answered += 1;
    },
    async close(cause) {
      farEnd.closedWith.push(cause);
      // A wire that is replaced is closed as lost while the call goes on.
      if (cause !== 'lost') leave();
    },
  };
}

/** Makes a stream of packets of what is said and lets the network have its way with them. */
function createSender(codec: Codec, network: FakeNetwork, random: () => number) {
  const said: Int16Array[] = [];
  const underWay: MediaPacket[] = [];
  let sequence = 0;
  let timestamp = 0;
  const nextFrame = () => {
    const frame = new Int16Array(frameSamples);
    for (let filled = 0; filled < frameSamples && said[0] !== undefined; ) {
      const part = said[0].subarray(0, frameSamples - filled);
      frame.set(part, filled);
      filled += part.length;
      if (part.length === said[0].length) said.shift();
      else said[0] = said[0].subarray(part.length);
    }
    return frame;
  };
  return {
    say: (pcm: Int16Array) => said.push(pcm.slice()),
    sendFrame(nowMs: number) {
      const payload = codec.encode(nextFrame()).slice();
      const copies = random() < network.lossRate ? 0 : random() < network.duplicateRate ? 2 : 1;
      for (let copy = 0; copy < copies; copy += 1) {
        const arrivalMs = nowMs + network.delayMs + random() * network.jitterMs;
        underWay.push({ sequence: sequence & 0xffff, timestamp: timestamp >>> 0, payload, arrivalMs });
      }
      sequence += 1;
      timestamp += codec.unitsPerFrame;
    },
    arrivedBy(nowMs: number): MediaPacket[] {
      underWay.sort((first, second) => first.arrivalMs - second.arrivalMs);
      const still = underWay.findIndex((packet) => packet.arrivalMs > nowMs);
      return underWay.splice(0, still < 0 ? underWay.length : still);
    },
  };
}
