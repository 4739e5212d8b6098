import { sql } from 'kysely';
import type { Posting } from './accounts.rules.ts';
import { type BookContext, lockBook } from './books.queries.ts';

export interface NewEntry {
  /** Customer or reseller whose book it is; the transaction is this account's. */
  accountId: string;
  /** Idempotency key within the book, such as `usage:call:<id>`. */
  key: string;
  kind: EntryKind;
  postings: readonly Posting[];
  /** Ids and numbers, never personal data. */
  details?: Readonly<Record<string, unknown>>;
  /** Default: now. */
  at?: Date;
}

export type EntryKind =
  | 'adjustment'
  | 'charge'
  | 'minutes'
  | 'minutes_expired'
  | 'payment'
  | 'refund'
  | 'reversal'
  | 'rounding'
  | 'top_up'
  | 'usage'
  | 'wholesale_usage';

/**
 * Posts one balanced ledger entry: the postings of each unit sum to zero, or it throws. Locks the book. `isNew` is false, and
 * nothing changes, when an entry with this key was posted before.
 */
export async function postEntry({ tx, now, newId }: BookContext, entry: NewEntry) {
  const id = newId();
  const postings = JSON.stringify(
    entry.postings.map(({ account, unit, amount }) => ({ account, unit, amount: amount.toString() })),
  );
  const locked = lockBook(tx, entry.accountId);
  const posted = sql<{ is_new: boolean }>`
    select app.post_entry(${entry.accountId}, ${id}, ${entry.key}, ${entry.kind},
      ${JSON.stringify(entry.details ?? {})}::jsonb, ${entry.at ?? now}, ${postings}::jsonb) as is_new`.execute(tx);
  const [{ rows }] = await Promise.all([posted, locked]);
  return { id, isNew: rows[0]?.is_new === true };
}
