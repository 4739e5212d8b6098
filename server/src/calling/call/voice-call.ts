import type { AgentId, CallId, TenantId } from '@parley/contract/ids';
import type { AgentConfig } from '@parley/contract/resources/agent';
import type { NewCall } from '#areas/telephony/calls';
import type { OpenTrunk } from '#areas/telephony/sip-trunks';
import type { EndReason, LineInfo } from '#voice/ports.ts';
import type { LegRequest, RtpProfile } from '../messages/call-messages.ts';
import type { FarEnds } from './far-ends.ts';

/** A call about to begin. */
export interface VoiceCall {
  tenantId: TenantId;
  id: CallId;
  agentId: AgentId | null;
  agentVersion: number | null;
  /** As stored; `openedConfig` has its secrets opened. */
  config: AgentConfig;
  openedConfig: AgentConfig;
  type: 'web' | 'phone';
  info: Omit<LineInfo, 'id' | 'wireCodec'>;
  /** Numbers and caller name, where the line reports them. */
  parties?: Pick<NewCall, 'phoneNumber' | 'fromNumber' | 'toNumber' | 'callerName'>;
  /** Dials transfer legs; unset: the call can dial none. */
  legs?: CallLegs;
  /** Far ends of the call, for the process that hangs up should this one die. Unset: a browser, whose line ends by itself. */
  farEnds?: FarEnds;
  /** Transfers the caller by the carrier's interface; unset: the line cannot transfer, or does so itself. */
  transferLine?(to: string): Promise<void>;
  dynamicVariables: Readonly<Record<string, string>>;
  metadata: Readonly<Record<string, string>>;
  /** Questions the agent's pages suggest. */
  quickQuestions: readonly string[];
}

/** Dials the transfer legs of a call. */
export interface CallLegs {
  rtp: RtpProfile;
  dial(leg: LegRequest, onRinging: () => void): void;
}

/** Row of a queued call; the dialer opened it, and closes it when the call is not answered. */
export interface QueuedRow {
  recordingPath: string | null;
  /** True for an end after which the row stays open. */
  isLeftOpen(reason: EndReason): boolean;
}

/** Call for which transfer legs are dialled, and the trunk they go out over. */
export interface LegOwner {
  tenantId: TenantId;
  /** Trunk of the call itself; undefined: the tenant's first trunk that can dial out. */
  trunk: OpenTrunk | undefined;
  /** Caller ID shown to the destination, in E.164. */
  ownNumber: string;
  /** Far ends of the call, which the legs join. */
  farEnds?: FarEnds;
}

/** Source of transfer legs; without `legs` where no trunk can dial out. */
export interface LegProvider {
  of(owner: LegOwner): Pick<VoiceCall, 'legs'>;
}
