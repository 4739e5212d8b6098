import type { TenantId } from '@parley/contract/ids';
import type { LanguageModelSettings } from '@parley/contract/resources/agent';

/**
 * Ports of the brain: text in, text and tool calls out. The same engine replies in a chat and, wrapped by `voice/`, in
 * a phone call.
 */

export interface ToolDefinition {
  /** `^[a-zA-Z0-9_-]{1,64}$`, unique within one agent. */
  name: string;
  description: string;
  /** JSON Schema 2020-12 of an object. */
  parameters: Record<string, unknown>;
  /** Effect of an aborted turn on a running call: `cancel` (the default) aborts it, `finish` lets it run to its end. */
  onInterrupt?: 'finish' | 'cancel';
  speech?: ToolSpeech;
  /** Names that people ask it for, such as those of a directory, as they are spoken. */
  spokenNames?: readonly string[];
  /** ISO 3166-1 code of the country in which its users dial numbers without a country code. */
  phoneCountry?: string;
}

/** Fixed sentences spoken around a tool call, beside the model's text. Each is spoken verbatim, at most once a call. */
export interface ToolSpeech {
  /** When the tool begins. */
  before?: string;
  /** When it has run for `afterMs` and is not over. Unit: milliseconds. */
  delayed?: { afterMs: number; text: string };
  /** Spoken when the tool failed; the model learns that it was. */
  onError?: string;
}

export interface ToolCall {
  id: string;
  name: string;
  arguments: Record<string, unknown>;
}

export type ModelMessage =
  | { role: 'user'; text: string }
  /** `toolCalls` were asked for by the model after `text`. */
  | { role: 'assistant'; text: string; toolCalls?: ToolCall[] }
  /** `told`: the part of it spoken to the person verbatim; `result` says so too, for models that read only that. */
  | { role: 'tool'; toolCallId: string; name: string; result: string; isError: boolean; told?: string };

/** A piece of what the agent knows, found for this turn. */
export interface Passage {
  /** Stable within the agent; stored with the answer as its source. */
  id: string;
  title: string;
  text: string;
  /** Address of the page it is from; answers may link to its host. */
  url?: string;
  /** Knowledge base of the agent; undefined: its prompt, which visitors are not shown. */
  origin?: 'knowledge';
  /** Relevance to the question, 0-1. */
  score: number;
}

export interface ModelRequest {
  /** The whole instruction: prompt, rules of the channel, passages, variables. */
  system: string;
  /** The agent's own prompt, without what the brain adds to `system`. */
  prompt: string;
  /** Oldest first; the last one is a user message or tool results. May end with an assistant message to continue. */
  messages: ModelMessage[];
  tools: ToolDefinition[];
  passages: Passage[];
  /** Name by which a model introduces the agent. */
  agentName: string;
  /** BCP 47 tag of the agent, for example `en` or `sv-SE`. */
  language: string;
  /** IANA zone of the agent; "tomorrow" is meant in it. */
  timezone: string;
  now: Date;
  /** Values collected from the person so far: name, phone_number, email, date, time and the like. */
  collected: Readonly<Record<string, string>>;
  temperature?: number | undefined;
  maxOutputTokens?: number | undefined;
  /**
   * Not an answer is wanted but a summary of this conversation, which `system` and `messages` ask for in words. For a
   * model that follows no instructions.
   */
  summaryOf?: readonly ModelMessage[];
  /**
   * Not an answer is wanted but the JSON of an analysis, which `system` and `messages` ask for in words. For the same
   * kind of model.
   */
  analysisOf?: AnalysisRequest;
  /** Keypad of the person; undefined where they have none, as in a chat. For a model that follows no instructions. */
  keypad?: Keypad;
  /** No-match: the person said something after the last message that was not recognized. For the same kind of model. */
  isNoMatch?: true;
  /** Guess at the words of a no-match, which the person may be asked about. */
  guess?: string;
}

