import type { CallId } from '@parley/contract/ids';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';
import { storableText } from '#platform/text/storable.ts';
import type { TurnRecord } from '#voice/ports.ts';
import type { CallRef } from './call-facts.rules.ts';

/** Stores what was heard so far of the agent's turn, in place of what was stored before. */
export async function saveUnfinishedTurn(tx: Tx, call: CallRef, turn: TurnRecord): Promise<void> {
  const heard = {
    text: storableText(turn.text),
    start_ms: Math.round(turn.startMs),
    end_ms: Math.round(turn.endMs),
    engine_id: turn.engineId,
  };
  await tx
    .insertInto('call_unfinished_turns')
    .columns(['tenant_id', 'call_id', 'text', 'start_ms', 'end_ms', 'engine_id'])
    .expression((eb) =>
      eb
        .selectFrom('calls')
        .select([
          'tenant_id',
          'id',
          sql<string>`${heard.text}`.as('text'),
          sql<number>`${heard.start_ms}::integer`.as('start_ms'),
          sql<number>`${heard.end_ms}::integer`.as('end_ms'),
          sql<string>`${heard.engine_id}`.as('engine_id'),
        ])
        .where('id', '=', call.id)
        .where('ended_at', 'is', null),
    )
    .onConflict((conflict) => conflict.columns(['tenant_id', 'call_id']).doUpdateSet(heard))
    .execute();
}

export async function deleteUnfinishedTurn(tx: Tx, callId: CallId): Promise<void> {
  await tx.deleteFrom('call_unfinished_turns').where('call_id', '=', callId).execute();
}

/** Takes the unfinished turn of a call, with the number it has in the transcript; undefined: there is none. */
export async function takeUnfinishedTurn(tx: Tx, callId: CallId): Promise<(TurnRecord & { seq: number }) | undefined> {
  const turn = await tx
    .deleteFrom('call_unfinished_turns')
    .where('call_id', '=', callId)
    .returningAll()
    .executeTakeFirst();
  if (!turn) return undefined;
  const { last } = await tx
    .selectFrom('call_turns')
    .select((eb) => eb.fn.coalesce(eb.fn.max('seq'), sql<number>`0`).as('last'))
    .where('call_id', '=', callId)
    .executeTakeFirstOrThrow();
  return {
    seq: last + 1,
    role: 'agent',
    text: turn.text,
    via: 'speech',
    startMs: turn.start_ms,
    endMs: turn.end_ms,
    wasInterrupted: true,
    engineId: turn.engine_id,
  };
}
