import type { FastifyReply } from 'fastify';
import type { Identity } from '#platform/http/identify.ts';
import type { MountDeps } from '#platform/http/mounted-operation.ts';
import type { Operation, RequestFacts } from '#platform/http/operation.ts';
import { Refusal } from '#platform/http/refusal.ts';

/** Counts the request against its caller's limit and says on every answer how much is left. */
export function limitRequests(
  operation: Operation<never>,
  deps: MountDeps,
  identity: Identity,
  facts: RequestFacts,
  reply: FastifyReply,
): void {
  const caller = identity.principal ? `key:${identity.principal.id}` : `address:${networkOf(facts.ip)}`;
  const general = identity.principal ? deps.requestsPerMinute.perKey : deps.requestsPerMinute.perAddress;
  const perMinute = operation.requestsPerMinute ?? general;
  const bucket = operation.requestsPerMinute === undefined ? caller : `${caller} ${operation.id}`;
  const decision = deps.rateLimiter.take(bucket, perMinute);
  reply.header('ratelimit-policy', `"minute";q=${decision.limit};w=60`);
  reply.header('ratelimit', `"minute";r=${decision.remaining};t=${decision.resetSeconds}`);
  reply.header('x-ratelimit-limit', decision.limit);
  reply.header('x-ratelimit-remaining', decision.remaining);
  reply.header('x-ratelimit-reset', decision.resetSeconds);
  if (decision.allowed) return;
  throw new Refusal('rate_limited', `More than ${perMinute} requests in a minute; try again in ${decision.resetSeconds} s`, {
    headers: { 'retry-after': String(decision.resetSeconds) },
  });
}

/** An IPv6 customer has a whole /64; counting single addresses would count nobody. */
function networkOf(ip: string): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip;
  return ip.split(':').slice(0, 4).join(':');
}
