import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';

/** A webhook that was sent data of certain objects; `name` is the host of its address. */
export interface WebhookReceiver {
  id: string;
  name: string;
}

/** Finds the webhooks to which an event about one of these objects was sent, whatever they answered. */
export async function findReceivers(tx: Tx, objectIds: readonly string[]): Promise<WebhookReceiver[]> {
  if (objectIds.length === 0) return [];
  const { rows } = await sql<WebhookReceiver>`
    select distinct e.id, coalesce(substring(e.url from '^[a-z]+://(?:[^@/]*@)?([^/:?#]+)'), '') as name
    from webhook_attempts a
    join webhook_deliveries d on d.tenant_id = a.tenant_id and d.id = a.delivery_id
    join webhook_events v on v.tenant_id = d.tenant_id and v.id = d.event_id
    join webhook_endpoints e on e.tenant_id = d.tenant_id and e.id = d.endpoint_id
    where a.subject_id = any(${[...objectIds]}::uuid[]) and v.type <> 'call.erased'
    order by 1`.execute(tx);
  return rows;
}
