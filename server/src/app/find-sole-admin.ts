import type { PlatformScope } from '#db/tenant-scope.ts';

/** Finds the email of the platform admin; null for none or more than one. */
export async function findSoleAdmin(platform: PlatformScope): Promise<string | null> {
  const rows = await platform.inPlatform((tx) =>
    tx
      .selectFrom('users')
      .select('email')
      .where('is_platform_admin', '=', true)
      .where('disabled_at', 'is', null)
      .limit(2)
      .execute(),
  );
  return rows.length === 1 ? (rows[0]?.email ?? null) : null;
}
