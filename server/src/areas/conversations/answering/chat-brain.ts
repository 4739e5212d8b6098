import type { TenantId } from '@parley/contract/ids';
import type { AgentConfig } from '@parley/contract/resources/agent';
import type { ModelMessage, Retriever, ToolCall, ToolRunner } from '#brain/ports.ts';
import type { TurnEvent, WorkflowTurn } from '#brain/turn.ts';
import type { Logger } from '#platform/log/logger.ts';

/** Conversation engine as the chat needs it; built in `app/`, where models and tools are known. */
export interface ChatBrain {
  /** Answers one turn. Throws when no model could answer; an abort ends it with the words said so far. */
  answer(turn: {
    tenantId: TenantId;
    /** Agent configuration, secrets in clear. */
    agent: AgentConfig;
    /** Messages, oldest first, ending with the visitor's latest; empty when the agent speaks first. */
    history: readonly ModelMessage[];
    /** Variables given by the visitor's page and set by tools. */
    variables: Readonly<Record<string, string>>;
    /** Knowledge of the agent beside its prompt. */
    knowledge?: Retriever;
    /** Tools of the agent; undefined when it has none. */
    tools?: ToolRunner;
    /** Workflow that the chat follows; undefined: the agent's prompt alone. */
    workflow?: WorkflowTurn;
    /** Hosts that answers may link to, beside those the agent's configuration names and those of its sources. */
    linkHosts?: readonly string[];
    /** Id of each tool call, in call order. */
    callIdOf?: (call: ToolCall) => string;
    signal: AbortSignal;
    log: Logger;
  }): AsyncIterable<TurnEvent>;
  /** Summarises the chat for the operator who takes it over, at most 600 characters. Throws when no model could. */
  summarise(chat: {
    tenantId: TenantId;
    /** Agent configuration, secrets in clear. */
    agent: AgentConfig;
    history: readonly ModelMessage[];
    /** Variables given by the visitor's page and set by tools. */
    variables: Readonly<Record<string, string>>;
    signal: AbortSignal;
  }): Promise<string>;
}
