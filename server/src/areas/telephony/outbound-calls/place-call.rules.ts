import type { AgentId, CallId, TenantId } from '@parley/contract/ids';
import type { AgentConfig } from '@parley/contract/resources/agent';
import type { Route } from './dial.rules.ts';
import type { DialOutcome } from './dial-outcome.rules.ts';

/** One dial attempt. Its call is `ringing` and leased by this process. */
export interface DialOrder {
  tenantId: TenantId;
  callId: CallId;
  /** Attempt number from 1. */
  attempt: number;
  /** E.164 number or SIP address. */
  toNumber: string;
  fromNumber: string;
  route: Route;
  ringMs: number;
  /** Agent at order time, with secrets as references; `id` is null for an ad-hoc agent. */
  agent: { id: AgentId | null; version: number | null; config: AgentConfig };
  dynamicVariables: Readonly<Record<string, string>>;
  metadata: Readonly<Record<string, string>>;
  /** WAV file to record to after the answer; null when the call is not recorded. */
  recordingPath: string | null;
  /**
   * True: an answering machine is hung up on and reported as `voicemail` with the call left open for a redial. False:
   * the agent handles the machine and the call ends with it.
   */
  redialsOnVoicemail: boolean;
  /** Aborted on cancellation, shutdown, or a lost lease. */
  signal: AbortSignal;
}

export interface DialListener {
  ringing(): void;
  answered(): void;
}

/**
 * Places one attempt. Resolves when it is over: at once when unanswered, otherwise after the conversation, with the
 * call closed.
 */
export type PlaceCall = (order: DialOrder, listener: DialListener) => Promise<DialOutcome>;
