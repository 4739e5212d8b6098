import type { AgentConfig } from '@parley/contract/resources/agent';
import type { ModelMessage, ToolCall, ToolRunner } from '#brain/ports.ts';
import type { TurnEvent } from '#brain/turn.ts';
import type { Logger } from '#platform/log/logger.ts';

/** The conversation engine as the chat needs it; built in `app/`, where models and tools are known. */
export interface ChatBrain {
  /** One turn. Throws when no model could say anything; an abort ends it with what was said until then. */
  answer(turn: {
    /** With its secrets in clear. */
    agent: AgentConfig;
    /** Oldest first, ending with what the visitor just said; empty when the agent speaks first. */
    history: readonly ModelMessage[];
    /** What the visitor has told and tools have set. */
    variables: Readonly<Record<string, string>>;
    /** Missing: the agent has none. */
    tools?: ToolRunner;
    /** Names each tool call, in order. */
    callIdOf?: (call: ToolCall) => string;
    signal: AbortSignal;
    log: Logger;
  }): AsyncIterable<TurnEvent>;
  /** What a person should know who takes the chat over, at most 600 characters. Throws when no model could say it. */
  summarise(chat: {
    /** With its secrets in clear. */
    agent: AgentConfig;
    history: readonly ModelMessage[];
    /** What the visitor has told and tools have set. */
    variables: Readonly<Record<string, string>>;
    signal: AbortSignal;
  }): Promise<string>;
}
