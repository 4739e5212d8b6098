import type { PhoneNumberId } from '@parley/contract/ids';
import type { Tx } from '#db/tenant-scope.ts';
import { countNumberUse } from './number-use.queries.ts';
import { numberInUse } from './phone-numbers.errors.ts';
import { type NumberRow, removeNumber } from './phone-numbers.queries.ts';
import { returnToPool } from './pool.queries.ts';
import { quarantineEnd } from './quarantine.rules.ts';

/** Refuses while calls use the number, or wait to be placed with it. */
export async function checkReleasable(tx: Tx, row: Pick<NumberRow, 'id' | 'number'>): Promise<void> {
  const use = await countNumberUse(tx, { id: row.id as PhoneNumberId, number: row.number });
  if (use.liveCalls > 0 || use.queuedCalls > 0) throw numberInUse({ live: use.liveCalls, queued: use.queuedCalls });
}

/** Returns a number of the tenant to the pool, where it is in quarantine. */
export async function releaseToPool(
  tx: Tx,
  row: Pick<NumberRow, 'id' | 'number'>,
  { now, quarantineDays }: { now: Date; quarantineDays: number },
): Promise<void> {
  await returnToPool(tx, row.number, quarantineEnd(now, quarantineDays));
  await removeNumber(tx, row.id as PhoneNumberId);
}
