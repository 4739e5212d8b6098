import type { TenantId } from '@parley/contract/ids';
import type { AgentConfig } from '@parley/contract/resources/agent';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/log/logger.ts';
import { analyse } from './analyse.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { converse } from './converse.ts';
import { withFallbacks } from './fallback-model.ts';
import { noTools } from './no-tools.ts';
import type {
  AnalysedConversation,
  AnalysisRequest,
  Keypad,
  LanguageModel,
  ModelCatalogue,
  ModelMessage,
  Retriever,
  ToolCall,
  ToolRunner,
} from './ports.ts';
import { type PromptFacts, promptFactsRetriever } from './prompt-facts.ts';
import { renderPrompt } from './render-prompt.ts';
import { retrieversOf } from './retrievers.ts';
import { summarise } from './summarise.ts';
import type { TurnEvent, WorkflowTurn } from './turn.ts';
import { createRunEngine } from './workflow/create-run-engine.ts';
import { runWorkflowTurn } from './workflow/run-turn.ts';
import { type QuestionedPassage, writeQuestions } from './write-questions.ts';

export { noTools } from './no-tools.ts';

/** Upper bound on the time to first token in a voice call before failover to the next model. Unit: milliseconds. */
const voiceFirstTokenTimeoutMs = 4000;

/** A turn of a conversation on any channel. */
export interface BrainTurn {
  /** Account of the agent, whose keys of vendors are used. */
  tenantId: TenantId;
  /** With its secrets in clear. */
  agent: AgentConfig;
  /** Default: `chat`. */
  channel?: 'chat' | 'voice';
  /** Oldest first, ending with what the person just said; empty when the agent speaks first. */
  history: readonly ModelMessage[];
  /** Values collected from the person, and values set by tools. */
  variables: Readonly<Record<string, string>>;
  /** Keypad of the person; undefined: they have none. */
  keypad?: Keypad;
  /** The person said something that was not recognized. The built-in model asks again, whatever model the agent has. */
  isNoMatch?: true;
  /** Guess at the words of a no-match, which the person may be asked about. */
  guess?: string;
  /** The built-in model answers, whatever model the agent has. */
  isByBuiltin?: true;
  /** Knowledge of the agent beside its prompt; missing: it has none. */
  knowledge?: Retriever;
  /** Missing: the agent has none. */
  tools?: ToolRunner;
  /** Tools wait for it. */
  mayAct?: Promise<unknown>;
  /** Names each tool call, in order. */
  callIdOf?: (call: ToolCall) => string;
  /** Workflow that the conversation follows; missing: the agent's prompt alone. `tools` are then those of `host`. */
  workflow?: WorkflowTurn;
  /** Hosts that answers may link to, beside those the agent's configuration names and those of its sources. */
  linkHosts?: readonly string[];
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
  /** Summary of a conversation for the person who takes it over; by the built-in model where no other can. */
  summarise(
    conversation: Pick<BrainTurn, 'agent' | 'history' | 'tenantId' | 'variables'> & { signal: AbortSignal },
  ): Promise<string>;
  /**
   * Analyses a finished conversation. By `agent`: the agent's model and its fallbacks, without the built-in model unless
   * it is the agent's own; throws `ModelError` when none could. By `builtin`: what the words themselves say.
   */
  analyse(conversation: {
    tenantId: TenantId;
    agent: AgentConfig;
    request: AnalysisRequest;
    variables: Readonly<Record<string, string>>;
    endedAt: Date;
    by: 'agent' | 'builtin';
    signal: AbortSignal;
  }): Promise<AnalysedConversation>;
  /**
   * Writes the questions that passages answer, by the agent's model and its fallbacks without the built-in one: a list
   * for each passage. Throws `ModelError`.
   */
  writeQuestions(request: {
    tenantId: TenantId;
    agent: AgentConfig;
    passages: readonly QuestionedPassage[];
    signal: AbortSignal;
  }): Promise<string[][]>;
}

