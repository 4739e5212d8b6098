import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { clientAddress } from '#platform/http/client-address.ts';
import { crossOriginHeaders } from '#platform/http/cross-origin.ts';
import type { Prepared } from '#platform/http/operation.ts';
import { requestIdFrom, standingHeaders } from '#platform/http/standing-headers.ts';
import { networkOf, rateLimitHeaders } from '#platform/rate-limit/rate-limit-headers.ts';
import type { RateLimiter } from '#platform/rate-limit/rate-limiter.ts';

/**
 * Answers kept ready for public reads that are asked thousands of times a second, given before the framework sees the
 * request. Whatever is out of the ordinary (a query, a key, no ready answer, a spent limit, a refusal) takes the usual
 * way, which says the same in full.
 */
export interface FastLane {
  /** Ready answers for GET `prefix` + one id. */
  add(lane: {
    prefix: string;
    route: string;
    perMinute: number;
    find: (id: string, request: IncomingMessage) => Prepared | null;
  }): void;
  /** A server that tries the fast lane before `handler`. */
  createServer(handler: (request: IncomingMessage, response: ServerResponse) => void): Server;
}

export interface FastLaneOptions {
  newRequestId: () => string;
  rateLimiter: RateLimiter;
  trustedProxies: string[];
  onFinished?: ((request: { route: string; method: string; status: number; durationMs: number }) => void) | undefined;
}

const idLength = 36;
const commonHeaders = Object.entries({ ...standingHeaders, ...crossOriginHeaders }).flat();

export function createFastLane(options: FastLaneOptions): FastLane {
  const lanes: Parameters<FastLane['add']>[0][] = [];
  const addressOf = clientAddress(options.trustedProxies);

  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const url = request.url ?? '';
    const lane = lanes.find(({ prefix }) => url.length === prefix.length + idLength && url.startsWith(prefix));
    if (!lane || request.headers['x-api-key'] !== undefined) return false;
    const startedAt = performance.now();
    const prepared = lane.find(url.slice(lane.prefix.length), request);
    if (!prepared) return false;
    const address = addressOf(request);
    const decision = options.rateLimiter.take(`address:${networkOf(address)}`, lane.perMinute);
    if (!decision.allowed) return false;
    const headers = commonHeaders.concat(prepared.headers);
    for (const [name, value] of rateLimitHeaders(decision)) headers.push(name, value);
    headers.push('x-request-id', requestIdFrom(request.headers['x-request-id'], options.newRequestId));
    response.writeHead(prepared.status, headers);
    response.end(prepared.status === 304 ? undefined : prepared.body);
    options.onFinished?.({
      route: lane.route,
      method: 'GET',
      status: prepared.status,
      durationMs: performance.now() - startedAt,
    });
    return true;
  }

  return {
    add: (lane) => void lanes.push(lane),
    createServer: (handler) =>
      createServer((request, response) => {
        if (request.method === 'GET' && answer(request, response)) return;
        handler(request, response);
      }),
  };
}
