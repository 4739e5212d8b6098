import type { CallId, TenantId } from '@parley/contract/ids';
import type { Tx } from '#db/tenant-scope.ts';

export interface AttemptEnd {
  outcome: string;
  sipStatus?: number | undefined;
  detail?: string | undefined;
  rangMs: number | null;
}

const detailCharactersMax = 500;

/** Inserts the start of an attempt. */
export async function insertAttempt(
  tx: Tx,
  attempt: { tenantId: TenantId; callId: CallId; number: number; now: Date },
): Promise<void> {
  await tx
    .insertInto('outbound_attempts')
    .values({
      tenant_id: attempt.tenantId,
      call_id: attempt.callId,
      number: attempt.number,
      started_at: attempt.now,
    })
    .execute();
}

/** Writes an attempt's outcome; only the first counts. */
export async function endAttempt(tx: Tx, callId: CallId, number: number, end: AttemptEnd): Promise<void> {
  await tx
    .updateTable('outbound_attempts')
    .set({
      outcome: end.outcome,
      sip_status: end.sipStatus ?? null,
      detail: end.detail === undefined ? null : storable(end.detail),
      rang_ms: end.rangMs === null ? null : Math.round(end.rangMs),
    })
    .where('call_id', '=', callId)
    .where('number', '=', number)
    .where('outcome', 'is', null)
    .execute();
}

/** Deletes an attempt that never reached the network. */
export async function removeAttempt(tx: Tx, callId: CallId, number: number): Promise<void> {
  await tx.deleteFrom('outbound_attempts').where('call_id', '=', callId).where('number', '=', number).execute();
}

/** Text of the far end, made storable in PostgreSQL. */
const storable = (text: string) => Buffer.from(text.replaceAll('\0', '').slice(0, detailCharactersMax)).toString();
