import type { TenantId } from '@parley/contract/ids';
import type { Tx } from '#db/tenant-scope.ts';
import type { Vault } from '#platform/secrets/vault.ts';

/** Undefined leaves a password as it is, null takes it away. */
export type PasswordChange = string | null | undefined;

/** Moves a password to the vault in place of the one under `stored`; returns the id it is kept under from now on. */
export async function keepPassword(
  context: { tx: Tx; tenantId: TenantId; now: Date; newId: () => string; deps: { vault: Vault } },
  change: PasswordChange,
  stored: string | null,
): Promise<string | null> {
  if (change === undefined) return stored;
  const { tx, tenantId, now } = context;
  if (stored !== null) await context.deps.vault.forget(tx, [stored]);
  if (change === null) return null;
  const id = context.newId();
  await context.deps.vault.keep(tx, { tenantId, id, value: change, hint: '', now });
  return id;
}
