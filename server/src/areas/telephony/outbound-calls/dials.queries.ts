import type { CallId, TenantId } from '@parley/contract/ids';
import { type Selectable, sql, type UpdateObject } from 'kysely';
import { leaseEnd, leaseNow } from '#db/lease.ts';
import type { DB, OutboundDials } from '#db/schema.generated.ts';
import type { PlatformScope, Tx } from '#db/tenant-scope.ts';
import type { Window } from './calling-window.rules.ts';
import type { CallerId, Dial } from './dial.rules.ts';
import { RetryRules } from './retry.rules.ts';

export const dialColumns = [
  'tenant_id',
  'call_id',
  'to_number',
  'number_id',
  'from_number',
  'ring_ms',
  'attempt',
  'lost_attempts',
  'max_attempts',
  'retry',
  'calling_window',
  'not_before',
  'expires_at',
  'answered_at',
  'last_outcome',
] as const;

export function readDial(row: Pick<Selectable<OutboundDials>, (typeof dialColumns)[number]>): Dial {
  return {
    tenantId: row.tenant_id as TenantId,
    callId: row.call_id as CallId,
    toNumber: row.to_number,
    numberId: row.number_id,
    fromNumber: row.from_number,
    ringMs: row.ring_ms,
    attempt: row.attempt,
    lostAttempts: row.lost_attempts,
    maxAttempts: row.max_attempts,
    retry: RetryRules.parse(row.retry),
    window: row.calling_window as Window | null,
    notBefore: row.not_before,
    expiresAt: row.expires_at,
    answeredAt: row.answered_at,
    lastOutcome: row.last_outcome,
  };
}

export type NewDial = Omit<
  Dial,
  'attempt' | 'lostAttempts' | 'answeredAt' | 'lastOutcome' | 'numberId' | 'fromNumber'
> & {
  caller: CallerId;
  secretIds: readonly string[];
  now: Date;
};

export async function insertDial(tx: Tx, dial: NewDial): Promise<void> {
  await tx
    .insertInto('outbound_dials')
    .values({
      tenant_id: dial.tenantId,
      call_id: dial.callId,
      to_number: dial.toNumber,
      ...callerColumns(dial.caller),
      ring_ms: dial.ringMs,
      max_attempts: dial.maxAttempts,
      retry: JSON.stringify(dial.retry),
      calling_window: dial.window && JSON.stringify(dial.window),
      not_before: dial.notBefore,
      expires_at: dial.expiresAt,
      secret_ids: [...dial.secretIds],
      created_at: dial.now,
    })
    .execute();
}

export const callerColumns = ({ number, numberId, route }: CallerId) => ({
  number_id: numberId,
  from_number: number,
  route: JSON.stringify(route),
  trunk_id: route.kind === 'trunk' ? route.trunkId : null,
});

/** Gets a dial of this process under a row lock until the transaction ends; null when its lease is lost. */
export async function lockHeldDial(tx: Tx, callId: CallId, processId: string): Promise<Dial | null> {
  const row = await tx
    .selectFrom('outbound_dials')
    .select(dialColumns)
    .where('call_id', '=', callId)
    .where('state', '=', 'dialling')
    .where('claimed_by', '=', processId)
    .forUpdate()
    .executeTakeFirst();
  return row ? readDial(row) : null;
}

/** Locks a dial with an expired lease; null when it has not expired or another process recovers it. */
export async function lockLostDial(tx: Tx, callId: CallId): Promise<Dial | null> {
  const row = await tx
    .selectFrom('outbound_dials')
    .select(dialColumns)
    .where('call_id', '=', callId)
    .where('state', '=', 'dialling')
    .where('claimed_until', '<=', leaseNow)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row ? readDial(row) : null;
}

/** Locks a dial past its expiry; null when it is not. */
export async function lockExpiredDial(tx: Tx, callId: CallId, now: Date): Promise<Dial | null> {
  const row = await tx
    .selectFrom('outbound_dials')
    .select(dialColumns)
    .where('call_id', '=', callId)
    .where('state', '=', 'waiting')
    .where('expires_at', '<=', now)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row ? readDial(row) : null;
}

export async function changeDial(tx: Tx, callId: CallId, change: UpdateObject<DB, 'outbound_dials'>): Promise<void> {
  await tx.updateTable('outbound_dials').set(change).where('call_id', '=', callId).execute();
}

/** Marks the attempt as answered; false when this process lost the lease. */
export async function markDialAnswered(
  tx: Tx,
  held: { dial: Pick<Dial, 'callId' | 'attempt' | 'lostAttempts'>; processId: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('outbound_dials')
    .set({ answered_at: held.now })
    .where('call_id', '=', held.dial.callId)
    .where('state', '=', 'dialling')
    .where('claimed_by', '=', held.processId)
    .where('attempt', '=', held.dial.attempt)
    .where('lost_attempts', '=', held.dial.lostAttempts)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Requeues a dial until `at`. */
export async function requeueDial(
  tx: Tx,
  dial: Pick<Dial, 'callId' | 'attempt' | 'lostAttempts'>,
  until: { at: Date; outcome: string | null },
): Promise<void> {
  await changeDial(tx, dial.callId, {
    state: 'waiting',
    claimed_by: null,
    claimed_until: null,
    answered_at: null,
    attempt: dial.attempt,
    lost_attempts: dial.lostAttempts,
    not_before: until.at,
    ...(until.outcome === null ? {} : { last_outcome: until.outcome }),
  });
}

export async function removeDial(tx: Tx, callId: CallId): Promise<void> {
  await tx.deleteFrom('outbound_dials').where('call_id', '=', callId).execute();
}

/** Renews the leases of all dials of a process. Returns the ones it still holds. */
export async function renewDials(
  platform: PlatformScope,
  processId: string,
  callIds: readonly CallId[],
): Promise<Set<CallId>> {
  if (callIds.length === 0) return new Set();
  const rows = await platform.everywhere
    .updateTable('outbound_dials')
    .set({ claimed_until: leaseEnd })
    .where('claimed_by', '=', processId)
    .where('state', '=', 'dialling')
    .where('call_id', '=', sql<string>`any (${[...callIds]}::uuid[])`)
    .returning('call_id')
    .execute();
  return new Set(rows.map((row) => row.call_id as CallId));
}
