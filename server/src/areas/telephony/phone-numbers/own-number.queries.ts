import type { Tx } from '#db/tenant-scope.ts';

/** Whether a number in E.164 is one of the tenant's. */
export async function isOwnNumber(tx: Tx, number: string): Promise<boolean> {
  const row = await tx
    .selectFrom('phone_numbers')
    .select('id')
    .where('number', '=', number)
    .where('status', '<>', 'buying')
    .executeTakeFirst();
  return row !== undefined;
}
