import { type CallTx, closeCall, lockedCall } from '#areas/telephony/calls';
import { endAttempt } from './attempts.queries.ts';
import { type DialFailure, endReasonOf } from './dial-outcome.rules.ts';
import { lockExpiredDial, lockLostDial, removeDial, requeueDial } from './dials.queries.ts';
import type { DialRef } from './due-dials.queries.ts';
import { requeueLost } from './record-dial-outcome.ts';

/** Poison call limit: a call whose dialling crashed this many processes is not dialled again. */
const lostAttemptsMax = 3;

/**
 * Recovers a dial of a crashed process. Unanswered: requeued. Answered: closed as lost, by the calls' leases or here,
 * and never redialled. False when another process did so.
 */
export async function recoverDial(context: CallTx, ref: DialRef): Promise<boolean> {
  const { tx, now } = context;
  const call = await lockedCall(tx, ref.id);
  const dial = await lockLostDial(tx, ref.id);
  if (!dial) return false;
  const isOver = !call || call.ended_at !== null;
  if (isOver || call.answered_at !== null || dial.answeredAt !== null) {
    const wasAnswered = call?.answered_at != null || dial.answeredAt !== null;
    await endAttempt(tx, ref.id, dial.attempt, { outcome: wasAnswered ? 'answered' : 'lost', rangMs: null });
    if (!isOver && call.answered_at === null) await closeCall(context, ref, { reason: 'worker_lost' });
    await removeDial(tx, ref.id);
    return true;
  }
  // Claimed, with nothing started yet.
  if (call.status === 'queued') {
    await requeueDial(tx, dial, { at: now, outcome: null });
    return true;
  }
  if (dial.lostAttempts + 1 >= lostAttemptsMax) {
    await endAttempt(tx, ref.id, dial.attempt, { outcome: 'lost', rangMs: null });
    const detail = `The process that dialled was lost ${lostAttemptsMax} times`;
    await closeCall(context, ref, { reason: 'dial_failed', detail, recording: 'none' });
    await removeDial(tx, ref.id);
    return true;
  }
  await requeueLost(context, dial, null);
  return true;
}

const failures: readonly string[] = ['busy', 'no_answer', 'rejected', 'unreachable', 'voicemail'];

/** Closes an expired queued call with the failure of its last attempt, or for lack of a line. */
export async function expireDial(context: CallTx, ref: DialRef): Promise<boolean> {
  const { tx, now } = context;
  await lockedCall(tx, ref.id);
  const dial = await lockExpiredDial(tx, ref.id, now);
  if (!dial) return false;
  const last = dial.lastOutcome;
  const reason =
    last !== null && failures.includes(last) ? endReasonOf(last as DialFailure | 'voicemail') : 'concurrency_limit';
  await closeCall(context, ref, { reason, detail: 'It was not to be dialled any later', recording: 'none' });
  // The call was queued, so its dial was deleted with it; an orphaned dial is deleted here.
  await removeDial(tx, ref.id);
  return true;
}
