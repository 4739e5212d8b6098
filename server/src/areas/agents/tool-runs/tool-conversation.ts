import type { AgentId, CallId, ChatSessionId, ChatTeamId, TenantId } from '@parley/contract/ids';
import type { AgentConfig } from '@parley/contract/resources/agent';
import type { TransferPlan } from '#areas/telephony/directory';
import type { Logger } from '#platform/log/logger.ts';

/** Conversation as seen by tools, with the actions they may take in it. */
export interface ToolConversation {
  tenantId: TenantId;
  /** Null for an agent that is not stored, as in an ad-hoc call. */
  agent: { id: AgentId | null; version: number | null; config: AgentConfig };
  channel: 'chat' | 'voice';
  call: {
    id: CallId;
    type: 'phone' | 'web';
    /** The caller's number, E.164; null when unknown. */
    phoneNumber: string | null;
    /** Parley's number in the call. */
    ourNumber: string | null;
    metadata: Readonly<Record<string, string>>;
    /** Offset into the call. Unit: milliseconds. */
    offsetMs(): number;
  } | null;
  session: { id: ChatSessionId; metadata: Readonly<Record<string, string>> } | null;
  /** Variables collected so far: name, phone_number, email and the like. */
  variables(): Readonly<Record<string, string>>;
  /** True when the person is verified (tools with `requires_verification`). */
  isVerified(): boolean;
  /** True when the tenant's portal vouches for the visitor; a code sent to an address does not. */
  isPortalUser(): boolean;
  /** Runs a tool in the visitor's page; null without a page (a phone call). */
  client: ClientTools | null;
  /** Sends DTMF in the call, 0-9 * # A-D and `w` for half a second; null outside phone calls. */
  pressDigits: ((digits: string) => Promise<void>) | null;
  /** Requests a handoff to a person; null or missing where there are no people. */
  handOff?: HandOff | null;
  /** Transfers of the caller beyond the agent's transfer targets; null or missing where the call cannot be transferred. */
  transfers?: ConversationTransfers | null;
  log: Logger;
}

export interface ConversationTransfers {
  /** A destination as it is dialled in this call; undefined: never called. */
  dial(destination: string): string | undefined;
  /** Names a plan with at least one call, as `transferTo` of an outcome. */
  plan(plan: TransferPlan, asked: { name: string; reason: string }): string;
  /** Leaves a request to call the caller back. False: their number is withheld, or the agent is not stored. */
  requestCallBack(asked: { name: string; reason: string }): Promise<boolean>;
}

/** Resolves at once; the operator takes over after the current answer. */
type HandOff = (request: {
  reason: string;
  summary: string;
  /** Team whose operators it is for. */
  teamId?: ChatTeamId | undefined;
}) => Promise<'asked' | 'nobody_available'>;

export interface ClientTools {
  /**
   * Resolves with the page's answer, or with null at once when `waits` is false. Rejects when the page does not answer
   * within `timeoutMs` or `signal` aborts.
   */
  call(
    request: {
      toolCallId: string;
      name: string;
      arguments: Record<string, unknown>;
      waits: boolean;
      timeoutMs: number;
    },
    signal: AbortSignal,
  ): Promise<{ result: unknown; isError: boolean } | null>;
}
