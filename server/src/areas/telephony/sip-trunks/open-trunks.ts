import type { SipTrunkId, TenantId } from '@parley/contract/ids';
import type { PlatformScope, Tx } from '#db/tenant-scope.ts';
import type { Vault } from '#platform/secrets/vault.ts';
import type { OpenTrunk } from './sip-trunks.operation.ts';
import { readTrunk, type StoredTrunk, trunkColumns } from './sip-trunks.queries.ts';

/** Lists the active trunks of all tenants, for the calling process. */
export function listAllTrunks(platform: PlatformScope, vault: Vault): Promise<OpenTrunk[]> {
  return platform.inPlatform(async (tx) => {
    const rows = await tx.selectFrom('sip_trunks').select(trunkColumns).where('is_active', '=', true).execute();
    const byTenant = new Map<TenantId, StoredTrunk[]>();
    for (const trunk of rows.map(readTrunk)) {
      byTenant.set(trunk.tenantId, [...(byTenant.get(trunk.tenantId) ?? []), trunk]);
    }
    const opened: OpenTrunk[] = [];
    for (const trunks of byTenant.values()) opened.push(...(await openTrunks(tx, vault, trunks)));
    return opened;
  });
}

/** Finds one trunk, active or not; undefined when deleted. */
export function findTrunk(
  platform: PlatformScope,
  vault: Vault,
  request: { tenantId: TenantId; id: SipTrunkId },
): Promise<OpenTrunk | undefined> {
  return platform.inPlatform(async (tx) => {
    const row = await tx
      .selectFrom('sip_trunks')
      .select(trunkColumns)
      .where('tenant_id', '=', request.tenantId)
      .where('id', '=', request.id)
      .executeTakeFirst();
    return row && openTrunk(tx, vault, readTrunk(row));
  });
}

export async function openTrunk(tx: Tx, vault: Vault, trunk: StoredTrunk): Promise<OpenTrunk | undefined> {
  return (await openTrunks(tx, vault, [trunk]))[0];
}

/** Decrypts the passwords of a tenant's trunks. */
async function openTrunks(tx: Tx, vault: Vault, trunks: readonly StoredTrunk[]): Promise<OpenTrunk[]> {
  const [first] = trunks;
  if (!first) return [];
  const ids = trunks.flatMap(({ passwordId, inboundPasswordId }) =>
    [passwordId, inboundPasswordId].filter((id) => id !== null),
  );
  const secrets = await vault.open(tx, first.tenantId, ids);
  const secret = (id: string | null) => (id === null ? null : (secrets.get(id) ?? null));
  return trunks.map(({ tenantId, id, version, config, passwordId, inboundPasswordId }) => ({
    tenantId,
    id,
    version,
    config,
    password: secret(passwordId),
    inboundPassword: secret(inboundPasswordId),
  }));
}
