import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestFacts } from '#platform/http/operation.ts';
import { Refusal } from '#platform/http/refusal.ts';

/** Reads what operations may know of a request beside its input. Refuses an If-Match that names no version. */
export function readRequestFacts(request: FastifyRequest, reply: FastifyReply): RequestFacts {
  const header = (name: string) => {
    const value = request.headers[name];
    return Array.isArray(value) ? (value[0] ?? null) : (value ?? null);
  };
  let closed: AbortController | undefined;
  return {
    id: request.id,
    ip: request.ip,
    origin: header('origin'),
    host: request.host,
    header,
    wantsStream: (header('accept') ?? '').includes('text/event-stream'),
    // A read changes nothing that could have been changed meanwhile.
    ifMatch: request.method === 'GET' || request.method === 'HEAD' ? null : readIfMatch(header('if-match')),
    get closed() {
      if (!closed) {
        const controller = new AbortController();
        if (reply.raw.destroyed) controller.abort();
        else reply.raw.once('close', () => controller.abort());
        closed = controller;
      }
      return closed.signal;
    },
  };
}

function readIfMatch(value: string | null): number | null {
  if (value === null || value === '*') return null;
  const number = /^(?:W\/)?"?(\d{1,9})"?$/.exec(value.trim())?.[1];
  if (number) return Number(number);
  throw new Refusal('invalid_request', 'If-Match is the version in quotes, as ETag gave it: "3"', {
    details: [{ path: 'headers/if-match', code: 'invalid_format', message: 'expected "<version>"' }],
  });
}
