import type { Duplex } from 'node:stream';
import { bodyOfRefusal } from '#platform/http/answer-refusal.ts';
import type { Refusal } from '#platform/http/refusal.ts';
import { standingHeaders } from '#platform/http/standing-headers.ts';

/** How long a client may take to read why its connection is closed. */
const lingerMs = 2000;

/**
 * Answers on a connection that has no response of Node's, because what came is no request or is to become something
 * other than HTTP, in the shape of every other refusal. Then closes it.
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
    ...Object.entries(standingHeaders),
    ...Object.entries(refusal.headers),
    ...headers,
    ['x-request-id', requestId],
    ['cache-control', 'no-store'],
    ['content-type', 'application/json; charset=utf-8'],
    ['content-length', String(Buffer.byteLength(body))],
    ['connection', 'close'],
  ].map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${refusal.status} Refused\r\n${lines.join('')}\r\n${body}`);
  // What is still under way is taken in, so that the answer is not lost to a reset.
  socket.on('error', () => socket.destroy());
  socket.on('end', () => socket.destroy());
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), lingerMs);
  socket.on('close', () => clearTimeout(timer));
}
