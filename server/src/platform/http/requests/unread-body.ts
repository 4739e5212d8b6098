import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { headersOf } from '#platform/http/responses/reply-headers.ts';

/**
 * Bounds of draining an unwanted body, so that a client that reads only after writing receives the answer instead of a
 * reset connection. As nginx's `lingering_close`, with tighter limits: a client below `leastBytes` in `intervalMs` is
 * cut off.
 */
const drainBounds = { bytes: 64 * 1024 * 1024, leastBytes: 32 * 1024, intervalMs: 2000, totalMs: 15_000 };

/** True when the head announces a body. */
export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const { 'content-length': length, 'transfer-encoding': coding } = headers;
  return coding !== undefined || (length !== undefined && length !== '0');
}

/** True when the body has not arrived entirely. */
export function hasUnreadBody(request: IncomingMessage): boolean {
  return request.complete === false && hasBody(request);
}

/**
 * Answers a request whose body has not arrived entirely. The answer is sent at once; the connection is closed after
 * draining, or when that takes too long. A body that arrives with its head leaves the connection open.
 */
export async function answerBeforeBody(request: FastifyRequest, reply: FastifyReply, text: string): Promise<void> {
  request.raw.resume();
  await new Promise((resolve) => setImmediate(resolve));
  if (request.raw.complete) {
    reply.send(text);
    return;
  }
  const headers = { ...headersOf(reply), connection: 'close', 'content-length': Buffer.byteLength(text) };
  const response = reply.hijack().raw;
  response.writeHead(reply.statusCode, headers);
  response.write(text);
  await drain(request.raw);
  response.end();
}

/** Drains the rest of a body, within bounds. Resolves also when the client disconnects. */
export function drain(body: IncomingMessage, bounds = drainBounds): Promise<void> {
  return new Promise((resolve) => {
    let bytes = 0;
    let bytesBefore = 0;
    const onData = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > bounds.bytes) finish();
    };
    const pace = setInterval(() => {
      if (bytes - bytesBefore < bounds.leastBytes) finish();
      bytesBefore = bytes;
    }, bounds.intervalMs);
    const total = setTimeout(finish, bounds.totalMs);
    function finish(): void {
      clearInterval(pace);
      clearTimeout(total);
      body.off('data', onData);
      body.off('end', finish);
      body.off('close', finish);
      resolve();
    }
    body.on('data', onData);
    body.on('end', finish);
    body.on('close', finish);
    body.resume();
    if (body.complete || body.destroyed) finish();
  });
}
