import type { NumberLineState } from '@parley/contract/resources/phone-number';
import type { TrunkState } from '@parley/contract/resources/sip-trunk';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';

/** Line of the account over a trunk of its reseller or of the installation: of the trunk no more than this. */
export interface SharedLine {
  id: string;
  is_active: boolean;
  can_dial: boolean;
  max_concurrent_calls: number | null;
  calls_per_second: number | null;
  state: string | null;
}

/** Finds the state of a shared line of the account. Its detail names hosts, so it stays with the trunk's owner. */
export async function findSharedLine(tx: Tx, trunkId: string): Promise<NumberLineState> {
  const { rows } = await sql<SharedLine>`select * from app.shared_lines() where id = ${trunkId}`.execute(tx);
  const [line] = rows;
  if (line === undefined) return 'failed';
  if (!line.is_active) return 'inactive';
  const state = line.state as TrunkState | null;
  if (state === null) return 'waiting';
  return state === 'registered' || state === 'reachable' ? 'ready' : state;
}
