import type { Egress } from '@parley/egress';
import type { RawData, WebSocket } from 'ws';
import type { SpeechError } from '#voice/ports.ts';
import { codeOfClose, speechError, toSpeechError } from './speech-error.ts';

/** Events of a connection to a vendor. None follows `closed`, or our own `close`. */
export interface VendorStreamListener {
  /** Connected, and the waiting messages are sent. */
  opened?(): void;
  text(message: string): void;
  /** Without it a binary message is not in the vendor's format. The buffer is the listener's to keep. */
  binary?(data: Buffer): void;
  /** The vendor ended it, or it never came about. At most once. */
  closed(error: SpeechError): void;
}

export interface VendorStreamRequest {
  egress: Pick<Egress, 'openWebSocket'>;
  engineId: string;
  url: URL;
  headers: Record<string, string>;
  /** Connection time limit. Unit: milliseconds. */
  connectTimeoutMs: number;
  /** Maximum bytes waiting to be sent, before and after the connection is open. Default: 2 MB, a minute of audio. */
  maxWaitingBytes?: number;
  /** Largest message accepted. Default: 4 MB. */
  maxMessageBytes?: number;
  /** Meaning of a close for this vendor, by code and reason; undefined: as `codeOfClose`. */
  readClose?(code: number, reason: string): SpeechError | undefined;
}

/** A WebSocket to a vendor that may be written to before it is open. */
export interface VendorStream {
  /** Sends in order. Binary data is copied, so the array may be overwritten after the call. */
  send(message: string | Uint8Array): void;
  /** Closes the connection, with a last message where the vendor wants one and it is open. */
  close(farewell?: string): void;
}

const defaultMaxWaitingBytes = 2_000_000;
const defaultMaxMessageBytes = 4_000_000;
/** Time limit for the vendor's close frame, then the connection is terminated. Unit: milliseconds. */
const closeGraceMs = 1_000;

/** Opens a WebSocket through the egress. Never throws: errors go to `closed`, never synchronously. */
export function openVendorStream(request: VendorStreamRequest, listener: VendorStreamListener): VendorStream {
  const { engineId, maxWaitingBytes = defaultMaxWaitingBytes } = request;
  const giveUp = new AbortController();
  const waiting: (string | Uint8Array)[] = [];
  let waitingBytes = 0;
  let socket: WebSocket | undefined;
  let isOver = false;

  function fail(error: SpeechError): void {
    if (isOver) return;
    isOver = true;
    waiting.length = 0;
    giveUp.abort();
    socket?.terminate();
    listener.closed(error);
  }

  function listenTo(opened: WebSocket): void {
    socket = opened;
    opened.on('message', (data, isBinary) => {
      if (isOver) return;
      if (!isBinary) listener.text(String(data));
      else if (listener.binary === undefined) fail(speechError('garbage', engineId, 'binary message'));
      else listener.binary(toBuffer(data));
    });
    // Only what breaks the rules of the WebSocket itself comes here; a lost connection comes as `close`.
    opened.on('error', () => fail(speechError('garbage', engineId, 'broken frame')));
    opened.on('close', (code, reason) => {
      fail(request.readClose?.(code, reason.toString()) ?? speechError(codeOfClose(code), engineId, code));
    });
    for (const message of waiting.splice(0)) opened.send(message);
    waitingBytes = 0;
    listener.opened?.();
  }

  connect(request, giveUp.signal).then(
    (opened) => (isOver ? opened.terminate() : listenTo(opened)),
    (error: unknown) => fail(toSpeechError(engineId, error)),
  );

  return {
    send(message) {
      if (isOver) return;
      const held = socket === undefined ? waitingBytes : socket.bufferedAmount;
      // Asynchronous, so that `closed` never comes within the caller's own call.
      if (held > maxWaitingBytes) return queueMicrotask(() => fail(speechError('timeout', engineId, 'not taken')));
      if (socket !== undefined) return socket.send(message);
      waiting.push(typeof message === 'string' ? message : Uint8Array.from(message));
      waitingBytes += message.length;
    },
    close(farewell) {
      if (isOver) return;
      isOver = true;
      waiting.length = 0;
      if (socket === undefined) giveUp.abort();
      else closeSocket(socket, farewell);
    },
  };
}

function connect(request: VendorStreamRequest, signal: AbortSignal): Promise<WebSocket> {
  const { egress, url, headers, connectTimeoutMs, maxMessageBytes = defaultMaxMessageBytes } = request;
  return egress.openWebSocket(url, { headers, timeoutMs: connectTimeoutMs, maxBytes: maxMessageBytes, signal });
}

function closeSocket(socket: WebSocket, farewell: string | undefined): void {
  if (farewell !== undefined) socket.send(farewell);
  socket.close(1000);
  const deadline = setTimeout(() => socket.terminate(), closeGraceMs);
  deadline.unref();
  socket.once('close', () => clearTimeout(deadline));
}

function toBuffer(data: RawData): Buffer {
  if (Buffer.isBuffer(data)) return data;
  return Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data);
}
