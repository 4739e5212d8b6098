import { sql } from 'kysely';
import type { PlatformScope } from '#db/tenant-scope.ts';
import { calledNumbers } from './number-reading.rules.ts';

/**
 * Finds the called number among those in quarantine; null when none is. `called`: called identities, likeliest first, as
 * signalled.
 */
export async function findQuarantined(
  platform: PlatformScope,
  called: readonly string[],
): Promise<{ number: string; country: string } | null> {
  const numbers = called.flatMap((text) => calledNumbers(text, { format: 'e164', country: null }));
  if (numbers.length === 0) return null;
  const row = await platform.everywhere
    .selectFrom('number_pool')
    .select(['number', 'country'])
    .where('number', 'in', numbers)
    .where('claimed_at', 'is', null)
    .where(sql<boolean>`quarantined_until > now()`)
    .executeTakeFirst();
  return row ?? null;
}
