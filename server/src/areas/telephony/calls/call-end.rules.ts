import type { CallEndReason, CallStatus } from '@parley/contract/resources/call';

export type LiveStatus = 'queued' | 'ringing' | 'in_progress' | 'transferring';
export type EndedStatus = Exclude<CallStatus, LiveStatus>;

export const liveStatuses: readonly LiveStatus[] = ['queued', 'ringing', 'in_progress', 'transferring'];

export function isLive(status: CallStatus): status is LiveStatus {
  return (liveStatuses as readonly CallStatus[]).includes(status);
}

/**
 * Maps an end reason to the call's final status. Failed: an internal or network fault. A lost caller connection is not:
 * a closed browser looks the same, and the conversation took place. A call that would be completed but was never
 * answered is cancelled.
 */
export function statusOfEnd(reason: CallEndReason, wasAnswered: boolean): EndedStatus {
  switch (reason) {
    // Cut off when the balance ran out, after a conversation that took place; or never admitted.
    case 'insufficient_balance':
      return wasAnswered ? 'completed' : 'failed';
    case 'dial_busy':
      return 'busy';
    case 'dial_no_answer':
      return 'no_answer';
    case 'cancelled':
    case 'spam':
      return 'cancelled';
    case 'dial_failed':
    case 'dial_rejected':
    case 'dial_unreachable':
    case 'invalid_destination':
    case 'concurrency_limit':
    case 'error_stt':
    case 'error_llm':
    case 'error_tts':
    case 'error_telephony':
    case 'shutdown':
    case 'worker_lost':
      return 'failed';
    default:
      return wasAnswered ? 'completed' : 'cancelled';
  }
}