/** A value to extract from a conversation. */
export interface AnalysisField {
  /** `^[a-zA-Z_][a-zA-Z0-9_]{0,63}$`. */
  name: string;
  type: 'string' | 'number' | 'boolean' | 'enum';
  description: string;
  /** Of an enum. */
  choices?: readonly string[] | undefined;
}

/** A turn of a finished conversation. `person`: a colleague who took over. */
export interface AnalysedTurn {
  role: 'user' | 'agent' | 'person';
  text: string;
}

/** Outcome of a conversation by Parley's own records, not by its words. */
export interface ConversationOutcome {
  isBooked: boolean;
  isCallbackRequested: boolean;
  isTransferred: boolean;
}

/** A finished conversation, and what is wanted of its analysis. */
export interface AnalysisRequest {
  /** Oldest first. */
  turns: readonly AnalysedTurn[];
  outcome: ConversationOutcome;
  wantsSummary: boolean;
  /** Criteria of success in words; '' for none. */
  successCriteria: string;
  fields: readonly AnalysisField[];
}

export type FieldValue = string | number | boolean | null;

/** Analysis of a finished conversation. Null: not said, or not wanted. */
export interface ConversationAnalysis {
  summary: string | null;
  success: boolean | null;
  sentiment: 'positive' | 'neutral' | 'negative' | null;
  /** A value for each field, of its type. */
  data: Record<string, FieldValue>;
  /** Questions of the person that were not answered, in the person's words. */
  unanswered: string[];
}

export interface AnalysedConversation {
  analysis: ConversationAnalysis;
  modelId: string;
  usage: TokenUsage;
}

/** Keypad of a person on a call. */
export interface Keypad {
  /** Number they call from, in E.164; undefined: unknown or withheld. */
  ownNumber?: string;
}

export interface TokenUsage {
  inputTokens: number;
  outputTokens: number;
}

export type ModelEvent =
  | { kind: 'text'; delta: string }
  | { kind: 'tool-call'; call: ToolCall }
  /** A value collected from the person, stored with the conversation under `name`. */
  | { kind: 'collected'; name: string; value: string }
  /** Ids of the passages the text rests on. */
  | { kind: 'sources'; passageIds: string[] }
  /**
   * `modelId` names the model that really answered, when the one asked is a chain of several. `isUnsure`: it knows that
   * it did not know the answer, which a model that merely may be wrong cannot say. `digitsMax`: keypad digits that make
   * a complete answer to its text.
   */
  | {
      kind: 'finish';
      reason: 'stop' | 'tool-calls' | 'length';
      usage: TokenUsage;
      modelId?: string;
      isUnsure?: true;
      digitsMax?: number;
    };

export interface LanguageModel {
  /** `builtin`, or `<provider>/<model>`; stored with each answer. */
  readonly id: string;
  /**
   * Streams one answer. Ends with exactly one `finish`. Throws `ModelError` when the vendor refuses, hangs, breaks
   * off or answers something that is not an answer. Stops promptly, releasing its connection, when `signal` aborts,
   * and then throws the signal's reason.
   */
  stream(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelEvent>;
}

/** A language model as an agent names it. */
export type ModelChoice = Pick<LanguageModelSettings, 'provider' | 'model' | 'url' | 'headers'>;

/** Language models of an installation. */
export interface ModelCatalogue {
  /** The model that needs no vendor. */
  builtin: LanguageModel;
  /** Understanding of single sentences, of the same model. */
  words: WordUnderstanding;
  /** Longest pause inside a streamed response before failover. Unit: milliseconds. */
  idleTimeoutMs: number;
  /** Returns one object per vendor, address and key: the circuit breaker keys its state by object. */
  modelFor(choice: ModelChoice, timeoutMs: number, tenantId: TenantId | null): LanguageModel;
  /** Failover order for an agent without fallbacks: other vendors with a key, then the built-in model. */
  defaultFallbacks(provider: string, tenantId: TenantId | null): readonly ModelChoice[];
}

export type ModelErrorCode =
  | 'refused' // connection refused, or the vendor refused our credentials or request
  | 'timeout' // nothing came within the time limit
  | 'rate_limited'
  | 'unavailable' // 5xx
  | 'cut' // the stream ended before its end
  | 'garbage'; // the answer was not in the vendor's format, or empty

/** A model that could not answer. The message names vendor and cause, never the conversation. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly code: ModelErrorCode;
  readonly modelId: string;
  /** Milliseconds after which the vendor says a retry may help, when it said so. */
  readonly retryAfterMs: number | undefined;

