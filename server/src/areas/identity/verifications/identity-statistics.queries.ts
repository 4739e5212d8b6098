import type {
  IdentityFailure,
  IdentityMode,
  IdentityProviderName,
  IdentityState,
} from '@parley/contract/resources/identity';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';

export interface StateCount {
  provider: IdentityProviderName;
  mode: IdentityMode;
  state: IdentityState;
  failure: IdentityFailure | null;
  total: number;
}

/** Counts the verifications of a period, and the median time to an approval in live mode. Unit: seconds. */
export async function countVerifications(
  tx: Tx,
  { from, to }: { from: Date; to: Date },
): Promise<{ counts: StateCount[]; answerSeconds: number | null }> {
  const [counts, median] = await Promise.all([
    sql<StateCount>`
      select provider, mode, state, failure, count(*)::int as total from identity_verifications
      where created_at >= ${from} and created_at < ${to} group by 1, 2, 3, 4 order by 1, 2, 3, 4`.execute(tx),
    sql<{ seconds: number | null }>`
      select percentile_cont(0.5) within group (order by extract(epoch from finished_at - created_at))::float8 as seconds
      from identity_verifications
      where state = 'approved' and mode = 'live' and created_at >= ${from} and created_at < ${to}`.execute(tx),
  ]);
  return { counts: counts.rows, answerSeconds: median.rows[0]?.seconds ?? null };
}
