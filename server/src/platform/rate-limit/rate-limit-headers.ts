import type { RateLimitDecision } from '#platform/rate-limit/rate-limiter.ts';

/** What every answer says of its caller's limit: the IETF draft's headers and the older ones. */
export function rateLimitHeaders(decision: RateLimitDecision): [name: string, value: string][] {
  const limit = String(decision.limit);
  const remaining = String(decision.remaining);
  const reset = String(decision.resetSeconds);
  return [
    ['ratelimit-policy', `"minute";q=${limit};w=60`],
    ['ratelimit', `"minute";r=${remaining};t=${reset}`],
    ['x-ratelimit-limit', limit],
    ['x-ratelimit-remaining', remaining],
    ['x-ratelimit-reset', reset],
  ];
}

/** An IPv6 customer has a whole /64; counting single addresses would count nobody. */
export function networkOf(ip: string): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip;
  return ip.split(':').slice(0, 4).join(':');
}