  constructor(
    code: ModelErrorCode,
    modelId: string,
    message: string,
    options: { cause?: unknown; retryAfterMs?: number } = {},
  ) {
    super(message, { cause: options.cause });
    this.code = code;
    this.modelId = modelId;
    this.retryAfterMs = options.retryAfterMs;
  }
}

export interface ToolOutcome {
  /** Result for the model, already cut to the tool's size limit. */
  result: string;
  isError: boolean;
  /** With `isError`: it never ran, and the model may ask again in another way; `onError` is not said. */
  wasRefused?: boolean;
  /** Variables the tool sets for the rest of the conversation. */
  variables?: Record<string, string>;
  /** Said word for word; the model is then not asked to put the result into words, unless another tool's wants that. */
  say?: string;
  /** The conversation is over once what was said has been heard. */
  endsCall?: boolean;
  /** The caller is handed over once what was said has been heard: the key of one of the agent's transfer targets. */
  transferTo?: string;
  /** Phrases that the person may answer with. */
  expects?: readonly string[];
}

export interface ToolRunner {
  /** Tools this agent may use now. */
  definitions(): Promise<ToolDefinition[]>;
  /** Never throws for a tool that fails: that is an outcome with `isError`. Stops when `signal` aborts. */
  run(call: ToolCall, signal: AbortSignal): Promise<ToolOutcome>;
}

export interface Retriever {
  /** Best first, at most `topK`, none below `minScore`. */
  retrieve(question: string, options: { topK: number; minScore: number }, signal: AbortSignal): Promise<Passage[]>;
  /** Called after a retrieval that found nothing, when the agent's prompt says nothing of the question either. */
  missed?(): void;
}

/** A value to be read out of a person's words. */
export interface WantedValue {
  /** `any`: the words as they are, where they are a statement. */
  format: 'any' | 'name' | 'email' | 'phone' | 'date' | 'time' | 'number' | 'yes_no';
  /** Allowed values; empty: any. */
  choices: readonly string[];
  /** Name of the value in a question. */
  label: string;
  /** The agent has just asked for it, so that a bare answer is understood. */
  isAsked: boolean;
}

/** Understanding of single sentences without a model. Knows the languages of `WordReader`. */
export interface WordUnderstanding {
  /**
   * The value in a sentence: a date as 2026-11-23, a time as 14:30, a phone number in E.164, yes and no as `true` and
   * `false`. Undefined: there is none.
   */
  readValue(
    text: string,
    wanted: WantedValue,
    setting: { language: string; timezone: string; now: Date },
  ): string | undefined;
  yesOrNo(text: string): 'yes' | 'no' | undefined;
  isQuestion(text: string): boolean;
}

/** One statement of a text: a sentence, a list item or a table row. */
export interface Statement {
  id: string;
  /** Heading or question it stands under; '' for none. */
  title: string;
  text: string;
  /** Same for the sentences of one line. */
  line: number;
}

/**
 * Reading by words alone, where no vendor's model helps: which statements a text makes and which of them answers a
 * question. Knows English, Swedish, German, French and Spanish; other languages are matched word by word.
 */
export interface WordReader {
  /** Words that carry meaning, folded (case, accents), stemmed, synonyms replaced by one common concept. */
  stems(text: string): string[];
  /** The statements of a prompt in its order, without those that only instruct the agent; all with score 0. */
  factsOf(prompt: string): Passage[];
  /** The same statements with their lines. */
  statementsOf(prompt: string): Statement[];
}
