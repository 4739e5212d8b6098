import type { ChatSessionId } from '@parley/contract/ids';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';

/**
 * Takes the chat's advisory lock, first come first served, until the transaction ends. Send it before the first
 * statement that locks or writes the chat's row, in every transaction that emits its events. A transaction that waits
 * for a row lock has its transaction id already, and others with higher ids may commit first; waiting here takes no id,
 * so events keep the order in which things happened.
 */
export async function lockChat(tx: Tx, id: ChatSessionId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`chat ${id}`}, 0))`.execute(tx);
}
