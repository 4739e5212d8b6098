import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';

/** Transaction that writes books; the context of an operation is one. */
export interface BookContext {
  tx: Tx;
  now: Date;
  newId(): string;
}

/**
 * Runs `work` in the book of another account within the same transaction, such as that of a customer's reseller, and
 * returns to the present one.
 */
export async function inBookOf<Result>(tx: Tx, accountId: string, work: () => Promise<Result>): Promise<Result> {
  const enter = (id: string) => sql`select set_config('app.tenant_id', ${id}, true)`.execute(tx);
  const { rows } = await sql<{ id: string }>`select coalesce(app.tenant()::text, '') as id`.execute(tx);
  await enter(accountId);
  const result = await work();
  await enter(rows[0]?.id ?? '');
  return result;
}

/**
 * Locks a book until the transaction ends, before any other lock in it: entries, reservations and terms of one account
 * holder come one after the other, so they cannot wait for each other in a circle. Sent without awaiting, it costs no
 * round trip.
 */
export async function lockBook(tx: Tx, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`book:${accountId}`}, 0))`.execute(tx);
}
