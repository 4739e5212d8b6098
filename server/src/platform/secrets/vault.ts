import type { TenantId } from '@parley/contract/ids';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';
import { createSealer, type SealingKeys } from '#platform/secrets/sealer.ts';
import { SecretsError } from '#platform/secrets/secrets.errors.ts';

/** Storage of tenants' secrets: sealed, bound to tenant and row, never shown again. */
export interface Vault {
  /** Seals and stores a secret under `id`. `hint` is the only part that may be shown. */
  store(tx: Tx, secret: { tenantId: TenantId; id: string; value: string; hint: string; now: Date }): Promise<void>;
  /** Opens the existing ones, by id. Throws SecretsError for one whose key is lost. */
  open(tx: Tx, tenantId: TenantId, ids: readonly string[]): Promise<Map<string, string>>;
  /** The same, without those whose key is lost. */
  openReadable(tx: Tx, tenantId: TenantId, ids: readonly string[]): Promise<Map<string, string>>;
  delete(tx: Tx, ids: readonly string[]): Promise<void>;
  /** Reseals up to `limit` secrets of older keys with the active key; returns their number. */
  reseal(tx: Tx, limit: number): Promise<number>;
}

async function findSealed(tx: Tx, ids: readonly string[]): Promise<{ id: string; sealed: string }[]> {
  if (ids.length === 0) return [];
  return tx.selectFrom('secrets').select(['id', 'sealed']).where('id', 'in', ids).execute();
}

export function createVault(keys: SealingKeys): Vault {
  const sealer = createSealer(keys);
  const olderKeyIds = [...keys.keys.keys()].filter((id) => id !== keys.activeKeyId);
  const placeOf = (tenantId: string, rowId: string) => ({ tenantId, table: 'secrets', rowId });
  return {
    async store(tx, { tenantId, id, value, hint, now }) {
      const sealed = sealer.seal(value, placeOf(tenantId, id));
      await tx.insertInto('secrets').values({ tenant_id: tenantId, id, sealed, hint, created_at: now }).execute();
    },

    async open(tx, tenantId, ids) {
      const rows = await findSealed(tx, ids);
      return new Map(rows.map((row) => [row.id, sealer.open(row.sealed, placeOf(tenantId, row.id))]));
    },

    async openReadable(tx, tenantId, ids) {
      const rows = await findSealed(tx, ids);
      return new Map(
        rows.flatMap((row): [string, string][] => {
          try {
            return [[row.id, sealer.open(row.sealed, placeOf(tenantId, row.id))]];
          } catch (error) {
            if (error instanceof SecretsError) return [];
            throw error;
          }
        }),
      );
    },

    async delete(tx, ids) {
      if (ids.length > 0) await tx.deleteFrom('secrets').where('id', 'in', ids).execute();
    },

    async reseal(tx, limit) {
      if (olderKeyIds.length === 0) return 0;
      const stale = await tx
        .selectFrom('secrets')
        .select(['tenant_id', 'id', 'sealed'])
        // A secret whose key is lost stays unchanged, in case the key is recovered.
        .where(sql<string>`split_part(sealed, '.', 2)`, 'in', olderKeyIds)
        .limit(limit)
        .forUpdate()
        .skipLocked()
        .execute();
      for (const row of stale) {
        const place = placeOf(row.tenant_id, row.id);
        const sealed = sealer.seal(sealer.open(row.sealed, place), place);
        await tx
          .updateTable('secrets')
          .set({ sealed })
          .where('tenant_id', '=', row.tenant_id)
          .where('id', '=', row.id)
          .execute();
      }
      return stale.length;
    },
  };
}
