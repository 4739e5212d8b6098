import type { TenantId, WebhookDeliveryId, WebhookId } from '@parley/contract/ids';
import type { WebhookAttempt, WebhookDelivery, WebhookDeliveryState } from '@parley/contract/resources/webhook';
import type { WebhookEventType } from '@parley/contract/webhook-events';
import type { Selectable } from 'kysely';
import type { WebhookAttempts } from '#db/schema.generated.ts';
import type { Tx } from '#db/tenant-scope.ts';
import { newestPage } from '#platform/http/newest-page.ts';

export interface DeliveryFilter {
  limit: number;
  cursor?: string | undefined;
  include_total: boolean;
  status?: WebhookDeliveryState[] | undefined;
  type?: WebhookEventType[] | undefined;
  subject_id?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** Lists one page of an endpoint's deliveries with their attempts, newest first. */
export async function listDeliveryPage(tx: Tx, endpointId: WebhookId, filter: DeliveryFilter) {
  const { status, type, subject_id: subjectId, from, to } = filter;
  const query = tx.selectFrom((eb) =>
    eb
      .selectFrom('webhook_deliveries as d')
      .innerJoin('webhook_events as v', (join) =>
        join.onRef('v.tenant_id', '=', 'd.tenant_id').onRef('v.id', '=', 'd.event_id'),
      )
      .select([
        'd.id',
        'd.created_at',
        'd.event_id',
        'd.subject_id',
        'd.state',
        'd.tries',
        'd.next_try_at',
        'd.redeliver_at',
        'd.delivered_at',
        'd.with_transcript',
        'v.type',
        'v.body',
        'v.transcript_body',
      ])
      .where('d.endpoint_id', '=', endpointId)
      .$if(status !== undefined, (q) => q.where('d.state', 'in', status ?? []))
      .$if(type !== undefined, (q) => q.where('v.type', 'in', type ?? []))
      .$if(subjectId !== undefined, (q) => q.where('d.subject_id', '=', subjectId ?? ''))
      .$if(from !== undefined, (q) => q.where('d.created_at', '>=', new Date(from ?? 0)))
      .$if(to !== undefined, (q) => q.where('d.created_at', '<', new Date(to ?? 0)))
      .as('delivery'),
  );
  const page = await newestPage(filter, {
    read: (isOlder, limit) =>
      query.selectAll().where(isOlder).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute(),
    count: async (total) => (await query.select(total.as('total')).executeTakeFirstOrThrow()).total,
    item: (row) => row,
  });
  const attempts = await listAttempts(
    tx,
    page.data.map(({ id }) => id),
  );
  return {
    ...page,
    data: page.data.map(
      (row): WebhookDelivery => ({
        id: row.id as WebhookDeliveryId,
        event_id: row.event_id,
        type: row.type as WebhookEventType,
        subject_id: row.subject_id,
        state: row.state as WebhookDeliveryState,
        tries: row.tries,
        next_try_at: row.next_try_at?.toISOString() ?? null,
        is_redelivering: row.redeliver_at !== null,
        delivered_at: row.delivered_at?.toISOString() ?? null,
        body: row.with_transcript ? row.transcript_body : row.body,
        attempts: attempts.get(row.id) ?? [],
        created_at: row.created_at.toISOString(),
      }),
    ),
  };
}

async function listAttempts(tx: Tx, deliveryIds: readonly string[]): Promise<Map<string, WebhookAttempt[]>> {
  const byDelivery = new Map<string, WebhookAttempt[]>();
  if (deliveryIds.length === 0) return byDelivery;
  const rows = await tx
    .selectFrom('webhook_attempts')
    .selectAll()
    .where('delivery_id', 'in', deliveryIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  for (const row of rows) {
    byDelivery.set(row.delivery_id, [...(byDelivery.get(row.delivery_id) ?? []), presentAttempt(row)]);
  }
  return byDelivery;
}

function presentAttempt(row: Selectable<WebhookAttempts>): WebhookAttempt {
  return {
    at: row.created_at.toISOString(),
    is_redelivery: row.is_redelivery,
    url: row.url,
    request_headers: row.request_headers as Record<string, string>,
    status: row.status,
    error: row.error_code === null ? null : { code: row.error_code, message: row.error_message ?? '' },
    response_body: row.response_body,
    dns_ms: row.dns_ms,
    connect_ms: row.connect_ms,
    tls_ms: row.tls_ms,
    first_byte_ms: row.first_byte_ms,
    total_ms: row.total_ms,
  };
}

/** Columns of an attempt with its answer and its times. */
export function resultColumns(attempt: WebhookAttempt) {
  return {
    url: attempt.url,
    status: attempt.status,
    error_code: attempt.error?.code ?? null,
    error_message: attempt.error?.message ?? null,
    response_body: attempt.response_body,
    dns_ms: attempt.dns_ms,
    connect_ms: attempt.connect_ms,
    tls_ms: attempt.tls_ms,
    first_byte_ms: attempt.first_byte_ms,
    total_ms: attempt.total_ms,
  };
}

/** Writes one attempt that was made outside the sender. */
export async function insertAttempt(
  tx: Tx,
  {
    tenantId,
    id,
    deliveryId,
    attempt,
  }: { tenantId: TenantId; id: string; deliveryId: string; attempt: WebhookAttempt },
): Promise<void> {
  await tx
    .insertInto('webhook_attempts')
    .values({
      tenant_id: tenantId,
      id,
      delivery_id: deliveryId,
      is_redelivery: attempt.is_redelivery,
      ...resultColumns(attempt),
      request_headers: JSON.stringify(attempt.request_headers),
      created_at: new Date(attempt.at),
    })
    .execute();
}
