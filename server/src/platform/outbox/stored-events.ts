import type { TenantId } from '@parley/contract/ids';
import type { EventPosition } from '#platform/outbox/event-position.ts';

/** A stored event of the outbox. */
export interface StoredEvent {
  position: EventPosition;
  tenantId: TenantId;
  topic: string;
  type: string;
  data: unknown;
  createdAt: Date;
}

/** A row of the outbox as SQL returns it: 64-bit numbers as text. */
export interface EventRow {
  tenant_id: string;
  id: string;
  xid: string;
  topic: string;
  type: string;
  data: unknown;
  created_at: Date;
}

export function eventFrom(row: EventRow): StoredEvent {
  return {
    position: { xid: BigInt(row.xid), id: BigInt(row.id) },
    tenantId: row.tenant_id as TenantId,
    topic: row.topic,
    type: row.type,
    data: row.data,
    createdAt: row.created_at,
  };
}
