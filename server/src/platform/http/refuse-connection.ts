import type { Duplex } from 'node:stream';
import type { Refusal } from '#platform/http/refusal.ts';
import { bodyOfRefusal } from '#platform/http/responses/answer-refusal.ts';
import { commonHeaders } from '#platform/http/responses/common-headers.ts';

/** Time for the client to read the refusal before the connection is closed. Unit: milliseconds. */
const lingerMs = 2000;

/**
 * Answers on a connection without a Node response, for malformed requests and refused upgrades, in the common error
 * shape. Then closes it.
 */
export function refuseConnection(
  socket: Duplex,
  refusal: Refusal,
  { requestId, headers = [] }: { requestId: string; headers?: [name: string, value: string][] },
): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const body = bodyOfRefusal(refusal, requestId);
  const lines = [
    ...Object.entries(commonHeaders),
    ...Object.entries(refusal.headers),
    ...headers,
    ['x-request-id', requestId],
    ['cache-control', 'no-store'],
    ['content-type', 'application/json; charset=utf-8'],
    ['content-length', String(Buffer.byteLength(body))],
    ['connection', 'close'],
  ].map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${refusal.status} Refused\r\n${lines.join('')}\r\n${body}`);
  // Data in flight is discarded, so that a reset does not lose the answer.
  socket.on('error', () => socket.destroy());
  socket.on('end', () => socket.destroy());
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), lingerMs);
  socket.on('close', () => clearTimeout(timer));
}
