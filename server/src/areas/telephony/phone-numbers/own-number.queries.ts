import type { Tx } from '#db/tenant-scope.ts';

/** Reports that an E.164 number is the tenant's. */
export async function isOwnNumber(tx: Tx, number: string): Promise<boolean> {
  const row = await tx
    .selectFrom('phone_numbers')
    .select('id')
    .where('number', '=', number)
    .where('status', '<>', 'buying')
    .executeTakeFirst();
  return row !== undefined;
}
