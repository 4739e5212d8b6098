import type { AgentId, CallId, TenantId } from '@parley/contract/ids';
import type { AgentConfig } from '@parley/contract/resources/agent';
import type { CallDirection, CallEndReason, CallEngines, CallType } from '@parley/contract/resources/call';
import type { CallRetry, CallWindow } from '@parley/contract/resources/outbound-call';
import type { LineStats } from '#voice/ports.ts';

/** A call and whose it is. */
export interface CallRef {
  tenantId: TenantId;
  id: CallId;
}

/** How often a call is to be dialled, as it was ordered. */
export type OrderedRetry = Omit<CallRetry, 'attempts' | 'next_attempt_at'>;

/** When and how often an outbound call is to be dialled. */
export interface CallSchedule {
  scheduleAt: Date | null;
  window: CallWindow | null;
  retry: OrderedRetry;
  nextAttemptAt: Date;
}

/** A call that begins. */
export interface NewCall extends CallRef {
  /** The agent as it answers, with secrets as references; `id` is null for an agent made for this call alone. */
  agent: { id: AgentId | null; version: number | null; config: AgentConfig };
  type: CallType;
  direction: CallDirection;
  /** `queued`: waits to be dialled and is held by no process. */
  status: 'queued' | 'ringing';
  /** The other party, as the line names it; a phone number is kept in E.164. */
  phoneNumber?: string | undefined;
  fromNumber?: string | undefined;
  toNumber?: string | undefined;
  callerName?: string | undefined;
  metadata?: Readonly<Record<string, string>>;
  dynamicVariables?: Readonly<Record<string, string>>;
  /** The process that holds the line; null while queued. */
  processId: string | null;
  isRecorded: boolean;
  /** Of one that is queued. */
  schedule?: CallSchedule;
}

/** How a call ended. */
export interface CallEnding {
  reason: CallEndReason;
  detail?: string | undefined;
  /** How long it went on after it was answered; without it, reckoned from the answer until now. */
  durationMs?: number;
  line?: LineStats;
  engines?: CallEngines;
  collectedVariables?: Readonly<Record<string, string>>;
  /**
   * `failed`: nothing usable was recorded. `none`: there was nothing to record, since nobody answered. `incomplete`: the
   * file is closed and lacks a part. Otherwise it is complete and closed.
   */
  recording?: 'closed' | 'incomplete' | 'failed' | 'none';
}
