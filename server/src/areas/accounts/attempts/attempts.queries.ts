import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';
import { tooManyAttempts } from './attempts.errors.ts';
import type { AttemptKey } from './attempts.rules.ts';

/**
 * Counts a sign-in attempt as failed before it is judged, so that parallel attempts cannot exceed the limit. Refuses
 * with `rate_limited` and counts nothing then: the transaction must end with the refusal.
 */
export async function countAttempt(tx: Tx, keys: readonly AttemptKey[], now: Date): Promise<void> {
  const counted = await Promise.all(keys.map((key) => mayCount(tx, key, now)));
  if (counted.every(Boolean)) return;
  const { rows } = await sql<{ until: Date }>`
    select max(blocked_until) as until from failed_attempts
    where key in (${sql.join(keys.map(({ key }) => key))}) and blocked_until > ${now}`.execute(tx);
  const until = rows[0]?.until ?? now;
  throw tooManyAttempts(Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)));
}

/** Increments one counter; false, and no increment, when the limit is reached. */
export async function mayCount(tx: Tx, { key, policy }: AttemptKey, now: Date): Promise<boolean> {
  const isOver =
    policy.kind === 'doubling'
      ? sql<boolean>`f.last_at <= ${now}::timestamptz - make_interval(secs => ${policy.forgottenSeconds})`
      : sql<boolean>`f.first_at <= ${now}::timestamptz - make_interval(secs => ${policy.windowSeconds})`;
  const blockedUntil =
    policy.kind === 'doubling'
      ? sql`case when f.failures + 1 >= ${policy.free} then ${now}::timestamptz + make_interval(secs =>
          least(${policy.longestWaitSeconds}, ${policy.firstWaitSeconds} * power(2, least(f.failures + 1 - ${policy.free}, 30)))) end`
      : sql`case when f.failures + 1 >= ${policy.limit} then f.first_at + make_interval(secs => ${policy.windowSeconds}) end`;
  const { rows } = await sql`
    insert into failed_attempts as f (key, failures, first_at, last_at) values (${key}, 1, ${now}, ${now})
    on conflict (key) do update set
      failures = case when ${isOver} then 1 else f.failures + 1 end,
      first_at = case when ${isOver} then ${now}::timestamptz else f.first_at end,
      last_at = ${now}::timestamptz,
      blocked_until = case when ${isOver} then null else ${blockedUntil} end
    where f.blocked_until is null or f.blocked_until <= ${now}::timestamptz
    returning f.failures`.execute(tx);
  return rows.length === 1;
}

/** Clears the count of an attempt that succeeded and resets the user's counter at this network. */
export async function resetAttempts(tx: Tx, keys: readonly AttemptKey[]): Promise<void> {
  for (const key of keys) {
    if (key.scope === 'account_at_network') await forget(tx, key);
    else await clearAttempt(tx, [key]);
  }
}

/** Unlocks an account whose user has proven their identity another way, such as a reset link. */
export async function unlockAccount(tx: Tx, keys: readonly AttemptKey[]): Promise<void> {
  for (const key of keys) if (key.scope !== 'network') await forget(tx, key);
}

async function forget(tx: Tx, { key }: AttemptKey): Promise<void> {
  await tx.deleteFrom('failed_attempts').where('key', '=', key).execute();
}

/** Withdraws the count of an attempt that was not judged. */
export async function clearAttempt(tx: Tx, keys: readonly AttemptKey[]): Promise<void> {
  for (const { key } of keys) {
    await tx
      .updateTable('failed_attempts')
      .set({ failures: sql<number>`greatest(failures - 1, 0)`, blocked_until: null })
      .where('key', '=', key)
      .execute();
  }
  // Expired counters only grow the table, which strangers can make grow.
  const taken = keys.map(({ key }) => key);
  await tx.deleteFrom('failed_attempts').where('key', 'in', taken).where('failures', '=', 0).execute();
}

/** Retention beyond the longest counting window. Unit: hours. */
const remembered = 25;

export async function deleteExpiredAttempts(tx: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - remembered * 3_600_000);
  await tx.deleteFrom('failed_attempts').where('last_at', '<', before).execute();
}
