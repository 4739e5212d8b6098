import ipaddr from 'ipaddr.js';
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

/** An IPv6 customer has a whole /64; counting single addresses would count nobody. One network has one spelling. */
export function networkOf(ip: string): string {
  if (!ip.includes(':') || !ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return network.join(':');
}
