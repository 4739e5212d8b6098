import ipaddr from 'ipaddr.js';
import type { RateLimitDecision } from '#platform/rate-limit/rate-limiter.ts';

/** Rate limit headers of an answer: those of the IETF draft and the older X-RateLimit ones. */
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

/**
 * Network that is counted for an address: an IPv6 customer has a whole /64, so single addresses would evade the limit.
 * Normalised.
 */
export function networkOf(ip: string): string {
  if (!ip.includes(':') || !ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return network.join(':');
}
