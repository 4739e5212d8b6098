import { AgentId, type TenantId } from '@parley/contract/ids';
import { getAgent } from '#areas/agents/agents';
import type { Database } from '#db/open.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { type StreamGrant, tenantOfToken } from './stream-grant.rules.ts';
import { redeemStreamToken } from './stream-tokens.queries.ts';
import { allBusy } from './telephony.errors.ts';
import type { TelephonyDeps } from './telephony.operation.ts';

/**
 * Redeems the token of a carrier's media stream. The token is consumed even when it belongs to another carrier or call.
 * Undefined: refused without a reason.
 */
export async function admitStream(
  db: Database,
  request: { provider: string; callRef: string; token: string | null; now: Date },
): Promise<StreamGrant | undefined> {
  const { provider, callRef, token, now } = request;
  const tenantId = token === null ? undefined : tenantOfToken(token);
  if (token === null || tenantId === undefined) return undefined;
  const grant = await db.app.inTenant(tenantId, (tx) => redeemStreamToken(tx, token, now));
  const isSame = grant?.provider === provider && grant.callRef === callRef && grant.tenantId === tenantId;
  return isSame ? grant : undefined;
}

/**
 * Admits the media stream of a telephone system authenticated by a tenant key: it names the agent, or the called number
 * decides. Undefined: the tenant has no such agent or number. Throws `unavailable` without capacity.
 */
export async function admitKeyedStream(
  db: Database,
  deps: Pick<TelephonyDeps, 'routeCarrierCall'>,
  request: { tenantId: TenantId; provider: string; callRef: string; from: string; to: string; agentId: string | null },
): Promise<StreamGrant | undefined> {
  const { tenantId, provider, callRef, from, to } = request;
  const common = { tenantId, provider, callRef, from, to, callId: null, direction: 'inbound' as const };
  if (request.agentId === null) {
    const route = await deps.routeCarrierCall({ tenantId, provider, callRef, from, to, agentId: null });
    if (route === 'busy') throw allBusy();
    return typeof route === 'string' ? undefined : { ...common, ...route };
  }
  const agentId = AgentId.safeParse(request.agentId);
  if (!agentId.success) return undefined;
  try {
    const agent = await db.app.inTenant(tenantId, (tx) => getAgent(tx, agentId.data), { onlyReads: true });
    return agent.config.is_active
      ? { ...common, agentId: agent.id, agentVersion: agent.version, phoneNumberId: null }
      : undefined;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_found') return undefined;
    throw error;
  }
}
