import type { FastifyInstance } from 'fastify';
import type { Area, Operation } from '#platform/http/operation.ts';

const exposedHeaders =
  'etag, location, retry-after, x-request-id, x-resume-token, ratelimit, ratelimit-policy, x-ratelimit-limit, x-ratelimit-remaining, x-ratelimit-reset';
const allowedHeaders = 'authorization, content-type, accept, last-event-id, if-none-match, x-request-id';
const preflightSeconds = 600;

/**
 * Whether pages of other sites may call an operation from a browser. What visitors use may be: no cookie is ever looked
 * at there, and which sites may use a widget is decided by the operation. API keys do not belong into pages. What takes
 * a visitor's proof or a login may be too: browsers send no cookie where any site may read.
 */
export function isForPages(operation: Operation<never>): boolean {
  const { access } = operation;
  if (access.kind === 'tenant') return access.orProof !== undefined;
  return access.kind === 'signed' || (access.kind === 'public' && !access.onlyOwnPages);
}

export const crossOriginHeaders: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': exposedHeaders,
};

/** Answers browsers that ask, before the real request, whether they may send it. */
export function answerPreflights(
  server: FastifyInstance,
  areas: readonly Area[],
  routeOf: (path: string) => string,
): void {
  const methods = new Map<string, string[]>();
  for (const { operation } of areas.flatMap((area) => area.operations)) {
    if (isForPages(operation)) methods.set(operation.path, [...(methods.get(operation.path) ?? []), operation.method]);
  }
  for (const [path, allowed] of methods) {
    server.options(routeOf(path), async (_request, reply) =>
      reply
        .headers(crossOriginHeaders)
        .header('access-control-allow-methods', allowed.join(', '))
        .header('access-control-allow-headers', allowedHeaders)
        .header('access-control-max-age', preflightSeconds)
        .code(204)
        .send(),
    );
  }
}
