import type { TenantId } from '@parley/contract/ids';
import type { WebhookAttempt } from '@parley/contract/resources/webhook';
import { sql } from 'kysely';
import type { PlatformScope } from '#db/tenant-scope.ts';
import type { ClaimedDelivery, EndpointRef } from './claim-deliveries.queries.ts';
import { resultColumns } from './deliveries.queries.ts';

/** Result of one request, as it is written. */
export interface DeliveryResult {
  claim: ClaimedDelivery;
  attemptId: string;
  attempt: WebhookAttempt;
  isSuccess: boolean;
  isGone: boolean;
  /** Next scheduled try; null when there is none. Ignored for redeliveries. */
  nextTryAt: Date | null;
  at: Date;
}

/** Writes results of several deliveries, of any tenants, in one statement. */
export async function writeResults(platform: PlatformScope, results: readonly DeliveryResult[]): Promise<void> {
  const rows = results.map(({ claim, attemptId, attempt, isSuccess, nextTryAt, at }) => ({
    tenant_id: claim.tenantId,
    delivery_id: claim.id,
    lease_id: claim.leaseId,
    attempt_id: attemptId,
    is_redelivery: claim.isRedelivery,
    is_success: isSuccess,
    next_try_at: nextTryAt,
    at,
    ...resultColumns(attempt),
    request_headers: attempt.request_headers,
    sent_at: attempt.at,
  }));
  await sql`
    with result as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
        tenant_id uuid, delivery_id uuid, lease_id uuid, attempt_id uuid, is_redelivery boolean, is_success boolean,
        next_try_at timestamptz, at timestamptz, url text, request_headers jsonb, status integer, error_code text,
        error_message text, response_body text, dns_ms real, connect_ms real, tls_ms real, first_byte_ms real,
        total_ms real, sent_at timestamptz)
    ), logged as (
      insert into webhook_attempts (tenant_id, id, delivery_id, subject_id, is_redelivery, url, request_headers, status, error_code,
        error_message, response_body, dns_ms, connect_ms, tls_ms, first_byte_ms, total_ms, created_at)
      select r.tenant_id, r.attempt_id, r.delivery_id, d.subject_id, r.is_redelivery, r.url, r.request_headers, r.status, r.error_code,
        r.error_message, case when d.state = 'erased' then '' else r.response_body end, r.dns_ms, r.connect_ms, r.tls_ms,
        r.first_byte_ms, r.total_ms, r.sent_at
      from result r join webhook_deliveries d on d.tenant_id = r.tenant_id and d.id = r.delivery_id
    )
    update webhook_deliveries d set
      state = case when r.is_success then 'delivered'
        when r.is_redelivery or r.next_try_at is not null or d.state <> 'waiting' then d.state else 'failed' end,
      tries = d.tries + case when r.is_redelivery then 0 else 1 end,
      next_try_at = case when r.is_success or d.state <> 'waiting' then null
        when r.is_redelivery then d.next_try_at else r.next_try_at end,
      redeliver_at = case when r.is_redelivery then null else d.redeliver_at end,
      delivered_at = case when r.is_success then r.at else d.delivered_at end,
      lease_id = null, lease_until = null
    from result r
    where d.tenant_id = r.tenant_id and d.id = r.delivery_id and d.lease_id = r.lease_id and d.state <> 'erased'`.execute(
    platform.everywhere,
  );
}

/** Scheduled attempts of one endpoint in a batch, since its last success. */
export interface EndpointHealth {
  endpoint: EndpointRef;
  hadSuccess: boolean;
  /** Failures after the last success. */
  failures: number;
  firstFailureAt: Date | null;
}

/** Writes how endpoints fare; returns those that fail now. Healthy ones cost no write. */
export async function writeHealth(
  platform: PlatformScope,
  health: readonly EndpointHealth[],
): Promise<{ endpoint: EndpointRef; failingSince: Date; failedAttempts: number }[]> {
  if (health.length === 0) return [];
  const rows = health.map(({ endpoint, hadSuccess, failures, firstFailureAt }) => ({
    tenant_id: endpoint.tenantId,
    id: endpoint.id,
    had_success: hadSuccess,
    failures,
    first_failure_at: firstFailureAt,
  }));
  const written = await sql<{ tenant_id: string; id: string; failing_since: Date | null; failed_attempts: number }>`
    update webhook_endpoints e set
      failing_since = case when h.failures = 0 then null
        when h.had_success then h.first_failure_at else coalesce(e.failing_since, h.first_failure_at) end,
      failed_attempts = case when h.had_success then h.failures else e.failed_attempts + h.failures end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as h (
      tenant_id uuid, id uuid, had_success boolean, failures integer, first_failure_at timestamptz)
    where e.tenant_id = h.tenant_id and e.id = h.id and (h.failures > 0 or e.failing_since is not null)
    returning e.tenant_id, e.id, e.failing_since, e.failed_attempts`.execute(platform.everywhere);
  return written.rows.flatMap((row) => {
    const endpoint = { tenantId: row.tenant_id as TenantId, id: row.id as EndpointRef['id'] };
    const { failing_since: failingSince, failed_attempts: failedAttempts } = row;
    return failingSince === null ? [] : [{ endpoint, failingSince, failedAttempts }];
  });
}
