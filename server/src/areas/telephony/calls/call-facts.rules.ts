import type { AgentId, CallId, TenantId } from '@parley/contract/ids';
import type { AgentConfig } from '@parley/contract/resources/agent';
import type { CallDirection, CallEndReason, CallEngines, CallType, ModelTokens } from '@parley/contract/resources/call';
import type { CallRetry, CallWindow } from '@parley/contract/resources/outbound-call';
import type { LineStats } from '#voice/ports.ts';

/** Call id with its tenant. */
export interface CallRef {
  tenantId: TenantId;
  id: CallId;
}

/** Far end of a live call, as the owner of its line stores it: opaque to this area. */
export type FarEnd = Readonly<Record<string, unknown>>;

/** Call whose process died, with the far ends that still wait for its end. */
export interface LostCall extends CallRef {
  farEnds: readonly FarEnd[];
}

/** Retry policy as ordered. */
export type OrderedRetry = Omit<CallRetry, 'attempts' | 'next_attempt_at'>;

/** Schedule and retry policy of an outbound call. */
export interface CallSchedule {
  scheduleAt: Date | null;
  window: CallWindow | null;
  retry: OrderedRetry;
  nextAttemptAt: Date;
}

/** New call. */
export interface NewCall extends CallRef {
  /** Agent at call time, with secrets as references; `id` is null for an ad-hoc agent. */
  agent: { id: AgentId | null; version: number | null; config: AgentConfig };
  type: CallType;
  direction: CallDirection;
  /** `queued`: waits to be dialled and has no owner process. */
  status: 'queued' | 'ringing';
  /** The other party, as the line reports it; a phone number is stored in E.164. */
  phoneNumber?: string | undefined;
  fromNumber?: string | undefined;
  toNumber?: string | undefined;
  callerName?: string | undefined;
  metadata?: Readonly<Record<string, string>>;
  dynamicVariables?: Readonly<Record<string, string>>;
  /** Process that owns the line; null while queued. */
  processId: string | null;
  isRecorded: boolean;
  /** Far ends that another process hangs up should this one die before the answer is stored. */
  farEnds?: readonly FarEnd[] | undefined;
  /** Only for a queued call. */
  schedule?: CallSchedule;
}

/** End of a call. */
export interface CallEnding {
  reason: CallEndReason;
  detail?: string | undefined;
  /** Duration since the answer; by default computed from the answer until now. */
  durationMs?: number;
  line?: LineStats;
  engines?: CallEngines;
  modelTokens?: ModelTokens;
  collectedVariables?: Readonly<Record<string, string>>;
  /**
   * `failed`: nothing usable was recorded. `none`: nothing to record, since the call was not answered. `incomplete`:
   * the file is closed and lacks a part. Otherwise it is complete and closed.
   */
  recording?: 'closed' | 'incomplete' | 'failed' | 'none';
  /** The process died: its far ends are to be hung up, by `claimLostFarEnds`. Otherwise they are cleared. */
  leavesFarEnds?: boolean;
}
