import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createRtpLine } from '../../server/src/providers/lines/rtp/create-rtp-line.ts';
import type { SignallingPort } from '../../server/src/providers/lines/rtp/signalling-port.ts';
import { createMediaClock } from '../../server/src/voice/line/media-clock.ts';
import { answerParent } from '../shared/children.ts';
import { round } from '../shared/numbers.ts';
import { measure } from '../voice-engine/measure.ts';
import type { Kind } from './bench.ts';
import type { Peer, PeerSet } from './load.ts';

export type EngineQuestion =
  | { kind: 'open'; as: Kind; peers: PeerSet }
  | { kind: 'measure'; seconds: number; name: string };

export interface OpenedCall {
  port: number;
}

export interface OpenedCalls {
  calls: OpenedCall[];
}

export interface Measured {
  cpuSeconds: number;
  seconds: number;
  lateMs: { p50: number; p99: number };
}

const clock = createMediaClock();

answerParent<EngineQuestion>(async (question): Promise<OpenedCalls | Measured> => {
  if (question.kind === 'open') {
    const { as, peers } = question;
    return { calls: await Promise.all(peers.peers.map((peer) => (as === 'floor' ? openEcho() : openLine(peer)))) };
  }
  const { cpuSeconds, seconds } = await measure(question.seconds, `rtp-line-${question.name}`);
  const { p50Ms, p99Ms } = clock.tickLag();
  return { cpuSeconds, seconds, lateMs: { p50: round(p50Ms), p99: round(p99Ms) } };
});

/** The least there can be: every datagram goes back at once. */
async function openEcho(): Promise<OpenedCall> {
  const socket = createSocket('udp4');
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  socket.on('message', (datagram, from) => socket.send(datagram, from.port, from.address));
  return { port: socket.address().port };
}

async function openLine(peer: Peer): Promise<OpenedCall> {
  const { port, take } = createTakenCall();
  const { line, localSdp } = await createRtpLine({
    port,
    offerSdp: offerOf(peer),
    info: { id: 'line', kind: 'sip', direction: 'inbound', headers: {} },
    clock,
    settings: { bindHost: '127.0.0.1', srtp: 'optional', comfortNoise: false, allowsAddress: () => true },
  });
  line.listen({
    frame: (caller) => line.play(caller),
    digit() {},
    markPlayed() {},
    connection() {},
    transfer() {},
    hold() {},
    ended() {},
  });
  take();
  return { port: Number(/^m=audio (\d+)/m.exec(localSdp)?.[1]) };
}

/** A signalling of which nothing is wanted but that the call is up. */
function createTakenCall(): { port: SignallingPort; take(): void } {
  const listeners: ((message: never) => void)[] = [];
  return {
    port: {
      postMessage() {},
      on: (event: string, listener: (message: never) => void) => void (event === 'message' && listeners.push(listener)),
      close() {},
    },
    take() {
      for (const listener of listeners) listener({ kind: 'answered', sdp: undefined } as never);
    },
  };
}

const offerOf = ({ port, key }: Peer): string =>
  [
    'v=0',
    'o=- 1 1 IN IP4 127.0.0.1',
    's=-',
    'c=IN IP4 127.0.0.1',
    't=0 0',
    `m=audio ${port} RTP/${key === '' ? '' : 'S'}AVP 0 101`,
    'a=rtpmap:101 telephone-event/8000',
    ...(key === '' ? [] : [`a=crypto:1 AES_CM_128_HMAC_SHA1_80 inline:${key}`]),
    '',
  ].join('\r\n');
