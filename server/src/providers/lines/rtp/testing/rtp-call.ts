import { MessageChannel } from 'node:worker_threads';
import type { RtpSettings } from '@parley/rtp';
import type { MediaClock } from '#voice/line/media-clock.ts';
import type { PacedLine } from '#voice/line/wire.ts';
import { frameSamples } from '#voice/ports.ts';
import { createManualClock, type ManualClock } from '../../../../voice/testing/media-manual-clock.ts';
import { createRtpLine } from '../create-rtp-line.ts';
import type { FromRtpLine, ToRtpLine } from '../signalling-messages.ts';
import { openRtpPeer, type PeerCodec, peerSdp, type ReceivedPacket, type RtpPeer } from './rtp-peer.ts';

export const loopback: RtpSettings = {
  bindHost: '127.0.0.1',
  srtp: 'off',
  comfortNoise: false,
  allowsAddress: () => true,
};

/**
 * The far end of the line's port: answers calls at once unless configured otherwise, and collects the line's messages.
 */
export interface Signalling {
  readonly told: FromRtpLine[];
  tell(message: ToRtpLine): void;
  /** The next message of this kind, also one that arrived before the request. */
  next<Kind extends FromRtpLine['kind']>(kind: Kind): Promise<Extract<FromRtpLine, { kind: Kind }>>;
  close(): void;
}

export function createSignalling() {
  const { port1, port2 } = new MessageChannel();
  const told: FromRtpLine[] = [];
  let waiting: { kind: string; resolve(message: FromRtpLine): void }[] = [];
  const unread: FromRtpLine[] = [];
  port1.on('message', (message: FromRtpLine) => {
    told.push(message);
    const taker = waiting.find(({ kind }) => kind === message.kind);
    if (taker === undefined) unread.push(message);
    waiting = waiting.filter((each) => each !== taker);
    taker?.resolve(message);
  });
  const signalling: Signalling = {
    told,
    tell: (message) => port1.postMessage(message),
    next: (kind) =>
      new Promise((resolve) => {
        const at = unread.findIndex((message) => message.kind === kind);
        const done = resolve as (message: FromRtpLine) => void;
        const [known] = at < 0 ? [] : unread.splice(at, 1);
        if (known !== undefined) done(known);
        else waiting.push({ kind, resolve: done });
      }),
    close: () => port1.close(),
  };
  return { signalling, port: port2 };
}

export interface RtpCall {
  line: PacedLine;
  peer: RtpPeer;
  signalling: Signalling;
  localSdp: string;
  clock: ManualClock;
  /** Queues audio for the line, sent as time passes. */
  say(pcm: Int16Array): void;
  heard: ReceivedPacket[];
  /**
   * Advances the clock, every packet having arrived before the next frame; the peer sends one per frame unless silent.
   */
  pass(ms: number, options?: { isPeerSilent?: boolean }): Promise<void>;
  close(): Promise<void>;
}

export const formatsOf: Record<PeerCodec, { formats: string; payloadType: number }> = {
  pcmu: { formats: '0 101', payloadType: 0 },
  pcma: { formats: '8 101', payloadType: 8 },
  opus: { formats: '96 101', payloadType: 96 },
};

export interface CallOptions {
  codec?: PeerCodec;
  formats?: string;
  protocol?: string;
  extra?: readonly string[];
  address?: string;
  /** Source address of the peer's signalling. */
  facing?: string;
  settings?: Partial<RtpSettings>;
  clock?: MediaClock;
}

export const portOf = (sdp: string): number => Number(/^m=audio (\d+)/m.exec(sdp)?.[1]);

/** A call from a peer to the line, still ringing. */
export async function ringRtpCall(options: CallOptions = {}): Promise<RtpCall> {
  const codec = options.codec ?? 'pcma';
  const { formats, payloadType } = formatsOf[codec];
  const peer = await openRtpPeer({ codec, payloadType });
  const { signalling, port } = createSignalling();
  const clock = createManualClock();
  const offerSdp = peerSdp(peer, { formats, ...options });
  const info = { id: 'line_1', kind: 'sip', direction: 'inbound', headers: {} } as const;
  const settings = { ...loopback, ...options.settings };
  const facing = options.facing === undefined ? {} : { facing: options.facing };
  const { line, localSdp } = await createRtpLine({ port, offerSdp, info, clock, settings, ...facing }).catch(
    async (error) => {
      await peer.close();
      signalling.close();
      throw error;
    },
  );
  const rtpPort = portOf(localSdp);
  peer.target = { host: '127.0.0.1', port: rtpPort, rtcpPort: rtpPort + 1 };
  const said: Int16Array[] = [];
  const packetsIn = createArrivals();
  const packetsOut = createArrivals();
  return {
    line,
    peer,
    signalling,
    localSdp,
    clock,
    heard: peer.received,
    say: (pcm) => said.push(pcm),
    async pass(ms, { isPeerSilent = false } = {}) {
      for (let passed = 0; passed < ms; passed += 20) {
        const before = line.stats().packetsIn;
        if (!isPeerSilent) peer.sendFrame(takeFrame(said));
        if (!isPeerSilent) await packetsIn.wait(() => line.stats().packetsIn > before);
        const heard = peer.received.length;
        clock.advance(20);
        await packetsOut.wait(() => peer.received.length > heard);
      }
    },
    async close() {
      await line.hangUp();
      await peer.close();
      signalling.close();
    },
  };
}

/** Waits for packets of one direction: briefly after one that did not come, as from a line on hold or hung up. */
function createArrivals() {
  let waitMs = 100;
  return {
    async wait(hasArrived: () => boolean): Promise<void> {
      for (let turn = 0; turn < 200 && !hasArrived(); turn += 1) await new Promise((resolve) => setImmediate(resolve));
      const until = performance.now() + waitMs;
      while (!hasArrived() && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 1));
      waitMs = hasArrived() ? 100 : 20;
    },
  };
}

/** The same, answered. */
export async function openRtpCall(options: CallOptions = {}): Promise<RtpCall> {
  const call = await ringRtpCall(options);
  const answered = call.line.answer();
  await call.signalling.next('answer-call');
  call.signalling.tell({ kind: 'answered', sdp: undefined });
  await answered;
  return call;
}

function takeFrame(said: Int16Array[]): Int16Array {
  const frame = new Int16Array(frameSamples);
  for (let filled = 0; filled < frameSamples; ) {
    const [first] = said;
    if (first === undefined) break;
    const part = first.subarray(0, frameSamples - filled);
    frame.set(part, filled);
    filled += part.length;
    if (part.length === first.length) said.shift();
    else said[0] = first.subarray(part.length);
  }
  return frame;
}
