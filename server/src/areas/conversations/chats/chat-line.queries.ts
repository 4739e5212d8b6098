import type { ChatSessionId } from '@parley/contract/ids';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';

/**
 * Waits until the chat is nobody else's, first come first served, and keeps it so until the transaction ends. To be sent
 * before the first statement that locks or writes the chat's row, in every transaction that tells of it: one that waits
 * for a row has its number already, and others get in before it whose numbers are higher. Waiting here takes no number,
 * so events are told in the order in which things happened.
 */
export async function standInLine(tx: Tx, id: ChatSessionId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`chat ${id}`}, 0))`.execute(tx);
}
