import type { TenantId } from '@parley/contract/ids';
import type { Tx } from '#db/tenant-scope.ts';
import type { EmitEvent } from '#platform/outbox/emit.ts';

/** What a change of a chat's state happens in. */
export interface ChangeContext {
  tx: Tx;
  emit: EmitEvent;
  tenantId: TenantId;
  now: Date;
  newId: () => string;
}
