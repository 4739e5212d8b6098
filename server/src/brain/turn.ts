import type { AgentConfig } from '@parley/contract/resources/agent';
import type {
  Keypad,
  LanguageModel,
  ModelError,
  ModelMessage,
  Passage,
  Retriever,
  TokenUsage,
  ToolCall,
  ToolOutcome,
  ToolRunner,
} from './ports.ts';
import type { WorkflowResult } from './workflow/types.ts';

/** The part of an agent's configuration a turn needs. */
export interface TurnAgent {
  name: string;
  /** May hold `{{name}}` templates, filled from `dynamicVariables` and what has been collected. */
  prompt: string;
  /** BCP 47 tag. */
  language: string;
  /** IANA zone. */
  timezone: string;
  temperature?: number | undefined;
  maxTokens?: number | undefined;
  knowledge: { enabled: boolean; topK: number; minScore: number };
  dynamicVariables: Readonly<Record<string, string>>;
}

/**
 * Bounds of one turn. Tokens are estimated (see `estimateTokens`), times are milliseconds.
 * Source: chosen so that a turn fits the 32k window of common local models and a runaway model ends within a minute.
 */
export interface TurnLimits {
  contextTokens: number;
  promptTokens: number;
  passageTokens: number;
  /** Model answers in one turn; the last one is asked for without tools, so that it says something. */
  maxSteps: number;
  maxToolCalls: number;
  maxParallelToolCalls: number;
  /** Longer than any tool's own limit, so that its runner is the one to say what happened. */
  toolTimeoutMs: number;
  /** Passages that take longer are left out of the turn. */
  retrievalTimeoutMs: number;
}

export const defaultTurnLimits: TurnLimits = {
  contextTokens: 24_000,
  promptTokens: 12_000,
  passageTokens: 4_000,
  maxSteps: 6,
  maxToolCalls: 12,
  maxParallelToolCalls: 4,
  toolTimeoutMs: 130_000,
  retrievalTimeoutMs: 3_000,
};

export interface Turn {
  agent: TurnAgent;
  channel: 'chat' | 'voice';
  model: LanguageModel;
  tools: ToolRunner;
  retrievers: readonly Retriever[];
  /** Oldest first, ending with what the person just said. Empty: the agent speaks first. */
  history: readonly ModelMessage[];
  /** Keypad of the person; undefined: they have none. */
  keypad?: Keypad;
  /** The person said something that was not recognized. */
  isNoMatch?: true;
  /** Guess at the words of a no-match, which the person may be asked about. */
  guess?: string;
  /** Values collected from the person before this turn. */
  collected: Readonly<Record<string, string>>;
  clock: { now(): Date };
  /** Tools wait for it; missing: they run as soon as they are asked for. Before it, what they say first is said already. */
  mayAct?: Promise<unknown>;
  /** Names a tool call anew, where the model's own name for it does not hold; asked once for each call, in order. */
  callIdOf?: (call: ToolCall) => string;
  /** Each bound not named is that of `defaultTurnLimits`. */
  limits?: Partial<TurnLimits>;
  signal: AbortSignal;
  /** Hosts that answers may link to, beside those the agent's configuration names and those of its sources. */
  linkHosts?: readonly string[];
  /** Called for each problem that does not end the turn, such as a failed retriever. Never holds personal data. */
  onProblem?: (problem: { kind: 'retrieval-failed' | 'tool-failed' | 'instructions-withheld'; cause: unknown }) => void;
}

export type * from './workflow/types.ts';

export interface TurnLatency {
  /** Milliseconds from the start of the turn to its first delta; null when nothing was said. */
  firstDeltaMs: number | null;
  totalMs: number;
  retrievalMs: number;
  /** Time spent waiting for the model, over all steps. */
  modelMs: number;
}

export interface ToolRecord {
  call: ToolCall;
  outcome: ToolOutcome;
  durationMs: number;
}

export interface CompletedTurn {
  kind: 'completed';
  text: string;
  sources: Passage[];
  /** Sum over all steps of the turn, as the vendor counted. */
  usage: TokenUsage;
  latency: TurnLatency;
  modelId: string;
  /** The model said of its last words that they do not answer what was asked. */
  isUnsure: boolean;
  /** In the order the model asked for them. */
  toolCalls: ToolRecord[];
  /** Messages this turn adds to the history: answers, tool calls and their results, in the model's order. */
  messages: ModelMessage[];
  /** The turn was aborted, or broke off after something had been said; `text` is what was said until then. */
  interrupted?: boolean;
  /** Cause of a broken turn; missing when it was aborted. */
  failure?: ModelError;
  /** A tool wants the conversation to be over once `text` has been heard. */
  endsCall?: true;
  /** Keypad digits that make a complete answer to `text`; undefined: as the agent's settings say. */
  digitsMax?: number;
  /** A tool hands the person over once `text` has been heard: the key of one of the agent's transfer targets. */
  transferTo?: string;
  /** Progress of the run, in a conversation that follows a workflow. */
  workflow?: WorkflowResult;
}

export type TurnEvent =
  /** `isWhole`: no more of this sentence comes, so it can be spoken at once. */
  | { kind: 'delta'; text: string; isWhole?: true }
  /** `fillsSilence`: the tool has its own sentences for the wait. */
  | { kind: 'tool-started'; call: ToolCall; fillsSilence: boolean }
  | { kind: 'tool-finished'; call: ToolCall; outcome: ToolOutcome; durationMs: number }
  | { kind: 'collected'; name: string; value: string }
  /** Another agent says what follows. */
  | { kind: 'agent'; id: string; config: AgentConfig }
  | CompletedTurn;
