import type { SipTrunkId, TenantId } from '@parley/contract/ids';
import { SipTrunkConfig, type SipTrunkCreate } from '@parley/contract/resources/sip-trunk';
import type { Tx } from '#db/tenant-scope.ts';
import type { EmitEvent } from '#platform/outbox/emit.ts';
import { checkTrunk } from './check-hosts.ts';
import type { SipTrunksDeps } from './sip-trunks.operation.ts';
import { insertTrunk, type StoredTrunk } from './sip-trunks.queries.ts';
import { storePassword } from './store-password.ts';

/** Part of an operation's context with which trunks of its account are written. */
export interface TrunkContext {
  tx: Tx;
  /** Account of the trunk: a tenant, a reseller, or the installation. */
  tenantId: TenantId;
  now: Date;
  newId(): string;
  emit: EmitEvent;
  deps: SipTrunksDeps;
}

/** Adds a trunk to the account; its passwords go into the vault. */
export async function addTrunk(context: TrunkContext, body: SipTrunkCreate): Promise<StoredTrunk> {
  const { tx, tenantId, now, emit } = context;
  const { password, ...fields } = body;
  const { password: inboundPassword, ...inbound } = fields.inbound;
  const config = checkTrunk(context.deps.egress, SipTrunkConfig.parse({ ...fields, inbound }), null);
  const trunk = {
    tenantId,
    id: context.newId() as SipTrunkId,
    version: 1,
    config,
    passwordId: await storePassword(context, password, null),
    inboundPasswordId: await storePassword(context, inboundPassword, null),
    createdAt: now,
    updatedAt: now,
  };
  await insertTrunk(tx, trunk);
  await emit('trunk.changed', `trunk:${trunk.id}`, { trunk_id: trunk.id, is_deleted: false });
  return trunk;
}
