import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';
import { tooManyConnections } from './connections.errors.ts';

const connectionsMax = 100;

/** Refuses another connection of an account that has the most it may have. */
export async function requireRoom(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('connections ' || app.tenant(), 0))`.execute(tx);
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from connections`.execute(tx);
  if ((rows[0]?.total ?? 0) >= connectionsMax) throw tooManyConnections({ most: connectionsMax });
}
