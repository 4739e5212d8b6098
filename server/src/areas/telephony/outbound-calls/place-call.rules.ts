import type { AgentId, CallId, TenantId } from '@parley/contract/ids';
import type { AgentConfig } from '@parley/contract/resources/agent';
import type { Route } from './dial.rules.ts';
import type { DialOutcome } from './dial-outcome.rules.ts';

/** One attempt to reach somebody. Its call is `ringing` and held by this process. */
export interface DialOrder {
  tenantId: TenantId;
  callId: CallId;
  /** Counts from 1. */
  attempt: number;
  /** E.164, or a SIP address. */
  toNumber: string;
  fromNumber: string;
  route: Route;
  ringMs: number;
  /** As it was when the call was ordered, with secrets as references; `id` is null for an agent made for this call. */
  agent: { id: AgentId | null; version: number | null; config: AgentConfig };
  dynamicVariables: Readonly<Record<string, string>>;
  metadata: Readonly<Record<string, string>>;
  /** The WAV file to record into once somebody has answered; null when the call is not recorded. */
  recordingPath: string | null;
  /**
   * A machine that answers is hung up on and told as `voicemail`, with the call left open: it is dialled again. False:
   * what the agent does with a machine is done, and the call ends with it.
   */
  redialsOnVoicemail: boolean;
  /** Aborts when nobody is to be called any more: cancelled, stopping, or another process has taken the call over. */
  signal: AbortSignal;
}

export interface DialListener {
  ringing(): void;
  answered(): void;
}

/**
 * What the phone does with one attempt. Resolves when it is over: at once when nobody answered, after the conversation,
 * and with its call closed, when somebody did.
 */
export type PlaceCall = (order: DialOrder, listener: DialListener) => Promise<DialOutcome>;
