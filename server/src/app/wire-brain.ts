import type { AgentConfig, LanguageModelSettings } from '@parley/contract/resources/agent';
import type { Egress } from '@parley/egress/egress';
import { createCircuitBreaker } from '#brain/circuit-breaker.ts';
import { converse } from '#brain/converse.ts';
import { withFallbacks } from '#brain/fallback-model.ts';
import type { LanguageModel, ModelMessage, ToolCall, ToolRunner } from '#brain/ports.ts';
import { createPromptFacts, createWordReader, promptFactsRetriever } from '#brain/prompt-facts.ts';
import { summarise } from '#brain/summarise.ts';
import { renderTemplate } from '#brain/template.ts';
import type { TurnEvent } from '#brain/turn.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/log/logger.ts';
import { createLanguageModel } from '../providers/language/ai-sdk/create-language-model.ts';
import type { VendorName } from '../providers/language/ai-sdk/vendor-models.ts';
import { createBuiltinModel } from '../providers/language/builtin/builtin-model.ts';
import type { Config } from './config.ts';

/** A vendor's model that is used where an agent names none: small, fast and cheap at each. */
const defaultModels: Partial<Record<VendorName, string>> = {
  openai: 'gpt-5-mini',
  anthropic: 'claude-haiku-4-5',
  google: 'gemini-2.5-flash',
  groq: 'llama-3.3-70b-versatile',
  mistral: 'mistral-small-latest',
};

/** Longest pause inside an answer before another model goes on with it. Unit: milliseconds. */
const idleTimeoutMs = 5000;
const maxAnswerBytes = 4 * 1024 * 1024;
/** Models kept ready; one per vendor, address and key in use. */
const modelsMax = 1000;

type ModelChoice = Pick<LanguageModelSettings, 'provider' | 'model' | 'url' | 'headers'>;

/** The longest a caller waits for a model's first word before the next one is asked. Unit: milliseconds. */
const spokenFirstWordMs = 4000;

/** A turn of a conversation on any channel. */
export interface BrainTurn {
  /** With its secrets in clear. */
  agent: AgentConfig;
  /** Default: `chat`. */
  channel?: 'chat' | 'voice';
  /** Oldest first, ending with what the person just said; empty when the agent speaks first. */
  history: readonly ModelMessage[];
  /** What the person has told and tools have set. */
  variables: Readonly<Record<string, string>>;
  /** Missing: the agent has none. */
  tools?: ToolRunner;
  /** Tools wait for it. */
  mayAct?: Promise<unknown>;
  /** Names each tool call, in order. */
  callIdOf?: (call: ToolCall) => string;
  signal: AbortSignal;
  log: Logger;
}

/** The conversation engine of every channel: model with fallbacks, what the prompt says as knowledge, and tools. */
export interface Brain {
  /** One turn. Throws when no model could say anything; an abort ends it with what was said until then. */
  answer(turn: BrainTurn): AsyncIterable<TurnEvent>;
}

/** The same, for conversations a person may take over. */
export interface SummarisingBrain extends Brain {
  /** What a person should know who takes a conversation over; the built-in model says it where no other can. */
  summarise(
    conversation: Pick<BrainTurn, 'agent' | 'history' | 'variables'> & { signal: AbortSignal },
  ): Promise<string>;
}

