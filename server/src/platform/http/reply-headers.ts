import type { FastifyReply } from 'fastify';

/** The headers of a reply as node:http takes them, for answers that are written past the framework. */
export function headersOf(reply: FastifyReply): Record<string, string> {
  return Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]));
}
