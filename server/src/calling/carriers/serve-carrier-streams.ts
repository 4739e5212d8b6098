import type { Server } from 'node:http';
import { admitKeyedStream, admitStream, type StreamGrant, type TelephonyDeps } from '#areas/telephony/carriers';
import type { Database } from '#db/open.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Principal } from '#platform/http/principal.ts';
import { clientAddress } from '#platform/http/requests/client-address.ts';
import { limitOfAddress, rateLimited } from '#platform/http/requests/request-limits.ts';
import type { Logger } from '#platform/log/logger.ts';
import { networkOf } from '#platform/rate-limit/rate-limit-headers.ts';
import type { RateLimiter } from '#platform/rate-limit/rate-limiter.ts';
import { serveCarrierSockets } from '../../providers/lines/carrier/serve-carrier-sockets.ts';
import type { CarrierCalls } from './carrier-calls.ts';

export interface CarrierStreamParts {
  db: Database;
  clock: Clock;
  telephony: TelephonyDeps;
  authenticator: { authenticateApiKey(key: string, from: { ip: string }): Promise<Principal | null> };
  rateLimiter: RateLimiter;
  trustedProxies: string[];
  requestsPerMinutePerAddress: number;
  log: Logger;
}

/** Serves media streams of carriers and telephone systems, each of which carries one call. */
export function serveCarrierStreams(server: Server, parts: CarrierStreamParts, calls: CarrierCalls): void {
  const { db, log } = parts;
  const addressOf = clientAddress(parts.trustedProxies);
  serveCarrierSockets<Principal, StreamGrant>(server, {
    log,
    limit(request) {
      const bucket = `address:${networkOf(addressOf(request))}`;
      const decision = parts.rateLimiter.consume(bucket, parts.requestsPerMinutePerAddress);
      if (!decision.allowed) throw rateLimited(decision, limitOfAddress);
    },
    async authenticate(key, request) {
      const principal = await parts.authenticator.authenticateApiKey(key, { ip: addressOf(request) });
      return principal?.kind === 'api_key' && principal.scopes.has('calls:write') ? principal : undefined;
    },
    async admit({ protocol: provider, start, holder, query }) {
      const { callRef, token, from = '', to = '' } = start;
      if (holder?.kind !== 'api_key') return admitStream(db, { provider, callRef, token, now: parts.clock.now() });
      const inbound = { tenantId: holder.tenantId, provider, callRef, from, to, agentId: query.get('agent_id') };
      return admitKeyedStream(db, parts.telephony, inbound);
    },
    begin: (grant, stream) => calls.begin(grant, stream),
  });
}
