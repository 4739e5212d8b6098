import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestFacts } from '#platform/http/operation.ts';
import { plainRefusal } from '#platform/http/refusal.ts';

/** Reads the request facts operations may use. Refuses an If-Match without a version, or with a weak one. */
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
    // A read has no precondition to check.
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
  const [, weak, number] = /^(W\/)?"?(\d{1,9})"?$/.exec(value.trim()) ?? [];
  // If-Match compares strongly, so a weak entity tag never matches (RFC 9110, section 13.1.1).
  if (weak !== undefined) {
    throw plainRefusal(
      'version_mismatch',
      'If-Match needs the ETag as it was sent: "3"; a weak one (W/"3") never matches',
    );
  }
  if (number) return Number(number);
  throw plainRefusal('invalid_request', 'If-Match is the version in quotes, as ETag gave it: "3"', {
    details: [{ path: 'headers/if-match', code: 'invalid_format', message: 'expected "<version>"' }],
  });
}
