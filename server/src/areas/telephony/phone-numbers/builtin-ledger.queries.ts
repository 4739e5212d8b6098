import { sql } from 'kysely';
import type { PlatformScope } from '#db/tenant-scope.ts';

/** The books of the built-in carrier: which of its numbers are sold, or rest after a release. */
export function createBuiltinLedger(platform: PlatformScope) {
  const { everywhere } = platform;
  return {
    /** Those of `numbers` that cannot be bought at `now`. */
    async unavailable(numbers: readonly string[], now: Date): Promise<Set<string>> {
      const rows = await everywhere
        .selectFrom('builtin_numbers')
        .select('number')
        .where(sql<boolean>`number = any(${[...numbers]}::text[])`)
        .where((row) => row.or([row('free_from', 'is', null), row('free_from', '>', now)]))
        .execute();
      return new Set(rows.map((row) => row.number));
    },

    /** False when it is sold or rests. Of two at once, one gets it. */
    async sell(number: string, ref: string, now: Date): Promise<boolean> {
      const sold = await everywhere
        .insertInto('builtin_numbers')
        .values({ number, ref, bought_at: now })
        .onConflict((conflict) =>
          conflict
            .column('number')
            .doUpdateSet({ ref, bought_at: now, free_from: null })
            .where('builtin_numbers.free_from', '<=', now),
        )
        .returning('number')
        .executeTakeFirst();
      return sold !== undefined;
    },

    /** The reference of a number that is sold. */
    async refOf(number: string): Promise<string | undefined> {
      const row = await everywhere
        .selectFrom('builtin_numbers')
        .select('ref')
        .where('number', '=', number)
        .where('free_from', 'is', null)
        .executeTakeFirst();
      return row?.ref;
    },

    /** Takes a number back; it rests until `freeFrom`. */
    async takeBack(ref: string, freeFrom: Date): Promise<void> {
      await everywhere
        .updateTable('builtin_numbers')
        .set({ free_from: freeFrom })
        .where(sql<string>`ref::text`, '=', ref)
        .where('free_from', 'is', null)
        .execute();
    },
  };
}
