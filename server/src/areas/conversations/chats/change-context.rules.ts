import type { TenantId } from '@parley/contract/ids';
import type { Tx } from '#db/tenant-scope.ts';
import type { EmitEvent } from '#platform/outbox/emit.ts';

/** Context of a change to a chat. */
export interface ChangeContext {
  tx: Tx;
  emit: EmitEvent;
  tenantId: TenantId;
  now: Date;
  newId: () => string;
}
