import type { TenantId, WebhookId } from '@parley/contract/ids';
import { sql } from 'kysely';
import type { PlatformScope } from '#db/tenant-scope.ts';
import { longestOrderedWaitMs, orderedTries } from './schedule.rules.ts';

export interface EndpointRef {
  tenantId: TenantId;
  id: WebhookId;
}

/** A delivery this process sends now. */
export interface ClaimedDelivery {
  tenantId: TenantId;
  id: string;
  endpointId: WebhookId;
  endpointVersion: number;
  /** The endpoint's last attempts failed. */
  isEndpointFailing: boolean;
  eventId: string;
  leaseId: string;
  isRedelivery: boolean;
  tries: number;
  /** Null: erased while it was queued. */
  body: string | null;
}

/**
 * Claims up to `limit` due deliveries of one endpoint under a lease. A delivery waits for an earlier one of its call
 * while that one is in its first two tries; redeliveries wait for none. Those of accounts without the module wait until
 * it is switched on again.
 */
export async function claimDeliveries(
  platform: PlatformScope,
  asked: { endpoint: EndpointRef; now: Date; leaseId: string; leaseMs: number; limit: number },
): Promise<ClaimedDelivery[]> {
  const { endpoint, now, leaseId, leaseMs, limit } = asked;
  const orderedUntil = new Date(now.getTime() + longestOrderedWaitMs);
  const { rows } = await sql<{
    id: string;
    version: number;
    is_failing: boolean;
    event_id: string;
    tries: number;
    is_redelivery: boolean;
    body: string | null;
  }>`
    with due as (
      select d.id, d.redeliver_at is not null as is_redelivery
      from webhook_deliveries d
      where d.tenant_id = ${endpoint.tenantId} and d.endpoint_id = ${endpoint.id} and d.due_at <= ${now}
        and 'webhooks' <> all (app.modules_off(${endpoint.tenantId}))
        and (d.lease_until is null or d.lease_until < now())
        and (d.redeliver_at is not null or d.subject_id is null or not exists (
          select from webhook_deliveries p
          where p.tenant_id = d.tenant_id and p.endpoint_id = d.endpoint_id and p.subject_id = d.subject_id
            and p.seq < d.seq and p.state = 'waiting' and p.tries < ${orderedTries}
            and p.next_try_at <= ${orderedUntil}))
      order by d.due_at, d.seq limit ${limit}
      for update of d skip locked
    ), claimed as (
      update webhook_deliveries d
      set lease_id = ${leaseId}, lease_until = now() + ${leaseMs} * interval '1 millisecond'
      from due where d.tenant_id = ${endpoint.tenantId} and d.id = due.id
      returning d.id, d.event_id, d.endpoint_id, d.tries, d.with_transcript, d.seq, due.is_redelivery
    )
    select c.id, c.event_id, c.tries, c.is_redelivery, e.version, e.failing_since is not null as is_failing,
      case when c.with_transcript then v.transcript_body else v.body end as body
    from claimed c
    join webhook_endpoints e on e.tenant_id = ${endpoint.tenantId} and e.id = c.endpoint_id
    join webhook_events v on v.tenant_id = ${endpoint.tenantId} and v.id = c.event_id
    order by c.seq`.execute(platform.everywhere);
  return rows.map((row) => ({
    ...endpoint,
    id: row.id,
    endpointId: endpoint.id,
    endpointVersion: row.version,
    isEndpointFailing: row.is_failing,
    eventId: row.event_id,
    leaseId,
    isRedelivery: row.is_redelivery,
    tries: row.tries,
    body: row.body,
  }));
}

/** Gives claims back that were not sent, so that another process sends them at once. */
export async function releaseClaims(
  platform: PlatformScope,
  claims: readonly { tenantId: TenantId; id: string; leaseId: string }[],
) {
  if (claims.length === 0) return;
  await sql`
    update webhook_deliveries d set lease_id = null, lease_until = null
    from jsonb_to_recordset(${JSON.stringify(claims)}::jsonb) as c ("tenantId" uuid, id uuid, "leaseId" uuid)
    where d.tenant_id = c."tenantId" and d.id = c.id and d.lease_id = c."leaseId"`.execute(platform.everywhere);
}

/** Ends a claimed delivery whose body was erased. */
export async function dropErased(platform: PlatformScope, claim: ClaimedDelivery): Promise<void> {
  await sql`
    update webhook_deliveries set state = case when state = 'delivered' then state else 'erased' end, next_try_at = null,
      redeliver_at = null, lease_id = null, lease_until = null
    where tenant_id = ${claim.tenantId} and id = ${claim.id} and lease_id = ${claim.leaseId}`.execute(
    platform.everywhere,
  );
}

/** Lists endpoints with due deliveries. Those of endpoints that are off become missed here. */
export async function findDueEndpoints(platform: PlatformScope, now: Date): Promise<EndpointRef[]> {
  const { rows } = await sql<{ tenant_id: string; id: string; is_active: boolean; waits: boolean }>`
    select e.tenant_id, e.id, e.is_active,
      not e.is_active and exists (select from webhook_deliveries d where d.tenant_id = e.tenant_id
        and d.endpoint_id = e.id and d.state = 'waiting') as waits
    from webhook_endpoints e
    where exists (select from webhook_deliveries d where d.tenant_id = e.tenant_id and d.endpoint_id = e.id
      and d.due_at <= ${now}) and 'webhooks' <> all (app.modules_off(e.tenant_id))`.execute(platform.everywhere);
  const refs = rows.map((row) => ({ tenantId: row.tenant_id as TenantId, id: row.id as WebhookId }));
  const off = refs.filter((_, at) => rows[at]?.waits);
  // Queued in the moment the endpoint was switched off.
  for (const { tenantId, id } of off) {
    await platform.everywhere
      .updateTable('webhook_deliveries')
      .set({ state: 'missed', next_try_at: null })
      .where('tenant_id', '=', tenantId)
      .where('endpoint_id', '=', id)
      .where('state', '=', 'waiting')
      .where('lease_until', 'is', null)
      .execute();
  }
  return refs;
}
