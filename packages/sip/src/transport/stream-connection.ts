import type { Socket } from 'node:net';
import { createStreamFramer } from '../message/stream-framer.ts';
import type { StreamLimits } from './stream-limits.ts';
import type { Timers } from './timers.ts';
import type { TransportEvents, WireFlow } from './wire-flow.ts';

/** One TCP or TLS connection, inbound or outbound. */
export interface StreamConnection {
  readonly flow: WireFlow;
  /** Time since a byte was sent or received. Unit: milliseconds. */
  silentForMs(): number;
  /** Applies its timeouts and keep-alives; called about once a second. */
  applyTimeouts(): void;
  /** Closes it at once, which is reported like a close by the peer. */
  destroy(): void;
}

export interface StreamConnectionOptions {
  /** Connected, for TLS after the handshake. */
  socket: Socket;
  transport: 'tcp' | 'tls';
  /** Outbound; these are kept alive. */
  isOurs: boolean;
  limits: StreamLimits;
  timers: Timers;
  events: TransportEvents;
}

/** Keep-alive ping and pong. Source: RFC 5626, section 3.5.1. */
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

  /** Receives the framer's messages. `isWhole`: a message ended in this chunk. */
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
  // After the peer's FIN Node sends queued bytes and closes; no new message is sent.
  socket.on('end', over);
  socket.on('error', () => socket.destroy());
  socket.on('close', over);

  return {
    flow,
    silentForMs: () => timers.nowMs() - lastByteAtMs,
    applyTimeouts() {
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

/** Pongs of our own keep-alives. */
function isLineEnds(chunk: Buffer): boolean {
  return chunk.length <= ping.length && chunk.every((byte) => byte === 0x0d || byte === 0x0a);
}