export function createBrain(deps: { config: Config; egress: Egress; clock: Clock }): SummarisingBrain {
  const facts = createPromptFacts();
  const builtin = createBuiltinModel({ reader: createWordReader({ facts }) });
  const breaker = createCircuitBreaker({ now: () => deps.clock.monotonicMs() });
  const keys = platformKeys(deps.config);
  const models = new Map<string, LanguageModel>();

  /** One object per vendor, address and key, since the circuit breaker remembers objects. */
  function modelOf(choice: ModelChoice, timeoutMs: number): LanguageModel {
    if (choice.provider === 'builtin') return builtin;
    const identity = JSON.stringify([choice.provider, choice.model, choice.url, choice.headers, timeoutMs]);
    const known = models.get(identity);
    if (known) return known;
    const apiKey = keys[choice.provider];
    const model = createLanguageModel({
      provider: choice.provider,
      model: choice.model,
      ...(apiKey === undefined ? {} : { apiKey }),
      ...(choice.url === undefined ? {} : { baseUrl: choice.url.replace(/\/+$/, '') }),
      headers: choice.headers,
      fetch: deps.egress.fetchFor({ timeoutMs, idleTimeoutMs, maxBytes: maxAnswerBytes }),
      firstPartTimeoutMs: timeoutMs,
      idleTimeoutMs,
    });
    if (models.size >= modelsMax) models.clear();
    models.set(identity, model);
    return model;
  }

  /** The agent's model, then its own fallbacks or, where it names none, every configured vendor and the built-in model. */
  function chainFor(llm: AgentConfig['llm'], channel: 'chat' | 'voice'): LanguageModel {
    const ownTimeoutMs = llm.timeout_seconds * 1000;
    const timeoutMs = channel === 'voice' ? Math.min(ownTimeoutMs, spokenFirstWordMs) : ownTimeoutMs;
    const first = modelOf(llm, timeoutMs);
    const others = (llm.fallbacks ?? defaultFallbacks(llm.provider, keys)).map((choice) => modelOf(choice, timeoutMs));
    const chain = [...new Set([first, ...others])];
    return chain.length === 1
      ? first
      : withFallbacks(chain, { firstEventTimeoutMs: timeoutMs, idleTimeoutMs, breaker });
  }

  return {
    summarise: ({ agent, history, variables, signal }) =>
      summarise({
        model: withFallbacks([chainFor(agent.llm, 'chat'), builtin], {
          firstEventTimeoutMs: agent.llm.timeout_seconds * 1000,
          idleTimeoutMs,
        }),
        history,
        agent,
        collected: variables,
        now: deps.clock.now(),
        signal,
      }),
    answer: ({ agent, channel = 'chat', history, variables, tools = noTools, signal, log, mayAct, callIdOf }) =>
      converse({
        agent: {
          name: agent.name,
          prompt: agent.prompt,
          language: agent.language,
          timezone: agent.timezone,
          temperature: agent.llm.temperature,
          maxTokens: agent.llm.max_tokens,
          knowledge: {
            enabled: agent.knowledge.enabled,
            topK: agent.knowledge.top_k,
            minScore: agent.knowledge.min_score,
          },
          dynamicVariables: agent.dynamic_variables,
        },
        channel,
        model: chainFor(agent.llm, channel),
        tools,
        ...(mayAct && { mayAct }),
        ...(callIdOf && { callIdOf }),
        // A vendor's model reads the prompt anyway; the built-in one answers from what is found in it, and names it.
        retrievers:
          agent.llm.provider === 'builtin' ? [promptFactsRetriever({ prompt: promptOf(agent, variables), facts })] : [],
        history,
        collected: variables,
        clock: deps.clock,
        signal,
        onProblem: (problem) => log.warn({ err: problem.cause, problem: problem.kind }, 'part of a turn failed'),
      }),
  };
}

/** The prompt as it is read: with its variables filled. */
function promptOf(agent: AgentConfig, variables: Readonly<Record<string, string>>): string {
  return renderTemplate(agent.prompt, { ...agent.dynamic_variables, ...variables });
}

/** Of an agent without any. */
export const noTools: ToolRunner = {
  definitions: async () => [],
  run: async (call) => ({ result: `There is no tool ${call.name}`, isError: true }),
};

function platformKeys(config: Config): Partial<Record<VendorName, string | undefined>> {
  return {
    openai: config.openaiApiKey,
    anthropic: config.anthropicApiKey,
    google: config.googleApiKey,
    groq: config.groqApiKey,
    mistral: config.mistralApiKey,
  };
}

function defaultFallbacks(provider: string, keys: Partial<Record<VendorName, string | undefined>>): ModelChoice[] {
  const vendors = (Object.keys(defaultModels) as VendorName[]).filter((vendor) => vendor !== provider && keys[vendor]);
  const choices = vendors.map((vendor) => ({ provider: vendor, model: defaultModels[vendor] ?? '', headers: {} }));
  return [...choices, { provider: 'builtin', model: '', headers: {} }];
}
