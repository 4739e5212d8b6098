import type { AgentConfig } from '@parley/contract/resources/agent';
import type { AnalysisField, FieldValue, ModelMessage, Retriever, ToolRunner, WordUnderstanding } from '../ports.ts';
import type { TurnEvent } from '../turn.ts';

/** A question to a model about a conversation. */
export interface ModelQuestion {
  /** Configuration of the node: agent, model, prompt. */
  agent: AgentConfig;
  history: readonly ModelMessage[];
  variables: Readonly<Record<string, string>>;
}

/** Powers of the brain that a run uses. */
export interface RunEngine {
  /** One reply of the model. */
  converse(
    asked: ModelQuestion & {
      tools: ToolRunner;
      /** Knowledge in place of that of the conversation's own agent. */
      knowledge?: Retriever;
      callIdOf(call: { name: string }): string;
    },
  ): AsyncIterable<TurnEvent>;
  /** The first condition that holds, by one request; null: none. Never throws but for an abort. */
  judge(asked: ModelQuestion & { conditions: readonly string[] }): Promise<number | null>;
  /** Values of the fields as the person said them; null: not said. Never throws but for an abort. */
  extract(asked: ModelQuestion & { fields: readonly AnalysisField[] }): Promise<Record<string, FieldValue>>;
  words: WordUnderstanding;
  now(): Date;
  signal: AbortSignal;
}
