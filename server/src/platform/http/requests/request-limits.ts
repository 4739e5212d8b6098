import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '#platform/http/operation.ts';
import type { Principal } from '#platform/http/principal.ts';
import { plainRefusal, type Refusal } from '#platform/http/refusal.ts';
import { networkOf, rateLimitHeaders } from '#platform/rate-limit/rate-limit-headers.ts';
import type { RateLimitDecision, RateLimiter } from '#platform/rate-limit/rate-limiter.ts';

/** Default requests a minute; the limits that operations name themselves are scaled. */
export interface RequestsPerMinute {
  perKey: number;
  perAddress: number;
  ownLimitScale: number;
}

/**
 * Counts every request once: against the authenticated key or session, else against its address, also when it never
 * reaches an operation. Each method writes the rate limit headers and refuses with 429 above the limit.
 */
export interface RequestLimits {
  countForAddress(request: FastifyRequest, reply: FastifyReply, operation?: Operation<never>): void;
  countForPrincipal(
    request: FastifyRequest,
    reply: FastifyReply,
    by: { principal: Principal; operation: Operation<never> },
  ): void;
  /** Counts a refused request, unless it has been counted before. */
  countRefused(request: FastifyRequest, reply: FastifyReply): void;
  /** Counts what is no request, such as a connection without valid HTTP. */
  countAddress(ip: string): RateLimitDecision;
}

declare module 'fastify' {
  interface FastifyRequest {
    isCounted: boolean;
  }
}

/** Setting of the address limit, named in its refusal. */
export const limitOfAddress = 'PARLEY_REQUESTS_PER_MINUTE_PER_ADDRESS';
const limitOfKeys = 'PARLEY_REQUESTS_PER_MINUTE_PER_KEY';

export function createRequestLimits({
  rateLimiter,
  requestsPerMinute,
}: {
  rateLimiter: RateLimiter;
  requestsPerMinute: RequestsPerMinute;
}): RequestLimits {
  const { perKey, perAddress, ownLimitScale } = requestsPerMinute;
  const ownLimitOf = (operation?: Operation<never>) =>
    operation?.requestsPerMinute === undefined ? undefined : Math.ceil(operation.requestsPerMinute * ownLimitScale);

  function apply(request: FastifyRequest, reply: FastifyReply, decision: RateLimitDecision, setBy: string): void {
    request.isCounted = true;
    for (const [name, value] of rateLimitHeaders(decision)) reply.header(name, value);
    if (!decision.allowed) throw rateLimited(decision, setBy);
  }

  function countForAddress(request: FastifyRequest, reply: FastifyReply, operation?: Operation<never>): void {
    const own = ownLimitOf(operation);
    const bucket = `address:${networkOf(request.ip)}`;
    const decision =
      own === undefined
        ? rateLimiter.consume(bucket, perAddress)
        : rateLimiter.consume(`${bucket} ${operation?.id}`, own);
    apply(request, reply, decision, limitOfAddress);
  }

  return {
    countForAddress,
    countForPrincipal(request, reply, { principal, operation }) {
      const own = ownLimitOf(operation);
      const general = own ?? perKey;
      const ofKey = ('requestsPerMinute' in principal ? principal.requestsPerMinute : null) ?? general;
      const caller = `key:${principal.id}`;
      // The limit of a key comes from its owner, so it can only lower the default.
      const decision = rateLimiter.consume(
        own === undefined ? caller : `${caller} ${operation.id}`,
        Math.min(general, ofKey),
      );
      const setBy =
        ofKey < general ? 'requests_per_minute of this key' : own === undefined ? limitOfKeys : limitOfAddress;
      apply(request, reply, decision, setBy);
    },
    countRefused(request, reply) {
      if (!request.isCounted) countForAddress(request, reply);
    },
    countAddress: (ip) => rateLimiter.consume(`address:${networkOf(ip)}`, perAddress),
  };
}

/** Creates the refusal of a request above a limit. `setBy`: the setting that changes the limit. */
export function rateLimited({ limit, resetSeconds }: RateLimitDecision, setBy: string): Refusal {
  const sentence = `More than ${limit} requests in a minute (${setBy}); try again in ${resetSeconds} s`;
  return plainRefusal('rate_limited', sentence, { headers: { 'retry-after': String(resetSeconds) } });
}
