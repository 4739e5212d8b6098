import type { WebhookId } from '@parley/contract/ids';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';

/**
 * Erases what webhooks hold of a call, in the tenant's transaction: stored bodies and answers are blanked, and what
 * waits is not sent. Idempotent. Returns the webhooks that had something of it queued, which are told of the erasure
 * instead.
 */
export async function eraseDeliveries(tx: Tx, subjectId: string): Promise<Set<WebhookId>> {
  const [, , , stopped] = await Promise.all([
    tx
      .updateTable('webhook_events')
      .set({ body: null, transcript_body: null })
      .where('subject_id', '=', subjectId)
      .where('type', '<>', 'call.erased')
      .execute(),
    tx.updateTable('webhook_attempts').set({ response_body: '' }).where('subject_id', '=', subjectId).execute(),
    sql`
      update webhook_deliveries d
      set state = case when d.state in ('waiting', 'missed') then 'erased' else d.state end, next_try_at = null,
        redeliver_at = null, lease_id = null, lease_until = null
      from webhook_events v
      where v.subject_id = ${subjectId} and v.type <> 'call.erased' and d.tenant_id = v.tenant_id and d.event_id = v.id
        and (d.state in ('waiting', 'missed') or d.redeliver_at is not null)`.execute(tx),
    tx
      .selectFrom('webhook_events as v')
      .innerJoin('webhook_deliveries as d', (join) =>
        join.onRef('d.tenant_id', '=', 'v.tenant_id').onRef('d.event_id', '=', 'v.id'),
      )
      .select('d.endpoint_id')
      .where('v.subject_id', '=', subjectId)
      .where('d.state', '=', 'erased')
      .execute(),
  ]);
  return new Set(stopped.map((row) => row.endpoint_id as WebhookId));
}
