import type { FastifyInstance } from 'fastify';
import type { MountedArea, Operation } from '#platform/http/operation.ts';

const exposedHeaders =
  'etag, location, retry-after, x-request-id, x-resume-token, ratelimit, ratelimit-policy, x-ratelimit-limit, x-ratelimit-remaining, x-ratelimit-reset';
const allowedHeaders = 'authorization, content-type, accept, last-event-id, if-none-match, x-request-id';
const preflightSeconds = 600;

/**
 * Returns true for operations with CORS: those of visitors, where cookies are ignored and the operation decides which
 * sites may use a widget, and those with a visitor's proof or a login, because browsers send no cookie to a wildcard
 * origin. Operations with API keys have none: keys do not belong in pages.
 */
export function allowsCors(operation: Operation<never>): boolean {
  const { access } = operation;
  if (access.kind === 'tenant') return access.orProof !== undefined;
  return access.kind === 'signed' || (access.kind === 'public' && !access.requiresSameOrigin);
}

export const crossOriginHeaders: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': exposedHeaders,
};

/** Answers CORS preflight requests. */
export function answerPreflights(
  server: FastifyInstance,
  areas: readonly MountedArea[],
  routeOf: (path: string) => string,
): void {
  const methods = new Map<string, string[]>();
  for (const { operation } of areas.flatMap((area) => area.operations)) {
    if (allowsCors(operation)) methods.set(operation.path, [...(methods.get(operation.path) ?? []), operation.method]);
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
