import type { PlatformScope } from '#db/tenant-scope.ts';
import type { Vault } from '#platform/secrets/vault.ts';

const batch = 500;

/** Deletes rotated signing secrets after their grace period. */
export async function deleteExpiredSigningSecrets(platform: PlatformScope, vault: Vault, now: Date): Promise<void> {
  while ((await forgetSome(platform, vault, now)) === batch);
}

function forgetSome(platform: PlatformScope, vault: Vault, now: Date): Promise<number> {
  return platform.inPlatform(async (tx) => {
    const rows = await tx
      .selectFrom('tools')
      .select(['id', 'previous_signing_secret_id'])
      .where('previous_signing_until', '<=', now)
      .limit(batch)
      .forUpdate()
      .skipLocked()
      .execute();
    if (rows.length === 0) return 0;
    await tx
      .updateTable('tools')
      .set({ previous_signing_secret_id: null, previous_signing_until: null })
      .where(
        'id',
        'in',
        rows.map((row) => row.id),
      )
      .execute();
    await vault.delete(
      tx,
      rows.map((row) => row.previous_signing_secret_id).filter((id) => id !== null),
    );
    return rows.length;
  });
}
