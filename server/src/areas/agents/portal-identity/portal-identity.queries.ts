import type { AgentId, TenantId } from '@parley/contract/ids';
import type { PortalIdentityKeyStatus } from '@parley/contract/resources/portal-identity';
import { type Selectable, sql } from 'kysely';
import type { z } from 'zod';
import type { PortalIdentityKeys } from '#db/schema.generated.ts';
import type { Tx } from '#db/tenant-scope.ts';

export type StoredPortalKey = Selectable<PortalIdentityKeys>;

export async function findPortalKey(tx: Tx, agentId: AgentId): Promise<StoredPortalKey | null> {
  const row = await tx
    .selectFrom('portal_identity_keys')
    .selectAll()
    .where('agent_id', '=', agentId)
    .executeTakeFirst();
  return row ?? null;
}

/** Reports that a portal can identify visitors of this agent. */
export async function hasPortalKey(tx: Tx, agentId: AgentId): Promise<boolean> {
  return (await findPortalKey(tx, agentId)) !== null;
}

/** Replaces the key; the previous secret stays valid until `previous.validUntil`. */
export async function putPortalKey(
  tx: Tx,
  key: {
    tenantId: TenantId;
    agentId: AgentId;
    secretId: string;
    prefix: string;
    previous: { secretId: string; validUntil: Date } | null;
    now: Date;
  },
): Promise<StoredPortalKey> {
  const row = {
    secret_id: key.secretId,
    prefix: key.prefix,
    created_at: key.now,
    last_used_at: null,
    previous_secret_id: key.previous?.secretId ?? null,
    previous_valid_until: key.previous?.validUntil ?? null,
  };
  return tx
    .insertInto('portal_identity_keys')
    .values({ tenant_id: key.tenantId, agent_id: key.agentId, ...row })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'agent_id']).doUpdateSet(row))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deletePortalKey(tx: Tx, agentId: AgentId): Promise<void> {
  await tx.deleteFrom('portal_identity_keys').where('agent_id', '=', agentId).execute();
}

/** Updates the key's last use; at most once a minute, so that concurrent visitors do not contend for the row. */
export async function touchPortalKey(tx: Tx, agentId: AgentId, now: Date): Promise<void> {
  await tx
    .updateTable('portal_identity_keys')
    .set({ last_used_at: now })
    .where('agent_id', '=', agentId)
    .where((where) =>
      where.or([
        where('last_used_at', 'is', null),
        where('last_used_at', '<=', sql<Date>`${now}::timestamptz - interval '1 minute'`),
      ]),
    )
    .execute();
}

/** Removes the identities from the agent's chats; returns their count. */
export async function clearIdentities(tx: Tx, agentId: AgentId): Promise<number> {
  const fields = sql`array(select jsonb_object_keys(identity))`;
  const rows = await sql`
    update chat_sessions set variables = variables - ${fields}, visitor = visitor - ${fields}, identity = null
    where agent_id = ${agentId} and identity is not null`.execute(tx);
  return Number(rows.numAffectedRows ?? 0);
}

export function presentPortalKey(key: StoredPortalKey | null, now: Date): z.infer<typeof PortalIdentityKeyStatus> {
  const until = key?.previous_valid_until ?? null;
  return {
    configured: key !== null,
    prefix: key?.prefix ?? null,
    created_at: key?.created_at.toISOString() ?? null,
    last_used_at: key?.last_used_at?.toISOString() ?? null,
    previous_valid_until: until !== null && until > now ? until.toISOString() : null,
  };
}
