import type { Server } from 'node:http';
import { admitKeyedStream, admitStream, type StreamGrant } from '#areas/telephony/carriers';
import { clientAddress } from '#platform/http/client-address.ts';
import type { Principal } from '#platform/http/principal.ts';
import { limited, limitOfAddress } from '#platform/http/request-limits.ts';
import { networkOf } from '#platform/rate-limit/rate-limit-headers.ts';
import type { Deps } from '../../app/build-deps.ts';
import { serveCarrierSockets } from '../../providers/lines/carrier/serve-carrier-sockets.ts';
import type { CarrierCalls } from './carrier-calls.ts';

/** Media streams of carriers and telephone systems, each a call. */
export function serveCarrierStreams(
  server: Server,
  deps: Pick<Deps, 'areaDeps' | 'authenticator' | 'clock' | 'config' | 'db' | 'log' | 'rateLimiter'>,
  calls: CarrierCalls,
): void {
  const { config, db, log } = deps;
  const addressOf = clientAddress(config.trustedProxies);
  serveCarrierSockets<Principal, StreamGrant>(server, {
    log,
    limit(request) {
      const bucket = `address:${networkOf(addressOf(request))}`;
      const decision = deps.rateLimiter.take(bucket, config.requestsPerMinutePerAddress);
      if (!decision.allowed) throw limited(decision, limitOfAddress);
    },
    async authenticate(key, request) {
      const principal = await deps.authenticator.authenticateApiKey(key, { ip: addressOf(request) });
      return principal?.kind === 'api_key' && principal.scopes.has('calls:write') ? principal : undefined;
    },
    async admit({ protocol: provider, start, holder, query }) {
      const { callRef, token, from = '', to = '' } = start;
      if (holder?.kind !== 'api_key') return admitStream(db, { provider, callRef, token, now: deps.clock.now() });
      const asked = { tenantId: holder.tenantId, provider, callRef, from, to, agentId: query.get('agent_id') };
      return admitKeyedStream(db, deps.areaDeps.telephony, asked);
    },
    begin: (grant, stream) => calls.begin(grant, stream),
  });
}
