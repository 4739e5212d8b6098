import type { FastifyReply } from 'fastify';
import type { Identity } from '#platform/http/identify.ts';
import type { MountDeps } from '#platform/http/mounted-operation.ts';
import type { Operation, RequestFacts } from '#platform/http/operation.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { networkOf, rateLimitHeaders } from '#platform/rate-limit/rate-limit-headers.ts';

/** Counts the request against its caller's limit and says on every answer how much is left. */
export function limitRequests(
  operation: Operation<never>,
  deps: MountDeps,
  identity: Identity,
  facts: RequestFacts,
  reply: FastifyReply,
): void {
  const { principal } = identity;
  const caller = principal ? `key:${principal.id}` : `address:${networkOf(facts.ip)}`;
  const ofKey = principal && 'requestsPerMinute' in principal ? principal.requestsPerMinute : null;
  const ofKind = principal ? deps.requestsPerMinute.perKey : deps.requestsPerMinute.perAddress;
  const own = operation.requestsPerMinute;
  const general = own === undefined ? ofKind : Math.ceil(own * deps.requestsPerMinute.ownLimitScale);
  // Whoever makes a key sets its limit, so it can only be a lower one.
  const perMinute = Math.min(general, ofKey ?? general);
  const bucket = own === undefined ? caller : `${caller} ${operation.id}`;
  const decision = deps.rateLimiter.take(bucket, perMinute);
  for (const [name, value] of rateLimitHeaders(decision)) reply.header(name, value);
  if (decision.allowed) return;
  throw new Refusal(
    'rate_limited',
    `More than ${perMinute} requests in a minute; try again in ${decision.resetSeconds} s`,
    {
      headers: { 'retry-after': String(decision.resetSeconds) },
    },
  );
}
