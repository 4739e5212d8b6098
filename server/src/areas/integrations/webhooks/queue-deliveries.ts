import type { TenantId, WebhookId } from '@parley/contract/ids';
import type { WebhookEventType } from '@parley/contract/webhook-events';
import type { Tx } from '#db/tenant-scope.ts';

/** A public event as signed. */
export interface NewWebhookEvent {
  tenantId: TenantId;
  /** The `webhook-id` header. */
  id: string;
  type: WebhookEventType;
  subjectId: string | null;
  version: number | null;
  body: string;
  transcriptBody: string | null;
  createdAt: Date;
}

export interface NewDelivery {
  id: string;
  endpointId: WebhookId;
  withTranscript: boolean;
  /** False: kept as missed. */
  isActive: boolean;
}

/** Writes an event with its deliveries; the first try is due at once. One round trip. */
export async function queueDeliveries(
  tx: Tx,
  { event, deliveries }: { event: NewWebhookEvent; deliveries: readonly NewDelivery[] },
): Promise<void> {
  await Promise.all([
    insertEvent(tx, event),
    tx
      .insertInto('webhook_deliveries')
      .values(
        deliveries.map(({ id, endpointId, withTranscript, isActive }) => ({
          tenant_id: event.tenantId,
          id,
          endpoint_id: endpointId,
          event_id: event.id,
          subject_id: event.subjectId,
          with_transcript: withTranscript,
          state: isActive ? 'waiting' : 'missed',
          next_try_at: isActive ? event.createdAt : null,
          created_at: event.createdAt,
        })),
      )
      .execute(),
  ]);
}

export function insertEvent(tx: Tx, event: NewWebhookEvent): Promise<unknown> {
  return tx
    .insertInto('webhook_events')
    .values({
      tenant_id: event.tenantId,
      id: event.id,
      type: event.type,
      subject_id: event.subjectId,
      version: event.version,
      body: event.body,
      transcript_body: event.transcriptBody,
      created_at: event.createdAt,
    })
    .execute();
}
