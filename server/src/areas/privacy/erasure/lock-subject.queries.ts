import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';

/** Serialises requests to erase one subject until the transaction ends. Call before the first row lock. */
export async function lockSubject(tx: Tx, subjectHash: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`erasure ${subjectHash}`}, 0))`.execute(tx);
}
