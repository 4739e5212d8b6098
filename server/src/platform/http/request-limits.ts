import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '#platform/http/operation.ts';
import type { Principal } from '#platform/http/principal.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { networkOf, rateLimitHeaders } from '#platform/rate-limit/rate-limit-headers.ts';
import type { RateLimitDecision, RateLimiter } from '#platform/rate-limit/rate-limiter.ts';

/** Requests a minute where an operation names no number of its own; those are scaled. */
export interface RequestsPerMinute {
  perKey: number;
  perAddress: number;
  ownLimitScale: number;
}

/**
 * Counts every request once: against the key or session that is proven, else against the address it comes from, also
 * where it never reaches an operation. Each of these writes the rate limit headers and refuses (429) what is above.
 */
export interface RequestLimits {
  countForAddress(request: FastifyRequest, reply: FastifyReply, operation?: Operation<never>): void;
  countForPrincipal(
    request: FastifyRequest,
    reply: FastifyReply,
    by: { principal: Principal; operation: Operation<never> },
  ): void;
  /** Counts a request that was refused, unless it has been counted before. */
  countRefused(request: FastifyRequest, reply: FastifyReply): void;
  /** The same for what is no request, such as a connection on which no HTTP is spoken. */
  takeForAddress(ip: string): RateLimitDecision;
}

declare module 'fastify' {
  interface FastifyRequest {
    isCounted: boolean;
  }
}

/** Setting of the limit of an address, named where it is reached. */
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
    if (!decision.allowed) throw limited(decision, setBy);
  }

  function countForAddress(request: FastifyRequest, reply: FastifyReply, operation?: Operation<never>): void {
    const own = ownLimitOf(operation);
    const bucket = `address:${networkOf(request.ip)}`;
    const decision =
      own === undefined ? rateLimiter.take(bucket, perAddress) : rateLimiter.take(`${bucket} ${operation?.id}`, own);
    apply(request, reply, decision, limitOfAddress);
  }

  return {
    countForAddress,
    countForPrincipal(request, reply, { principal, operation }) {
      const own = ownLimitOf(operation);
      const general = own ?? perKey;
      const ofKey = ('requestsPerMinute' in principal ? principal.requestsPerMinute : null) ?? general;
      const caller = `key:${principal.id}`;
      // Whoever makes a key sets its limit, so it can only be a lower one.
      const decision = rateLimiter.take(
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
    takeForAddress: (ip) => rateLimiter.take(`address:${networkOf(ip)}`, perAddress),
  };
}

/** The refusal of a request above a limit. `setBy`: what an operator changes to change the limit. */
export function limited({ limit, resetSeconds }: RateLimitDecision, setBy: string): Refusal {
  const sentence = `More than ${limit} requests in a minute (${setBy}); try again in ${resetSeconds} s`;
  return new Refusal('rate_limited', sentence, { headers: { 'retry-after': String(resetSeconds) } });
}
