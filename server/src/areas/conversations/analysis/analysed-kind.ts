import type { AgentId, CallId, ChatSessionId, TenantId } from '@parley/contract/ids';
import type { AgentConfig } from '@parley/contract/resources/agent';
import type { ConversationAnalysis } from '@parley/contract/resources/conversation-analysis';
import type { AnalysedConversation, AnalysisRequest, ConversationAnalysis as Results } from '#brain/ports.ts';
import type { Tx } from '#db/tenant-scope.ts';
import type { EmitEvent } from '#platform/outbox/emit.ts';
import type { SettingsOf } from './analyses.queries.ts';

/** Port: analyses a finished conversation; built in `app/`, where models are known. */
export interface ConversationAnalyser {
  /** By the agent's model, or by `builtin`, which only extracts what was said. Throws when it could not. */
  analyse(conversation: {
    tenantId: TenantId;
    /** Agent configuration, secrets in clear. */
    agent: AgentConfig;
    request: AnalysisRequest;
    variables: Readonly<Record<string, string>>;
    endedAt: Date;
    by: 'agent' | 'builtin';
    signal: AbortSignal;
  }): Promise<AnalysedConversation>;
}

/** A conversation with all that its analysis reads. */
export interface LoadedConversation {
  /** Null when the agent is permanently deleted. */
  agentId: AgentId | null;
  /** Configuration that says what is wanted, secrets as references. */
  config: AgentConfig;
  skip: ConversationAnalysis['skip_reason'];
  request: AnalysisRequest;
  /** Values collected from the person. */
  variables: Readonly<Record<string, string>>;
  /** Time of the person's last words; "tomorrow" is meant from it, and their questions were asked then. */
  endedAt: Date;
}

/** Kind of conversation that is analysed: how it is read, and where its results go. */
export interface AnalysedKind<Id extends CallId | ChatSessionId> {
  /** Jobs are named after it, as `<name>_analysis.run`. */
  name: 'call' | 'chat';
  /** Column of its id in tables of conversations. */
  column: 'call_id' | 'session_id';
  refOf(id: Id): { callId: CallId } | { sessionId: ChatSessionId };
  /** Loads a conversation; null when it is gone. */
  load(tx: Tx, id: Id, settingsOf: SettingsOf): Promise<LoadedConversation | null>;
  /** Locks the conversation until the transaction ends; false when it is gone. */
  lock(tx: Tx, id: Id): Promise<boolean>;
  /** Writes the results and emits the event, in the caller's transaction, which holds the lock. */
  save(context: { tx: Tx; emit: EmitEvent }, id: Id, results: Results): Promise<void>;
}
