import type { AgentId, CallId, TenantId } from '@parley/contract/ids';
import type { Call, CallEndReason } from '@parley/contract/resources/call';
import { getAgent } from '#areas/agents/agents';
import { reserveCall } from '#areas/business/balance';
import { type BegunCall, beginQueuedCall, type CallTx, closeCall, lockedCall } from '#areas/telephony/calls';
import type { LocalFiles } from '#platform/files/file-store.ts';
import { readAccountState } from '#platform/http/access/account-state.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { Logger } from '#platform/log/logger.ts';
import { insertAttempt } from './attempts.queries.ts';
import { type CallerId, type Dial, isOwnTrunk } from './dial.rules.ts';
import { callerColumns, changeDial, lockHeldDial, removeDial } from './dials.queries.ts';
import type { ChooseCallerId } from './outbound-calls.operation.ts';

export interface BegunDial extends BegunCall {
  /** Counts the attempt that starts now. */
  dial: Dial;
  caller: CallerId;
}

/**
 * Starts an attempt of a claimed call: it rings from now on. Null when there is nothing to dial; a call that may no
 * longer be dialled is closed.
 */
export async function beginDial(
  context: CallTx,
  request: { tenantId: TenantId; callId: CallId },
  parts: { processId: string; files: LocalFiles; log: Logger; chooseCallerId: ChooseCallerId },
): Promise<BegunDial | null> {
  const { tx, now } = context;
  const { tenantId, callId } = request;
  const ref = { tenantId, id: callId };
  const call = await lockedCall(tx, callId);
  const dial = await lockHeldDial(tx, callId, parts.processId);
  if (!dial) return null;
  if (!call || call.ended_at !== null) {
    await removeDial(tx, callId);
    return null;
  }
  const found = await stillAllowed(context, call, dial, parts.chooseCallerId);
  if ('reason' in found) {
    await closeCall(context, ref, { ...found, recording: 'none' });
    await removeDial(tx, callId);
    return null;
  }
  const begun = await beginQueuedCall(context, ref, parts);
  if (!begun) return null;
  const number = dial.attempt + 1;
  await insertAttempt(tx, { tenantId, callId, number, now });
  await changeDial(tx, callId, { attempt: number, answered_at: null, ...callerColumns(found) });
  return { ...begun, dial: { ...dial, attempt: number }, caller: found };
}

/** Days may pass between order and call: agent and number are checked again. */
async function stillAllowed(
  { tx, now }: CallTx,
  call: Call,
  dial: Dial,
  chooseCallerId: ChooseCallerId,
): Promise<CallerId | { reason: CallEndReason; detail: string }> {
  const account = await readAccountState(tx, dial.tenantId);
  if (!account || account.isSuspended) return { reason: 'cancelled', detail: 'The account is suspended' };
  if (account.modulesOff.includes('outbound_calls')) {
    return { reason: 'cancelled', detail: 'Outbound calls are switched off for the account' };
  }
  // An ad-hoc agent never has a version; a purged one did.
  if (call.agent_id === null && call.agent_version !== null) {
    return { reason: 'cancelled', detail: 'The agent was deleted before the call was dialled' };
  }
  try {
    if (call.agent_id !== null && !(await isOnAir(tx, call.agent_id))) {
      return { reason: 'cancelled', detail: 'The agent was switched off before the call was dialled' };
    }
    const request = { tenantId: dial.tenantId, agentId: call.agent_id, fromNumber: dial.fromNumber };
    const caller = await chooseCallerId(tx, request);
    if (/^sips?:/.test(dial.toNumber) && !isOwnTrunk(caller.route)) {
      return { reason: 'dial_failed', detail: 'The number it was to be made from lies on no trunk any more' };
    }
    const { tenantId } = dial;
    const admission = await reserveCall({ tx, now }, { tenantId, id: call.id, kind: 'outbound_call' });
    if (admission.kind === 'admitted') return caller;
    return admission.reason === 'suspended'
      ? { reason: 'cancelled', detail: 'The account is suspended' }
      : { reason: 'insufficient_balance', detail: 'The balance does not cover a call' };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { reason: 'dial_failed', detail: error.message };
  }
}

/** False also for a trashed agent. */
async function isOnAir(tx: CallTx['tx'], agentId: AgentId): Promise<boolean> {
  try {
    return (await getAgent(tx, agentId)).config.is_active;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
