import type { MediaClock } from '#voice/line/media-clock.ts';
import { createPacedLine } from '#voice/line/paced-line.ts';
import type { PacedLine, Wire } from '#voice/line/wire.ts';
import type { HangUpCause, LineCapabilities, LineInfo, LineNotice, ToolNotice } from '#voice/ports.ts';
import { parseClientMessage } from './client-message.ts';
import { type FrameCodec, frameCodecs, type WebSocketCodec } from './frame-codec.ts';
import type { LineSocket, SocketHandlers } from './socket.ts';

const capabilities: LineCapabilities = {
  digitsIn: true,
  digitsOut: false,
  transfer: 'none',
  clear: 'remote',
  mark: 'estimated',
};

/** Maximum text message of our clients. */
const maxTextBytes = 4_096;
/** Maximum buffered text messages; audio is dropped earlier. */
const maxBufferedTextBytes = 262_144;
/** Gap after which a client counts as silent, not late. */
const silenceMs = 200;
/** Maximum wait for the client's closing handshake. */
const closeTimeoutMs = 3_000;
/** RFC 6455, section 7.4.1. */
const closeCodes = { normal: 1000, tooBig: 1009, fault: 1011 } as const;
const noCodeGiven = 1005;

export interface WebSocketLineOptions {
  socket: LineSocket;
  info: LineInfo;
  clock: MediaClock;
  codec: WebSocketCodec;
  /** See `createPacedLine`. */
  maxLostMs?: number;
}

/**
 * Creates a line over an open WebSocket. A client that closes it with 1000 or without a code has hung up; any other end
 * of the socket is a lost network, and the line waits for `reattachWebSocket`. Malformed messages are dropped; one that
 * is too long ends the call (close code 1009). Backpressure: frames are dropped while more than a second of audio is
 * buffered for a slow client.
 */
export function createWebSocketLine(options: WebSocketLineOptions): PacedLine {
  const { socket, info, clock, maxLostMs } = options;
  const codec = frameCodecs[options.codec];
  const wire = new Connection(socket, codec, clock);
  const line = createPacedLine({ info, capabilities, wire, decoder: codec.createDecoder(), clock, maxLostMs });
  wire.serve(line);
  return line;
}

/** Reconnects a client over another socket: the call continues there, and the old socket is closed if still open. */
export function reattachWebSocket(options: {
  line: PacedLine;
  socket: LineSocket;
  codec: WebSocketCodec;
  clock: MediaClock;
}): void {
  const { line, socket, clock } = options;
  const codec = frameCodecs[options.codec];
  const wire = new Connection(socket, codec, clock);
  line.attach(wire, codec.createDecoder());
  wire.serve(line);
}

/** One socket of the line. */
class Connection implements Wire, SocketHandlers {
  readonly #socket: LineSocket;
  readonly #codec: FrameCodec;
  readonly #clock: MediaClock;
  #line: PacedLine | undefined;
  readonly #encode: (frame: Int16Array) => Uint8Array | undefined;
  #isOpen = true;
  /** Replaced by another socket, or the line has ended; further messages are ignored. */
  #isRetired = false;
  readonly #closed: Promise<void>;
  #resolveClosed: () => void = () => undefined;
  #sequence = 0;
  #timestamp = 0;
  #nextDueMs = 0;

  constructor(socket: LineSocket, codec: FrameCodec, clock: MediaClock) {
    this.#socket = socket;
    this.#codec = codec;
    this.#clock = clock;
    this.#encode = codec.createEncoder();
    this.#closed = new Promise((resolve) => {
      this.#resolveClosed = resolve;
    });
  }

  /** Starts the delivery of audio and messages to the line. */
  serve(line: PacedLine): void {
    this.#line = line;
    this.#socket.listen(this);
  }

  send(frame: Int16Array): void {
    if (!this.#isOpen || this.#buffered() > this.#codec.bytesPerSecond) return;
    const message = this.#encode(frame);
    if (message !== undefined) this.#socket.send(message);
  }

  #buffered(): number {
    return this.#socket.bufferedAmount ?? 0;
  }

  #sendText(message: LineNotice | ToolNotice | { kind: 'clear' } | { kind: 'pong'; id: string | number }): void {
    if (this.#isOpen && this.#buffered() <= maxBufferedTextBytes) this.#socket.send(JSON.stringify(message));
  }

  clear(): void {
    this.#sendText({ kind: 'clear' });
  }

  show(notice: LineNotice | ToolNotice): void {
    this.#sendText(notice);
  }

  async close(cause: HangUpCause): Promise<void> {
    this.#isRetired = true;
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#socket.close(cause === 'failed' ? closeCodes.fault : closeCodes.normal);
    const timer = setTimeout(this.#resolveClosed, closeTimeoutMs);
    await this.#closed;
    clearTimeout(timer);
  }

  onClose(code?: number): void {
    this.#isOpen = false;
    this.#resolveClosed();
    if (this.#isRetired) return;
    if (code === closeCodes.normal || code === noCodeGiven) this.#line?.remoteEnded('normal');
    else this.#line?.setConnected(false);
  }

  onMessage(data: Uint8Array, isBinary: boolean): void {
    if (this.#isRetired || !this.#isOpen) return;
    if (data.byteLength > (isBinary ? this.#codec.maxMessageBytes : maxTextBytes)) this.#refuse();
    else if (isBinary) this.#receiveSound(data);
    else this.#receiveText(data);
  }

  #refuse(): void {
    this.#isOpen = false;
    this.#socket.close(closeCodes.tooBig);
    this.#line?.remoteEnded('failed', 'the client sent a message that is too long');
  }

  /** A socket preserves order, so sequence numbers are our own; timestamps jump over the client's silence. */
  #receiveSound(payload: Uint8Array): void {
    const duration = this.#codec.duration(payload);
    if (duration === 0) return;
    const arrivalMs = this.#clock.now();
    const silentMs = arrivalMs - this.#nextDueMs;
    if (silentMs > silenceMs) this.#timestamp += Math.round((silentMs * this.#codec.clockRateHz) / 1000);
    this.#nextDueMs = arrivalMs + (duration * 1000) / this.#codec.clockRateHz;
    const sequence = this.#sequence & 0xffff;
    this.#line?.receive({ sequence, timestamp: this.#timestamp >>> 0, payload, arrivalMs });
    this.#sequence += 1;
    this.#timestamp += duration;
  }

  #receiveText(data: Uint8Array): void {
    const message = parseClientMessage(data);
    switch (message?.type) {
      case 'digit':
        this.#line?.receiveDigit(message.digit, message.durationMs);
        break;
      case 'hangup':
        this.#line?.remoteEnded('normal');
        break;
      case 'ping':
        this.#sendText({ kind: 'pong', id: message.id });
        break;
      case undefined:
        break;
    }
  }
}
