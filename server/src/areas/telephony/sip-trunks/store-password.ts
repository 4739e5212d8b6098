import type { TenantId } from '@parley/contract/ids';
import type { Tx } from '#db/tenant-scope.ts';
import type { Vault } from '#platform/secrets/vault.ts';

/** Undefined keeps a password, null deletes it. */
export type PasswordChange = string | null | undefined;

/** Stores a password in the vault in place of `stored`; returns its new id. */
export async function storePassword(
  context: { tx: Tx; tenantId: TenantId; now: Date; newId: () => string; deps: { vault: Vault } },
  change: PasswordChange,
  stored: string | null,
): Promise<string | null> {
  if (change === undefined) return stored;
  const { tx, tenantId, now } = context;
  if (stored !== null) await context.deps.vault.delete(tx, [stored]);
  if (change === null) return null;
  const id = context.newId();
  await context.deps.vault.store(tx, { tenantId, id, value: change, hint: '', now });
  return id;
}
