import type { UserId } from '@parley/contract/ids';
import type { Tx } from '#db/tenant-scope.ts';
import { platformChain } from '#platform/audit/audit-entry.ts';
import { createSealer, type SealingKeys } from '#platform/secrets/sealer.ts';

/** TOTP secrets at rest: sealed, each bound to its user. */
export interface SecondFactorSecrets {
  seal(userId: UserId, secret: string): string;
  open(userId: UserId, sealed: string): string;
  /** Re-seals with the active key up to `limit` secrets under an older one; returns the count. */
  reseal(tx: Tx, limit: number): Promise<number>;
}

export function createSecondFactorSecrets(keys: SealingKeys): SecondFactorSecrets {
  const sealer = createSealer(keys);
  // Users belong to no tenant.
  const placeOf = (rowId: string) => ({
    tenantId: platformChain,
    table: 'users',
    rowId,
    column: 'second_factor_secret',
  });
  return {
    seal: (userId, secret) => sealer.seal(secret, placeOf(userId)),
    open: (userId, sealed) => sealer.open(sealed, placeOf(userId)),

    async reseal(tx, limit) {
      const stale = await tx
        .selectFrom('users')
        .select(['id', 'second_factor_secret'])
        .where('second_factor_secret', 'not like', `v1.${keys.activeKeyId.replaceAll('_', '\\_')}.%`)
        .limit(limit)
        .forUpdate()
        .skipLocked()
        .execute();
      for (const { id, second_factor_secret: sealed } of stale) {
        if (sealed === null) continue;
        const anew = sealer.seal(sealer.open(sealed, placeOf(id)), placeOf(id));
        await tx.updateTable('users').set({ second_factor_secret: anew }).where('id', '=', id).execute();
      }
      return stale.length;
    },
  };
}
