import type { AgentId, TenantId } from '@parley/contract/ids';
import { WidgetInstallationCheck } from '@parley/contract/resources/widget-installation';
import type { Tx } from '#db/tenant-scope.ts';

/** Finds the last check of an agent's installation; null where there was none. */
export async function findInstallationCheck(tx: Tx, agentId: AgentId): Promise<WidgetInstallationCheck | null> {
  const row = await tx
    .selectFrom('widget_installations')
    .select('result')
    .where('agent_id', '=', agentId)
    .executeTakeFirst();
  return row ? WidgetInstallationCheck.parse(row.result) : null;
}

/** Stores a check in place of the one before. */
export async function storeInstallationCheck(
  tx: Tx,
  stored: { tenantId: TenantId; agentId: AgentId; check: WidgetInstallationCheck; now: Date },
): Promise<void> {
  const row = { result: JSON.stringify(stored.check), checked_at: stored.now };
  await tx
    .insertInto('widget_installations')
    .values({ tenant_id: stored.tenantId, agent_id: stored.agentId, ...row })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'agent_id']).doUpdateSet(row))
    .execute();
}
