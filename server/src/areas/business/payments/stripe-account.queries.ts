import { z } from 'zod';
import type { Tx } from '#db/tenant-scope.ts';

/** Key of the row in `instance_settings` with the Stripe account that a platform admin entered. */
const stripeSetting = 'stripe';

const Stored = z.object({
  sealedKey: z.string(),
  sealedWebhookSecret: z.string().nullable(),
  setAt: z.string(),
});

/** Stripe account as it is stored. */
export type StoredStripe = z.infer<typeof Stored>;

/** Finds the stored account; null: none. With `forUpdate` it stays as it is until the end of the transaction. */
export async function findStripe(tx: Tx, { forUpdate = false } = {}): Promise<StoredStripe | null> {
  const query = tx.selectFrom('instance_settings').select('value').where('key', '=', stripeSetting);
  const row = await (forUpdate ? query.forUpdate() : query).executeTakeFirst();
  return Stored.safeParse(row?.value).data ?? null;
}

export async function storeStripe(tx: Tx, account: StoredStripe): Promise<void> {
  const value = JSON.stringify(account);
  await tx
    .insertInto('instance_settings')
    .values({ key: stripeSetting, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** Deletes the stored account. False: there was none. */
export async function deleteStripe(tx: Tx): Promise<boolean> {
  const deleted = await tx.deleteFrom('instance_settings').where('key', '=', stripeSetting).returning('key').execute();
  return deleted.length > 0;
}
