import type { CallId, TenantId } from '@parley/contract/ids';
import type { HeldObject } from '@parley/contract/resources/erasure';
import { sql } from 'kysely';
import { lockChat } from '#areas/conversations/chats';
import type { Subject } from '#areas/privacy/personal-data';
import type { Tx } from '#db/tenant-scope.ts';

/** A subject of these objects alone, without a number. */
export function subjectOfObjects(tenantId: TenantId, objects: readonly HeldObject[]): Subject {
  const idsOf = (...kinds: HeldObject['kind'][]) => [
    ...new Set(objects.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id)),
  ];
  return subjectOfIds(tenantId, { calls: idsOf('call', 'recording'), chat_sessions: idsOf('chat') });
}

/** A subject of these rows alone, without a number. */
export function subjectOfIds(tenantId: TenantId, ids: Partial<Subject['ids']>): Subject {
  const none: Subject['ids'] = {
    bookings: [],
    calls: [],
    chat_sessions: [],
    chat_verifications: [],
    contact_requests: [],
    text_messages: [],
  };
  return { tenantId, phoneNumber: '', spellings: [], emailAddresses: [], ids: { ...none, ...ids } };
}

/** Locks the calls and chats of a subject until the transaction ends, in one order for all. */
export async function lockTargets(tx: Tx, { ids }: Subject): Promise<void> {
  for (const id of ids.chat_sessions.toSorted()) await lockChat(tx, id as never);
  await sql`select id from chat_sessions where id = any(${ids.chat_sessions}::uuid[]) order by id for update`.execute(
    tx,
  );
  await sql`select id from calls where id = any(${ids.calls}::uuid[]) order by id for update`.execute(tx);
}

/** Counts the subject's calls that are not over. */
export async function countLiveCalls(tx: Tx, { ids }: Subject): Promise<number> {
  const { rows } = await sql<{ live: number }>`
    select count(*)::int as live from calls where id = any(${ids.calls}::uuid[]) and ended_at is null`.execute(tx);
  return rows[0]?.live ?? 0;
}

export async function findCallState(tx: Tx, id: CallId): Promise<'absent' | 'ended' | 'live'> {
  const row = await tx.selectFrom('calls').select('ended_at').where('id', '=', id).executeTakeFirst();
  if (!row) return 'absent';
  return row.ended_at === null ? 'live' : 'ended';
}
