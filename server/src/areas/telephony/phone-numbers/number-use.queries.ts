import type { PhoneNumberId } from '@parley/contract/ids';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';

/** Use of a number that a release would cut off. */
export interface NumberUse {
  liveCalls: number;
  /** Outbound calls that wait or are dialled with it. */
  queuedCalls: number;
}

/** Counts what uses a number of the tenant now. */
export async function countNumberUse(
  tx: Tx,
  { id, number }: { id: PhoneNumberId; number: string },
): Promise<NumberUse> {
  const { rows } = await sql<{ live: number; queued: number }>`
    select
      (select count(*)::int from calls c where c.ended_at is null and c.alive_until > now()
        and ((c.direction = 'inbound' and c.to_number = ${number})
          or (c.direction = 'outbound' and c.from_number = ${number}))) as live,
      (select count(*)::int from outbound_dials d where d.number_id = ${id}) as queued`.execute(tx);
  const [row] = rows;
  return { liveCalls: row?.live ?? 0, queuedCalls: row?.queued ?? 0 };
}