/** `facts`: the index of prompts that the built-in model reads too. */
export function createBrain(deps: { models: ModelCatalogue; facts: PromptFacts; clock: Clock }): SummarisingBrain {
  const { facts, models } = deps;
  const breaker = createCircuitBreaker({ now: () => deps.clock.monotonicMs() });
  const { idleTimeoutMs } = models;

  /** The agent's model followed by its fallbacks, or by the default ones where it names none. */
  function chainFor(
    llm: AgentConfig['llm'],
    tenantId: TenantId,
    channel: 'chat' | 'voice',
    { hasBuiltin = true }: { hasBuiltin?: boolean } = {},
  ): LanguageModel {
    const ownTimeoutMs = llm.timeout_seconds * 1000;
    const timeoutMs = channel === 'voice' ? Math.min(ownTimeoutMs, voiceFirstTokenTimeoutMs) : ownTimeoutMs;
    const fallbacks = llm.fallbacks ?? models.defaultFallbacks(llm.provider, tenantId);
    const choices = [llm, ...fallbacks.filter(({ provider }) => hasBuiltin || provider !== 'builtin')];
    const chain = [...new Set(choices.map((choice) => models.modelFor(choice, timeoutMs, tenantId)))];
    const [first] = chain;
    return chain.length === 1 && first !== undefined
      ? first
      : withFallbacks(chain, { firstEventTimeoutMs: timeoutMs, idleTimeoutMs, breaker });
  }

  return {
    summarise: ({ tenantId, agent, history, variables, signal }) =>
      summarise({
        model: withFallbacks([chainFor(agent.llm, tenantId, 'chat'), models.builtin], {
          firstEventTimeoutMs: agent.llm.timeout_seconds * 1000,
          idleTimeoutMs,
        }),
        history,
        agent,
        collected: variables,
        now: deps.clock.now(),
        signal,
      }),
    analyse: ({ tenantId, agent, request, variables, endedAt, by, signal }) =>
      analyse({
        model:
          by === 'builtin' || agent.llm.provider === 'builtin'
            ? models.builtin
            : chainFor(agent.llm, tenantId, 'chat', { hasBuiltin: false }),
        request,
        agent,
        collected: variables,
        endedAt,
        signal,
      }),
    writeQuestions: ({ tenantId, agent, passages, signal }) =>
      writeQuestions({
        model: chainFor(agent.llm, tenantId, 'chat', { hasBuiltin: false }),
        agentName: agent.name,
        passages,
        now: deps.clock.now(),
        signal,
      }),
    answer: (turn) => (turn.workflow && !isAfterWorkflow(turn) ? follow(turn, turn.workflow) : answer(turn)),
  };

  /** A turn of a workflow, whose nodes answer under configurations of their own. */
  function follow(turn: BrainTurn, workflow: WorkflowTurn): AsyncIterable<TurnEvent> {
    const { agent, history, variables, signal, log } = turn;
    const { workflow: _, isNoMatch: __, guess: ___, ...plain } = turn;
    const engine = createRunEngine({
      converse: (asked) => answer({ ...plain, ...asked }),
      vendorModel: (asked) => chainFor(asked.agent.llm, turn.tenantId, turn.channel ?? 'chat', { hasBuiltin: false }),
      builtin: models.builtin,
      words: models.words,
      now: () => deps.clock.now(),
      signal,
      log,
    });
    return runWorkflowTurn({ agent, history, variables, workflow }, engine);
  }

  function answer(asked: BrainTurn): AsyncIterable<TurnEvent> {
    const { tenantId, agent, channel = 'chat', history, variables, tools = noTools, ...turn } = asked;
    const { signal, log, mayAct, callIdOf } = turn;
    const isByBuiltin = turn.isNoMatch === true || turn.isByBuiltin === true;
    return converse({
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
      model: isByBuiltin ? models.builtin : chainFor(agent.llm, tenantId, channel),
      tools,
      ...(mayAct && { mayAct }),
      ...(callIdOf && { callIdOf }),
      ...(turn.keypad && { keypad: turn.keypad }),
      ...(turn.isNoMatch && { isNoMatch: true as const }),
      ...(turn.guess !== undefined && { guess: turn.guess }),
      ...(turn.linkHosts && { linkHosts: turn.linkHosts }),
      retrievers: retrieversOf({
        prompt: promptFactsRetriever({ prompt: promptOf(agent, variables), facts }),
        knowledge: turn.knowledge,
        isByBuiltin: isByBuiltin || agent.llm.provider === 'builtin',
      }),
      history,
      collected: variables,
      clock: deps.clock,
      signal,
      onProblem: ({ kind, cause }) =>
        kind === 'instructions-withheld'
          ? log.warn({ problem: kind }, 'an answer that repeated the instructions was withheld')
          : log.warn({ err: cause, problem: kind }, 'part of a turn failed'),
    });
  }
}

/** Nothing was recognized where no node of a run waits: the built-in model asks again. */
const isAfterWorkflow = ({ workflow, isNoMatch }: BrainTurn): boolean =>
  isNoMatch === true && workflow?.state?.status !== 'running';

/** The prompt as it is read: with its variables filled. */
function promptOf(agent: AgentConfig, variables: Readonly<Record<string, string>>): string {
  const { name, prompt, dynamic_variables: dynamicVariables } = agent;
  return renderPrompt({ name, prompt, dynamicVariables }, variables);
}
