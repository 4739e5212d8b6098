import type { MessagePort } from 'node:worker_threads';
import type { RawData, WebSocket } from 'ws';
import { type FromLine, lengthOf, type ToLine } from './port-messages.ts';

/** Messages between reports of the sent bytes to the line: five times a second. */
const messagesPerReport = 10;
/** Time for the closing handshake before the socket is terminated. */
const closeTimeoutMs = 2_000;

/**
 * Connects a socket with a line on another thread: call it on the thread of the socket, with one end of a
 * `MessageChannel` whose other end goes to `socketOverPort`. Audio is transferred, not copied twice. Ends with the
 * socket; when the other thread ends, the socket is closed (1011).
 */
export function relaySocketToPort(socket: WebSocket, port: MessagePort): void {
  const tell = (message: ToLine, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);
  let sentBytes = 0;
  let sentMessages = 0;
  let cutOff: NodeJS.Timeout | undefined;
  const close = (code: number | undefined) => {
    if (socket.readyState === socket.CLOSED) return;
    socket.close(code);
    cutOff ??= setTimeout(() => socket.terminate(), closeTimeoutMs);
  };
  socket.on('message', (raw, isBinary) => {
    const data = copyOf(raw);
    tell({ kind: 'message', data, isBinary }, [data.buffer]);
  });
  socket.on('close', (code) => {
    clearTimeout(cutOff);
    tell({ kind: 'closed', code });
  });
  // The code of the `close` that always follows says what went wrong.
  socket.on('error', () => undefined);
  port.on('message', (message: FromLine) => {
    if (message.kind === 'close') {
      close(message.code);
      return;
    }
    const { data } = message;
    socket.send(data, { binary: typeof data !== 'string' }, () => {
      sentBytes += lengthOf(data);
      sentMessages += 1;
      if (sentMessages % messagesPerReport === 0) tell({ kind: 'sent', bytes: sentBytes });
    });
  });
  port.on('close', () => close(1011));
}

/** Copies message bytes: they are slices of the network's buffers, which cannot be transferred to another thread. */
function copyOf(raw: RawData): Uint8Array<ArrayBuffer> {
  if (Array.isArray(raw)) return new Uint8Array(Buffer.concat(raw));
  return new Uint8Array(raw);
}
