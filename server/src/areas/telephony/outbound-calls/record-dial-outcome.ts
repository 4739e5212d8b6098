import type { AgentId } from '@parley/contract/ids';
import { getAgentToUse } from '#areas/agents/agents';
import { type CallTx, closeCall, lockedCall, requeueCall } from '#areas/telephony/calls';
import { Refusal } from '#platform/http/refusal.ts';
import { endAttempt, removeAttempt } from './attempts.queries.ts';
import type { Dial } from './dial.rules.ts';
import { type DialOutcome, endReasonOf, type FailedDial } from './dial-outcome.rules.ts';
import { lockHeldDial, removeDial, requeueDial } from './dials.queries.ts';
import { nextAttemptAt } from './retry.rules.ts';

/** Outcome of an attempt, with the reason this process aborted it. */
export interface DialEnd {
  outcome: DialOutcome;
  /** `cancel`: on command. `give_back`: on shutdown; another process dials. */
  abortedFor: 'cancel' | 'give_back' | null;
  rangMs: number | null;
}

/** Retry delay without a free line. Unit: milliseconds. */
const noCapacityMs = 1000;

/**
 * Writes an attempt's outcome and its consequence in one transaction: the call is over, or requeued. No-op when this
 * process lost the lease.
 */
export async function recordDialOutcome(context: CallTx, begun: Dial, end: DialEnd, processId: string): Promise<void> {
  const { tx, now } = context;
  const ref = { tenantId: begun.tenantId, id: begun.callId };
  const call = await lockedCall(tx, ref.id);
  const dial = await lockHeldDial(tx, ref.id, processId);
  // It may hold the lease again, for an attempt after this one was lost.
  if (dial?.attempt !== begun.attempt || dial.lostAttempts !== begun.lostAttempts) return;
  const isOver = !call || call.ended_at !== null;
  const wasAnswered = call?.answered_at != null || dial.answeredAt !== null;
  if (isOver) {
    await endAttempt(tx, ref.id, dial.attempt, factsOf(end, call?.end_reason === 'voicemail', wasAnswered));
    return removeDial(tx, ref.id);
  }
  const { outcome } = end;
  if (end.abortedFor === 'cancel' && !wasAnswered) {
    await endAttempt(tx, ref.id, dial.attempt, { outcome: 'cancelled', rangMs: end.rangMs });
    await closeCall(context, ref, { reason: 'cancelled', recording: 'none' });
    return removeDial(tx, ref.id);
  }
  if (end.abortedFor === 'give_back' && !wasAnswered) return requeueLost(context, dial, end.rangMs);
  if (outcome.kind === 'no_capacity') {
    await removeAttempt(tx, ref.id, dial.attempt);
    const at = new Date(now.getTime() + noCapacityMs);
    await requeueCall(context, ref.id, { at, isUncounted: true });
    return requeueDial(tx, { ...dial, attempt: dial.attempt - 1 }, { at, outcome: null });
  }
  await endAttempt(tx, ref.id, dial.attempt, factsOf(end, false, wasAnswered));
  if (outcome.kind === 'completed') {
    // An answered call is closed by the owner of its line, or as lost.
    if (!wasAnswered) await closeCall(context, ref, { reason: 'dial_failed', recording: 'none' });
    return removeDial(tx, ref.id);
  }
  if (outcome.kind === 'cancelled') {
    await closeCall(context, ref, { reason: 'cancelled', recording: 'none' });
    return removeDial(tx, ref.id);
  }
  const again = nextAttemptAt({ ...dial, attempts: dial.attempt - dial.lostAttempts }, outcome, now);
  if (again && !(await canBeUsed(tx, call.agent_id, call.agent_version))) {
    await closeCall(context, ref, { reason: 'cancelled', detail: 'The agent was deleted', recording: 'none' });
    return removeDial(tx, ref.id);
  }
  if (again) {
    await requeueCall(context, ref.id, { at: again });
    return requeueDial(tx, dial, { at: again, outcome: outcome.kind });
  }
  await closeCall(context, ref, {
    reason: endReasonOf(outcome.kind),
    ...(outcome.kind === 'voicemail' ? {} : { detail: detailOf(outcome), recording: 'none' }),
  });
  await removeDial(tx, ref.id);
}

/** Checks that the agent exists and locks it against deletion until the transaction ends. */
async function canBeUsed(tx: CallTx['tx'], agentId: AgentId | null, version: number | null): Promise<boolean> {
  // An ad-hoc agent never has a version; a purged one did.
  if (agentId === null) return version === null;
  try {
    await getAgentToUse(tx, agentId);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Requeues a call whose attempt its process could not finish; the attempt does not count. */
export async function requeueLost(context: CallTx, dial: Dial, rangMs: number | null): Promise<void> {
  const { tx, now } = context;
  await endAttempt(tx, dial.callId, dial.attempt, { outcome: 'lost', rangMs });
  await requeueCall(context, dial.callId, { at: now });
  await requeueDial(tx, { ...dial, lostAttempts: dial.lostAttempts + 1 }, { at: now, outcome: 'lost' });
}

function factsOf({ outcome, rangMs }: DialEnd, wasMachine: boolean, wasAnswered: boolean) {
  const kind = wasMachine ? 'voicemail' : outcome.kind;
  const { sipStatus, detail } = outcome as FailedDial;
  if (kind === 'completed') return { outcome: wasAnswered ? 'answered' : 'failed', rangMs };
  return { outcome: kind === 'no_capacity' ? 'cancelled' : kind, sipStatus, detail, rangMs };
}

function detailOf({ sipStatus, detail }: FailedDial): string | undefined {
  const parts = [sipStatus === undefined ? undefined : `SIP ${sipStatus}`, detail].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(': ') : undefined;
}
