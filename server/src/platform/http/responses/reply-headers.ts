import type { FastifyReply } from 'fastify';

/** The headers of a reply in node:http form, for answers written outside the framework. */
export function headersOf(reply: FastifyReply): Record<string, string> {
  return Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]));
}
