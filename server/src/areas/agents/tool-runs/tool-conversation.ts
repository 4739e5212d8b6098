import type { AgentId, CallId, ChatSessionId, TenantId } from '@parley/contract/ids';
import type { AgentConfig } from '@parley/contract/resources/agent';
import type { Logger } from '#platform/log/logger.ts';

/** The conversation tools run in, with what they may do in it. */
export interface ToolConversation {
  tenantId: TenantId;
  /** Null where the agent is none that is kept, as in an ad-hoc call. */
  agent: { id: AgentId | null; version: number | null; config: AgentConfig };
  channel: 'chat' | 'voice';
  call: {
    id: CallId;
    type: 'phone' | 'web';
    /** Of the person, E.164; null where it is not known. */
    phoneNumber: string | null;
    /** The number of ours the call goes over. */
    ourNumber: string | null;
    metadata: Readonly<Record<string, string>>;
    /** Milliseconds into the call. */
    offsetMs(): number;
  } | null;
  session: { id: ChatSessionId; metadata: Readonly<Record<string, string>> } | null;
  /** What has been told and set so far: name, phone_number, email and the like. */
  variables(): Readonly<Record<string, string>>;
  /** Whether the person has proven who they are (tools with `requires_verification`). */
  isVerified(): boolean;
  /** Whether the tenant's own portal vouches for them, which a code sent to any address does not. */
  isPortalUser(): boolean;
  /** Runs a tool in the visitor's page; null where there is no page (a phone call). */
  client: ClientTools | null;
  /** Presses keys in the call, 0-9 * # A-D and `w` for half a second; null outside phone calls. */
  pressDigits: ((digits: string) => Promise<void>) | null;
  /** Asks for a person to take the conversation over; null or missing where people can never be asked for. */
  handOff?: HandOff | null;
  log: Logger;
}

/** Resolves at once; who was asked takes over when the answer under way is said. */
type HandOff = (request: { reason: string; summary: string }) => Promise<'asked' | 'nobody_available'>;

export interface ClientTools {
  /**
   * Resolves with what the page answered; with null at once when `waits` is false. Rejects when the page did not answer
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
