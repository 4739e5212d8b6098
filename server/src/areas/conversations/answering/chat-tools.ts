import type { AgentId, ChatSessionId, TenantId } from '@parley/contract/ids';
import type { AgentConfig } from '@parley/contract/resources/agent';
import type { PageTools } from '#areas/agents/client-tools';
import type { ToolRunner } from '#brain/ports.ts';
import type { Logger } from '#platform/log/logger.ts';

/** The tools of an agent as the chat needs them; filled in `app/`, where tools are known. */
export interface ChatTools {
  /** For one turn: a change to a tool counts from the next one on. */
  runnerFor(conversation: ChatToolConversation): ToolRunner;
}

/** The chat that tools run in. */
export interface ChatToolConversation {
  tenantId: TenantId;
  /** With its secrets in clear. */
  agent: { id: AgentId; version: number; config: AgentConfig };
  channel: 'chat';
  call: null;
  session: { id: ChatSessionId; metadata: Readonly<Record<string, string>> };
  /** What the visitor has told and tools have set, also in the turn under way. */
  variables(): Readonly<Record<string, string>>;
  /** Whether the visitor has proven who they are. */
  isVerified(): boolean;
  /** Whether the tenant's portal vouches for them. */
  isPortalUser(): boolean;
  /** Runs a tool in the visitor's page. */
  client: PageTools;
  pressDigits: null;
  /** Asks for a person; null where the widget says that none is ever asked for. */
  handOff: ((request: { reason: string; summary: string }) => Promise<'asked' | 'nobody_available'>) | null;
  log: Logger;
}
