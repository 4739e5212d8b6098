import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Prepared } from '#platform/http/operation.ts';
import { clientAddress } from '#platform/http/requests/client-address.ts';
import { hasUnreadBody } from '#platform/http/requests/unread-body.ts';
import { commonHeaders, requestIdFrom } from '#platform/http/responses/common-headers.ts';
import { rateLimitHeaders } from '#platform/rate-limit/rate-limit-headers.ts';
import type { RateLimitDecision } from '#platform/rate-limit/rate-limiter.ts';

/**
 * Fast lane: ready answers for public reads with thousands of requests a second, sent before the framework sees the
 * request. Every other case (no ready answer, an exhausted limit, a refusal) takes the regular path, which answers the
 * same in full. Credentials and queries are ignored on both.
 */
export interface FastLane {
  /** Adds ready answers for GET `prefix` + one id. */
  add(lane: {
    prefix: string;
    route: string;
    /** Headers of every answer. */
    headers: Readonly<Record<string, string>>;
    countFor: (ip: string) => RateLimitDecision;
    find: (id: string, request: IncomingMessage) => Prepared | null;
  }): void;
  /** Answers the request if a lane has its answer ready; returns true when it did. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
}

export interface FastLaneOptions {
  newRequestId: () => string;
  trustedProxies: string[];
  onFinished?: ((request: { route: string; method: string; status: number; durationMs: number }) => void) | undefined;
}

const idLength = 36;

export function createFastLane(options: FastLaneOptions): FastLane {
  const lanes: (Omit<Parameters<FastLane['add']>[0], 'headers'> & { headers: string[] })[] = [];
  const addressOf = clientAddress(options.trustedProxies);

  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET') return false;
    const path = pathOf(request.url ?? '');
    const lane = lanes.find(({ prefix }) => path.length === prefix.length + idLength && path.startsWith(prefix));
    if (!lane || hasUnreadBody(request)) return false;
    const startedAt = performance.now();
    const prepared = lane.find(path.slice(lane.prefix.length), request);
    if (!prepared) return false;
    const decision = lane.countFor(addressOf(request));
    if (!decision.allowed) return false;
    const headers = lane.headers.concat(prepared.headers);
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
    add: (lane) => void lanes.push({ ...lane, headers: Object.entries({ ...commonHeaders, ...lane.headers }).flat() }),
    answer,
  };
}

function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}
