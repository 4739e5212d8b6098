import { sql } from 'kysely';
import type { PlatformScope } from '#db/tenant-scope.ts';

/** Ledger of the built-in carrier: sold and quarantined numbers. */
export function createBuiltinLedger(platform: PlatformScope) {
  const { everywhere } = platform;
  return {
    /** Subset of `numbers` not available at `now`. */
    async unavailable(numbers: readonly string[], now: Date): Promise<Set<string>> {
      const rows = await everywhere
        .selectFrom('builtin_numbers')
        .select('number')
        .where(sql<boolean>`number = any(${[...numbers]}::text[])`)
        .where((row) => row.or([row('free_from', 'is', null), row('free_from', '>', now)]))
        .execute();
      return new Set(rows.map((row) => row.number));
    },

    /** Returns false when it is sold or quarantined. Of two concurrent sales one succeeds. */
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

    /** Provider reference of a sold number. */
    async refOf(number: string): Promise<string | undefined> {
      const row = await everywhere
        .selectFrom('builtin_numbers')
        .select('ref')
        .where('number', '=', number)
        .where('free_from', 'is', null)
        .executeTakeFirst();
      return row?.ref;
    },

    /** Returns a number, quarantined until `freeFrom`. */
    async returnNumber(ref: string, freeFrom: Date): Promise<void> {
      await everywhere
        .updateTable('builtin_numbers')
        .set({ free_from: freeFrom })
        .where(sql<string>`ref::text`, '=', ref)
        .where('free_from', 'is', null)
        .execute();
    },
  };
}
