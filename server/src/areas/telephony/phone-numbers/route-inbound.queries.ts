import type { AgentId, PhoneNumberId, SipTrunkId, TenantId } from '@parley/contract/ids';
import type { CarrierId, FallbackDestination } from '@parley/contract/resources/phone-number';
import { SipTrunkConfig } from '@parley/contract/resources/sip-trunk';
import { sql } from 'kysely';
import type { PlatformScope } from '#db/tenant-scope.ts';
import { type InboundRoute, meantBy, pickNumber, type RoutingTrunk } from './inbound-route.rules.ts';
import { calledNumbers } from './number-reading.rules.ts';

/** Source of a call: one of these trunks (tenants may share an address), or a carrier. */
export type InboundSource = { trunkIds: readonly SipTrunkId[] } | { provider: CarrierId };

/**
 * Finds the called number across tenants; undefined when unknown. `called`: called identities, likeliest first, as
 * signalled, without scheme and host.
 */
export async function routeInboundNumber(
  platform: PlatformScope,
  source: InboundSource,
  called: readonly string[],
): Promise<InboundRoute | undefined> {
  if ('provider' in source) {
    const row = await findOfCarrier(platform, source.provider, called);
    return row && routeTo(row, null);
  }
  if (source.trunkIds.length === 0 || called.length === 0) return undefined;
  const trunks = await readTrunks(platform, source.trunkIds);
  const meant = trunks.map((trunk) => meantBy(trunk, called));
  const numbers = meant.flatMap((each) => each.numbers);
  const names = meant.flatMap((each) => each.names);
  const tenants = trunks.map((trunk) => trunk.tenantId);
  const rows = await inboundNumbers(platform)
    .where(sql<boolean>`(n.tenant_id = any(${tenants}::uuid[])
      or n.shared_trunk_id = any(${trunks.map(({ id }) => id)}::uuid[]))`)
    .where(
      sql<boolean>`(n.number = any(${numbers}::text[])
        or (n.trunk_id = any(${trunks.map(({ id }) => id)}::uuid[]) and lower(n.called_as) = any(${names}::text[])))`,
    )
    .execute();
  const match = pickNumber(trunks, called, rows);
  return match && routeTo(match.number, match.trunk.id as SipTrunkId);
}

async function readTrunks(platform: PlatformScope, ids: readonly SipTrunkId[]): Promise<RoutingTrunk[]> {
  const rows = await platform.everywhere
    .selectFrom('sip_trunks')
    .select(['tenant_id', 'id', 'config'])
    .where('id', 'in', ids)
    .where('is_active', '=', true)
    .execute();
  return rows.map((row) => {
    const config = SipTrunkConfig.parse(row.config);
    return { tenantId: row.tenant_id, id: row.id, format: config.inbound.number_format, country: config.country };
  });
}

async function findOfCarrier(
  platform: PlatformScope,
  provider: CarrierId,
  called: readonly string[],
): Promise<RouteRow | undefined> {
  const numbers = called.flatMap((text) => calledNumbers(text, { format: 'e164', country: null }));
  if (numbers.length === 0) return undefined;
  const rows = await inboundNumbers(platform)
    .where('n.provider', '=', provider)
    .where('n.number', 'in', numbers)
    .execute();
  return rows.toSorted((a, b) => numbers.indexOf(a.number) - numbers.indexOf(b.number))[0];
}

type RouteRow = Awaited<ReturnType<ReturnType<typeof inboundNumbers>['execute']>>[number];

/** Numbers that take inbound calls, with their agent's state. */
function inboundNumbers(platform: PlatformScope) {
  return (
    platform.everywhere
      .selectFrom('phone_numbers as n')
      // Numbers of a suspended account, or of one without the feature, are not answered.
      .innerJoin('tenants as t', (join) =>
        join
          .onRef('t.id', '=', 'n.tenant_id')
          .on('t.suspended_at', 'is', null)
          .on(sql<boolean>`not ('phone' = any (app.modules_off(t.id)))`),
      )
      .leftJoin('agents as a', (join) =>
        join
          .onRef('a.tenant_id', '=', 'n.tenant_id')
          .onRef('a.id', '=', 'n.agent_id')
          .on('a.trashed_at', 'is', null)
          .on('a.is_active', '=', true),
      )
      .select([
        'n.tenant_id',
        'n.id',
        'n.number',
        'n.trunk_id',
        'n.shared_trunk_id',
        'n.called_as',
        'n.agent_version',
        'n.fallback',
        'n.max_concurrent_calls',
        'n.agent_id',
        'a.id as live_agent_id',
      ])
      .where('n.status', '=', 'active')
      .where('n.direction', '<>', 'outbound')
  );
}

function routeTo(row: RouteRow, trunkId: SipTrunkId | null): InboundRoute {
  const agentId = row.live_agent_id as AgentId | null;
  return {
    tenantId: row.tenant_id as TenantId,
    numberId: row.id as PhoneNumberId,
    number: row.number,
    trunkId,
    isAssigned: row.agent_id !== null,
    agentId,
    agentVersion: agentId === null ? null : row.agent_version,
    fallback: row.fallback as FallbackDestination | null,
    maxConcurrentCalls: row.max_concurrent_calls,
  };
}
