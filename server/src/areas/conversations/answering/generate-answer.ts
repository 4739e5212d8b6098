import type { AgentId, ChatTeamId, TenantId } from '@parley/contract/ids';
import type { AgentConfig, LanguageModelSettings } from '@parley/contract/resources/agent';
import type { AnswerSource } from '@parley/contract/resources/answer-source';
import type { ClientToolRegistry } from '#areas/agents/client-tools';
import { vouchedVariables } from '#areas/agents/portal-identity';
import type { NewMessage } from '#areas/conversations/chats';
import type { KnowledgeSearch } from '#areas/knowledge/retrieval';
import type { ToolRunner } from '#brain/ports.ts';
import type { CompletedTurn, WorkflowResult } from '#brain/turn.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { ClaimedTurn } from './answer-turn.queries.ts';
import { apologyIn } from './apologies.ts';
import type { ChatBrain } from './chat-brain.ts';
import type { ChatTools } from './chat-tools.ts';
import { type ChatWorkflow, type ChatWorkflowParts, openChatWorkflow, type WorkflowChat } from './chat-workflow.ts';
import { historyOf } from './history.rules.ts';
import type { RunningAnswer } from './running-answer.ts';
import { createToolCallIds } from './tool-call-ids.rules.ts';

/** Generated answer: text, status, sources and trace. */
export type GeneratedAnswer = Pick<NewMessage, 'text' | 'status' | 'sources' | 'trace'> & {
  variables: Record<string, string>;
  /** The model was unsure or found nothing. */
  isUnsure: boolean;
  /** The agent's knowledge held nothing on the question, nor did its prompt. */
  isGap: boolean;
  /** Handoff the agent requested, with the outcome it was told; null when none. */
  handoff: HandoffRequest | null;
  /** Progress of the chat's workflow; null: it follows none. */
  workflow: (WorkflowResult & { run: ChatWorkflow['run'] }) | null;
};

interface HandoffRequest {
  by: 'agent' | 'workflow';
  outcome: 'asked' | 'nobody_available';
  reason: string;
  summary: string;
  /** Team whose operators the chat waits for. */
  teamId?: ChatTeamId | undefined;
}

export interface AnswerGeneratorDeps extends ChatWorkflowParts {
  brain: ChatBrain;
  knowledge: Pick<KnowledgeSearch, 'retrieverFor'>;
  tools: ChatTools;
  clientTools: ClientToolRegistry;
  log: Logger;
  /** True when an operator could take a chat of this agent now. */
  isHandoffPossible(asked: { tenantId: TenantId; agentId: AgentId }): Promise<boolean>;
}

/** Effects of a turn so far, beside its words. */
interface Brought {
  variables: Record<string, string>;
  isGap: boolean;
  handoff: HandoffRequest | null;
}

/**
 * Generates the answer of a turn, publishing each word. Null when withdrawn first. A turn no model could answer becomes
 * an apology with status `failed`, so that the visitor is not left waiting.
 */
export async function generateAnswer(
  makers: AnswerGeneratorDeps,
  turn: ClaimedTurn,
  running: RunningAnswer,
): Promise<GeneratedAnswer | null> {
  const { log } = makers;
  const brought: Brought = { variables: {}, isGap: false, handoff: null };
  try {
    const workflow = await openChatWorkflow(makers, turn, workflowChatOf(makers, turn, running, brought));
    const events = makers.brain.answer({
      tenantId: turn.session.tenantId,
      agent: turn.agent,
      history: historyOf(turn.messages),
      variables: vouchedVariables(turn.identity, turn.variables),
      knowledge: knowledgeOf(makers, turn, brought, { id: turn.agentId, config: turn.agent }),
      tools: toolsOf(makers, turn, running, brought),
      ...(workflow && { workflow: workflow.turn }),
      linkHosts: turn.settings.allowed_domains,
      callIdOf: createToolCallIds({ sessionId: turn.session.id, upToSeq: turn.upToSeq }),
      signal: running.signal,
      log,
    });
    for await (const event of events) {
      switch (event.kind) {
        case 'delta':
          running.publish({ kind: 'delta', messageId: running.messageId, text: event.text });
          break;
        case 'tool-started':
        case 'tool-finished':
          running.publish({ kind: event.kind, toolCallId: event.call.id, name: event.call.name });
          break;
        case 'collected':
          brought.variables[event.name] = event.value;
          break;
        case 'completed':
          return running.signal.aborted ? null : finished(event, brought, turn.agent, workflow);
      }
    }
    throw new Error('The turn ended without completing');
  } catch (error) {
    if (running.signal.aborted) return null;
    log.error(
      { event: 'chat.turn_failed', err: error, agentId: turn.agentId, sessionId: turn.session.id },
      'no model could answer a chat; the visitor got an apology',
    );
    return {
      text: apologyIn(turn.agent.language),
      status: 'failed',
      sources: [],
      trace: { failure: nameOf(error) },
      isUnsure: true,
      workflow: null,
      ...brought,
    };
  }
}

