import type { MessagePort } from 'node:worker_threads';
import { type FromLine, lengthOf, type ToLine } from './port-messages.ts';
import type { LineSocket, SocketHandlers } from './socket.ts';

/**
 * The socket at the other end of `relaySocketToPort`, for a line on this thread. Messages wait in the port until
 * `listen`. A port that closes without a message is a socket that closed without a code.
 */
export function socketOverPort(port: MessagePort): LineSocket {
  let postedBytes = 0;
  let sentBytes = 0;
  const tell = (message: FromLine, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);
  return {
    listen: (handlers) =>
      servePort(port, handlers, (bytes) => {
        sentBytes = bytes;
      }),
    send(data) {
      postedBytes += lengthOf(data);
      if (typeof data === 'string') {
        tell({ kind: 'send', data });
        return;
      }
      // Only a buffer without other data may be transferred.
      const own = data.byteLength === data.buffer.byteLength ? data : data.slice();
      tell({ kind: 'send', data: own }, own.buffer instanceof ArrayBuffer ? [own.buffer] : []);
    },
    get bufferedAmount() {
      return postedBytes - sentBytes;
    },
    close: (code) => tell({ kind: 'close', code }),
  };
}

function servePort(port: MessagePort, handlers: SocketHandlers, onSent: (bytes: number) => void): void {
  let isClosed = false;
  const closed = (code: number | undefined) => {
    if (isClosed) return;
    isClosed = true;
    handlers.onClose(code);
    port.close();
  };
  port.on('message', (message: ToLine) => {
    switch (message.kind) {
      case 'message':
        handlers.onMessage(message.data, message.isBinary);
        break;
      case 'sent':
        onSent(message.bytes);
        break;
      case 'closed':
        closed(message.code);
        break;
    }
  });
  port.on('close', () => closed(undefined));
}
