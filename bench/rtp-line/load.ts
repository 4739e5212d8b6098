import { randomBytes } from 'node:crypto';
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { maxSrtpTrailerBytes, SrtpSender } from '@parley/rtp';
import { answerParent } from '../shared/children.ts';
import { round } from '../shared/numbers.ts';
import type { OpenedCall } from './engine.ts';

export type LoadQuestion =
  | { kind: 'open'; calls: number; isEncrypted: boolean }
  | { kind: 'start'; targets: OpenedCall[] }
  | { kind: 'hear'; seconds: number };

export interface Peer {
  port: number;
  /** Master key and salt in base64; empty: plain. */
  key: string;
}

export interface PeerSet {
  peers: Peer[];
}

/** Totals of the echoed audio. */
export interface Heard {
  seconds: number;
  packets: number;
  /** Numbers missing between those that came. */
  lost: number;
  gapMs: { p50: number; p99: number; p999: number };
}

interface Call {
  socket: Socket;
  key: Buffer | undefined;
  srtp: SrtpSender | undefined;
  target: number;
  packet: Buffer;
  number: number;
  lastMs: number;
  lastSequence: number;
}

const stepMs = 2;
const steps = 10;
const headBytes = 12;
/** Gaps of 0-400 ms in steps of 0.05 ms. */
const gapStepsPerMs = 20;
const gaps = new Uint32Array(400 * gapStepsPerMs);
const calls: Call[] = [];
const secured = Buffer.alloc(headBytes + 160 + maxSrtpTrailerBytes);
let packets = 0;
let lost = 0;

answerParent<LoadQuestion>(async (question): Promise<PeerSet | Heard | 'started'> => {
  switch (question.kind) {
    case 'open': {
      for (let index = 0; index < question.calls; index += 1) calls.push(await openCall(question.isEncrypted));
      return {
        peers: calls.map(({ socket, key }) => ({ port: socket.address().port, key: key?.toString('base64') ?? '' })),
      };
    }
    case 'start':
      for (const [index, call] of calls.entries()) aim(call, question.targets[index]);
      send();
      return 'started';
    case 'hear':
      return hear(question.seconds);
  }
});

async function openCall(isEncrypted: boolean): Promise<Call> {
  const socket = createSocket({ type: 'udp4', lookup: (address, _options, callback) => callback(null, address, 4) });
  // Asked before it is bound: without a resolver it may be listening at once.
  const listening = once(socket, 'listening');
  socket.bind(0, '127.0.0.1');
  await listening;
  const packet = Buffer.alloc(headBytes + 160);
  packet.writeUInt16BE(0x8000);
  packet.writeUInt32BE(randomBytes(4).readUInt32BE(), 8);
  // Noise, since silence might be cheaper to carry.
  randomBytes(160).copy(packet, headBytes);
  const key = isEncrypted ? randomBytes(30) : undefined;
  const call = { socket, key, srtp: undefined, target: 0, packet, number: 0, lastMs: -1, lastSequence: -1 };
  socket.on('message', (datagram) => note(call, datagram));
  return call;
}

function aim(call: Call, opened: OpenedCall | undefined): void {
  call.target = opened?.port ?? 0;
  if (call.key !== undefined) call.srtp = new SrtpSender('AES_CM_128_HMAC_SHA1_80', call.key);
}

function note(call: Call, datagram: Buffer): void {
  const nowMs = performance.now();
  const sequence = datagram.readUInt16BE(2);
  const type = datagram.readUInt8(1);
  // Reports of the call whose port is the one before.
  if (type >= 192 && type <= 223) return;
  packets += 1;
  if (call.lastMs >= 0) {
    const gap = Math.min(gaps.length - 1, Math.floor((nowMs - call.lastMs) * gapStepsPerMs));
    gaps[gap] = (gaps[gap] ?? 0) + 1;
    const step = ((sequence - call.lastSequence) << 16) >> 16;
    // One that was overtaken had been counted as lost.
    lost += step > 0 ? step - 1 : -1;
  }
  call.lastMs = nowMs;
  call.lastSequence = sequence;
}

/** Every call once in 20 ms, counted from the start, so that nothing drifts. */
function send(): void {
  const startedMs = performance.now();
  let next = 0;
  const wake = () => {
    for (; startedMs + next * stepMs <= performance.now(); next += 1) {
      for (let index = next % steps; index < calls.length; index += steps) sendOne(calls[index]);
    }
    setTimeout(wake, Math.max(1, startedMs + next * stepMs - performance.now()));
  };
  wake();
}

function sendOne(call: Call | undefined): void {
  if (call === undefined) return;
  const { packet, socket, srtp, target } = call;
  call.number += 1;
  packet.writeUInt16BE(call.number & 0xffff, 2);
  packet.writeUInt32BE((call.number * 160) >>> 0, 4);
  if (srtp === undefined) {
    socket.send(packet, target, '127.0.0.1');
    return;
  }
  packet.copy(secured);
  const length = srtp.protectRtp(secured, headBytes, packet.length);
  socket.send(secured.subarray(0, length), target, '127.0.0.1');
}

async function hear(seconds: number): Promise<Heard> {
  gaps.fill(0);
  packets = 0;
  lost = 0;
  const startedMs = performance.now();
  await delay(seconds * 1000);
  const result = { seconds: (performance.now() - startedMs) / 1000, packets, lost };
  return { ...result, gapMs: { p50: gapAt(0.5), p99: gapAt(0.99), p999: gapAt(0.999) } };
}

function gapAt(share: number): number {
  const wanted = gaps.reduce((total, count) => total + count, 0) * share;
  let seen = 0;
  const at = gaps.findIndex((count) => {
    seen += count;
    return seen >= wanted;
  });
  return round(Math.max(0, at) / gapStepsPerMs);
}
