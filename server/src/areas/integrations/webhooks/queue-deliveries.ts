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

export interface QueuedEvent {
  event: NewWebhookEvent;
  deliveries: readonly NewDelivery[];
}

/** Rows of one statement; each has up to nine values, and PostgreSQL reads 65,535. */
const rowsMax = 1000;

/** Writes events with their deliveries, in their order; the first try is due at once. One round trip. */
export async function queueDeliveries(tx: Tx, queued: readonly QueuedEvent[]): Promise<void> {
  const deliveries = queued.flatMap(({ event, deliveries }) => deliveries.map((delivery) => rowOf(event, delivery)));
  await Promise.all([
    insertEvents(
      tx,
      queued.map(({ event }) => event),
    ),
    ...inParts(deliveries).map((rows) => tx.insertInto('webhook_deliveries').values(rows).execute()),
  ]);
}

export async function insertEvents(tx: Tx, events: readonly NewWebhookEvent[]): Promise<void> {
  const rows = events.map((event) => ({
    tenant_id: event.tenantId,
    id: event.id,
    type: event.type,
    subject_id: event.subjectId,
    version: event.version,
    body: event.body,
    transcript_body: event.transcriptBody,
    created_at: event.createdAt,
  }));
  await Promise.all(inParts(rows).map((part) => tx.insertInto('webhook_events').values(part).execute()));
}

function rowOf(event: NewWebhookEvent, { id, endpointId, withTranscript, isActive }: NewDelivery) {
  return {
    tenant_id: event.tenantId,
    id,
    endpoint_id: endpointId,
    event_id: event.id,
    subject_id: event.subjectId,
    with_transcript: withTranscript,
    state: isActive ? 'waiting' : 'missed',
    next_try_at: isActive ? event.createdAt : null,
    created_at: event.createdAt,
  };
}

function inParts<Row>(rows: readonly Row[]): Row[][] {
  const parts = Math.ceil(rows.length / rowsMax);
  return Array.from({ length: parts }, (_, part) => rows.slice(part * rowsMax, (part + 1) * rowsMax));
}
