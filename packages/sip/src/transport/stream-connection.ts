import type { Socket } from 'node:net';
import { createStreamFramer } from '../message/stream-framer.ts';
import type { StreamLimits } from './stream-limits.ts';
import type { Timers } from './timers.ts';
import type { TransportEvents, WireFlow } from './wire-flow.ts';

/** One TCP or TLS connection, in either direction. */
export interface StreamConnection {
  readonly flow: WireFlow;
  /** Unit: milliseconds since a byte came or went. */
  silentForMs(): number;
  /** Looks after its time limits and signs of life; called about once a second. */
  tend(): void;
  /** Ends it at once, which is told as if the peer had. */
  destroy(): void;
}

export interface StreamConnectionOptions {
  /** Connected, over TLS after the handshake. */
  socket: Socket;
  transport: 'tcp' | 'tls';
  /** We keep alive what we opened. */
  isOurs: boolean;
  limits: StreamLimits;
  timers: Timers;
  events: TransportEvents;
}

/** The question after life, and its answer. Source: RFC 5626, section 3.5.1. */
const ping = Buffer.from('\r\n\r\n');
const pong = Buffer.from('\r\n');

export function createStreamConnection(options: StreamConnectionOptions): StreamConnection {
  const { socket, transport, limits, timers, events } = options;
  const openedAtMs = timers.nowMs();
  let lastByteAtMs = openedAtMs;
  let lastSentAtMs = openedAtMs;
  let partialSinceMs: number | undefined;
  let hasSpoken = options.isOurs;
  let isOpen = true;
  const framer = createStreamFramer();

  const flow: WireFlow = {
    transport,
    isReliable: true,
    remote: { address: socket.remoteAddress ?? '', port: socket.remotePort ?? 0 },
    local: { address: socket.localAddress ?? '', port: socket.localPort ?? 0 },
    get isOpen() {
      return isOpen;
    },
    send(bytes, failed) {
      if (!isOpen || socket.writableLength > limits.unsentBytes) {
        if (isOpen) socket.destroy();
        queueMicrotask(() => failed?.('The connection is closed.'));
        return;
      }
      events.sent?.(bytes, flow);
      lastSentAtMs = timers.nowMs();
      lastByteAtMs = lastSentAtMs;
      socket.write(bytes, (error) => {
        if (error != null) failed?.(error.message);
      });
    },
  };

  /** What the framer finds in a chunk. `isWhole`: it found the end of something. */
  const sink = {
    isWhole: false,
    message(bytes: Uint8Array) {
      sink.isWhole = true;
      hasSpoken = true;
      if (isOpen) events.message(bytes, flow);
    },
    keepAlive() {
      sink.isWhole = true;
      if (isOpen) flow.send(pong);
    },
    broken(_reason: string, head: Uint8Array | undefined) {
      if (head !== undefined && isOpen) events.message(head, flow);
      socket.end();
      over();
    },
  };

  function read(chunk: Buffer): void {
    if (!isOpen) return;
    lastByteAtMs = timers.nowMs();
    sink.isWhole = false;
    framer.push(chunk, sink);
    if (sink.isWhole) partialSinceMs = undefined;
    else if (!isLineEnds(chunk)) partialSinceMs ??= lastByteAtMs;
  }

  function over(): void {
    if (!isOpen) return;
    isOpen = false;
    events.closed(flow);
  }

  socket.setNoDelay(true);
  socket.setKeepAlive(true, limits.keepAliveMs);
  socket.on('data', read);
  // After the peer's last word Node sends what is still waiting and closes; nothing new goes over it.
  socket.on('end', over);
  socket.on('error', () => socket.destroy());
  socket.on('close', over);

  return {
    flow,
    silentForMs: () => timers.nowMs() - lastByteAtMs,
    tend() {
      const nowMs = timers.nowMs();
      const isLate =
        (!hasSpoken && nowMs - openedAtMs > limits.firstMessageMs) ||
        (partialSinceMs !== undefined && nowMs - partialSinceMs > limits.messageMs) ||
        nowMs - lastByteAtMs > limits.idleMs;
      if (isLate) socket.destroy();
      else if (options.isOurs && nowMs - lastSentAtMs >= limits.keepAliveMs) flow.send(ping);
    },
    destroy: () => socket.destroy(),
  };
}

/** Answers to our own signs of life. */
function isLineEnds(chunk: Buffer): boolean {
  return chunk.length <= ping.length && chunk.every((byte) => byte === 0x0d || byte === 0x0a);
}
