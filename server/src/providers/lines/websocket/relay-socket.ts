import type { MessagePort } from 'node:worker_threads';
import type { RawData, WebSocket } from 'ws';
import { type FromLine, lengthOf, type ToLine } from './port-messages.ts';

/** Every so many messages the line is told what is on the network: five times a second. */
const messagesPerReport = 10;
/** A client that does not answer the closing handshake is cut off. */
const closeTimeoutMs = 2_000;

/**
 * Connects a socket with a line on another thread: call it where the socket is, with one end of a `MessageChannel` whose
 * other end goes to `socketOverPort` there. Sound is handed over, not copied twice. Ends with the socket; when the
 * other thread ends, the socket is closed (1011).
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
  // What went wrong shows in the code of the `close` that always follows.
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

/** Message bytes are slices of what the network delivered and cannot be handed to another thread themselves. */
function copyOf(raw: RawData): Uint8Array<ArrayBuffer> {
  if (Array.isArray(raw)) return new Uint8Array(Buffer.concat(raw));
  return new Uint8Array(raw);
}
