import { z } from 'zod';
import type { Tx } from '#db/tenant-scope.ts';

/** Key of the row in `instance_settings` with the mail server that a platform admin entered. */
const serverSetting = 'mail_server';

const Stored = z.object({
  host: z.string(),
  port: z.int(),
  security: z.enum(['tls', 'starttls', 'none']),
  user: z.string().nullable(),
  sealedPassword: z.string().nullable(),
  from: z.object({ name: z.string(), address: z.string() }),
  setAt: z.string(),
});

/** Mail server as it is stored. */
export type StoredMailServer = z.infer<typeof Stored>;

/** Finds the stored mail server; null: none. */
export async function findStoredServer(tx: Tx): Promise<StoredMailServer | null> {
  const row = await tx
    .selectFrom('instance_settings')
    .select('value')
    .where('key', '=', serverSetting)
    .executeTakeFirst();
  return Stored.safeParse(row?.value).data ?? null;
}

export async function storeServer(tx: Tx, server: StoredMailServer): Promise<void> {
  const value = JSON.stringify(server);
  await tx
    .insertInto('instance_settings')
    .values({ key: serverSetting, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** Deletes the stored mail server. False: there was none. */
export async function deleteServer(tx: Tx): Promise<boolean> {
  const deleted = await tx.deleteFrom('instance_settings').where('key', '=', serverSetting).returning('key').execute();
  return deleted.length > 0;
}