/** The chat as its workflow sees it. */
function workflowChatOf(
  makers: AnswerGeneratorDeps,
  turn: ClaimedTurn,
  running: RunningAnswer,
  brought: Brought,
): WorkflowChat {
  const { tenantId } = turn.session;
  const isHandoffPossible = () => makers.isHandoffPossible({ tenantId, agentId: turn.agentId });
  return {
    toolsOf: (agent) => toolsOf(makers, turn, running, brought, agent),
    knowledgeOf: (agent) => knowledgeOf(makers, turn, brought, agent),
    isHandoffPossible,
    handOff: turn.settings.handoff.is_enabled
      ? async (request) => {
          if (!(await isHandoffPossible())) return 'nobody_available';
          brought.handoff = { by: 'workflow', outcome: 'asked', ...request };
          return 'asked';
        }
      : null,
  };
}

/** Knowledge of an agent. A question it holds nothing on is a gap, to be listed. */
function knowledgeOf(
  { knowledge }: Pick<AnswerGeneratorDeps, 'knowledge'>,
  { session }: ClaimedTurn,
  brought: Brought,
  agent: { id: string; config: AgentConfig },
) {
  return knowledge.retrieverFor({
    tenantId: session.tenantId,
    agentId: agent.id as AgentId,
    language: agent.config.language,
    onMiss: () => (brought.isGap = true),
  });
}

/** Tools of an agent, bound to this chat. */
function toolsOf(
  makers: AnswerGeneratorDeps,
  turn: ClaimedTurn,
  running: RunningAnswer,
  brought: Brought,
  agent: AgentConfig = turn.agent,
): ToolRunner {
  const { tools, clientTools, log } = makers;
  const { session, agentId, agentVersion } = turn;
  const { tenantId, id } = session;
  return tools.runnerFor({
    tenantId,
    agent: { id: agentId, version: agentVersion, config: agent },
    channel: 'chat',
    call: null,
    session: { id, metadata: {} },
    variables: () => vouchedVariables(turn.identity, { ...turn.variables, ...brought.variables }),
    isVerified: () => turn.identity !== null,
    isPortalUser: () => turn.identity?.['user_id'] !== undefined,
    client: clientTools.pageOf({ tenantId, sessionId: id }, (call) => running.publish({ kind: 'page-tool', call })),
    pressDigits: null,
    handOff: turn.settings.handoff.is_enabled ? handOffOf(makers, turn, brought) : null,
    log,
  });
}

/** Records the requested handoff; it is carried out in the transaction that saves the answer. */
function handOffOf({ isHandoffPossible }: AnswerGeneratorDeps, { session, agentId }: ClaimedTurn, brought: Brought) {
  return async (request: { reason: string; summary: string; teamId?: ChatTeamId | undefined }) => {
    const isAvailable = await isHandoffPossible({ tenantId: session.tenantId, agentId });
    const outcome = isAvailable ? ('asked' as const) : ('nobody_available' as const);
    brought.handoff = { by: 'agent', outcome, ...request };
    return outcome;
  };
}

function finished(
  turn: CompletedTurn,
  { variables, isGap, handoff }: Brought,
  { llm: asked, knowledge }: AgentConfig,
  workflow: ChatWorkflow | null,
): GeneratedAnswer {
  const sources = turn.sources.map(
    ({ id, title, text, url = null, origin }): AnswerSource => ({
      id,
      title,
      text,
      url,
      is_public: knowledge.show_sources && origin === 'knowledge',
    }),
  );
  for (const record of turn.toolCalls) Object.assign(variables, record.outcome.variables);
  return {
    text: turn.text,
    status: turn.interrupted ? 'interrupted' : 'complete',
    sources,
    variables,
    isUnsure: turn.isUnsure,
    isGap,
    handoff,
    workflow: workflow && turn.workflow ? { ...turn.workflow, run: workflow.run } : null,
    trace: {
      model: turn.modelId,
      // A workflow's node may have another model, and a turn may have none.
      isFallback: !turn.workflow && turn.modelId !== modelIdOf(asked),
      usage: turn.usage,
      latency: turn.latency,
      messages: turn.messages,
      ...(turn.failure ? { failure: turn.failure.code } : {}),
    },
  };
}

/** Fallback model id, when the answer names none. */
const modelIdOf = ({ provider, model }: Pick<LanguageModelSettings, 'provider' | 'model'>) =>
  provider === 'builtin' ? 'builtin' : `${provider}/${model}`;

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}
