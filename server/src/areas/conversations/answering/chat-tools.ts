import type { AgentId, ChatSessionId, ChatTeamId, TenantId } from '@parley/contract/ids';
import type { AgentConfig } from '@parley/contract/resources/agent';
import type { PageTools } from '#areas/agents/client-tools';
import type { ToolRunner } from '#brain/ports.ts';
import type { Logger } from '#platform/log/logger.ts';

/** Tools of an agent as the chat needs them; filled in `app/`, where tools are known. */
export interface ChatTools {
  /** Makes a runner for one turn: changes to a tool apply from the next turn. */
  runnerFor(conversation: ChatToolConversation): ToolRunner;
}

/** Chat in which tools run. */
export interface ChatToolConversation {
  tenantId: TenantId;
  /** Agent configuration, secrets in clear. */
  agent: { id: AgentId; version: number; config: AgentConfig };
  channel: 'chat';
  call: null;
  session: { id: ChatSessionId; metadata: Readonly<Record<string, string>> };
  /** Variables given by the visitor's page and set by tools, including those of the current turn. */
  variables(): Readonly<Record<string, string>>;
  /** True when the visitor is verified. */
  isVerified(): boolean;
  /** True when the tenant's portal signed the visitor's identity. */
  isPortalUser(): boolean;
  /** Runs a tool in the visitor's page. */
  client: PageTools;
  pressDigits: null;
  /** Requests a handoff; null when the widget turns handoff off. */
  handOff:
    | ((request: {
        reason: string;
        summary: string;
        teamId?: ChatTeamId | undefined;
      }) => Promise<'asked' | 'nobody_available'>)
    | null;
  log: Logger;
}
