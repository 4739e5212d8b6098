import { AgentId, type TenantId, TestConversationId, TestRunId } from '@parley/contract/ids';
import type { AgentConfig } from '@parley/contract/resources/agent';
import { z } from 'zod';
import type { KnowledgeSearch } from '#areas/knowledge/retrieval';
import type { AnalysedConversation, AnalysisRequest, ModelMessage, Retriever, ToolRunner } from '#brain/ports.ts';
import type { RunGraph, TurnEvent, WorkflowTurn } from '#brain/turn.ts';
import { operationOf } from '#platform/http/operation.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { Words } from './checks.rules.ts';

/** Port: conversation engine of tests; built in `app/`, where models are known. */
export interface TestBrain {
  /** Answers one turn. Throws when no model could. */
  answer(turn: {
    /** Secrets in clear. */
    agent: AgentConfig;
    history: readonly ModelMessage[];
    variables: Readonly<Record<string, string>>;
    tools?: ToolRunner;
    knowledge?: Retriever;
    workflow?: WorkflowTurn;
    signal: AbortSignal;
    log: Logger;
  }): AsyncIterable<TurnEvent>;
  /** Judges a conversation by the agent's model. Throws when it could not. */
  analyse(conversation: {
    /** Secrets in clear. */
    agent: AgentConfig;
    request: AnalysisRequest;
    variables: Readonly<Record<string, string>>;
    endedAt: Date;
    by: 'agent' | 'builtin';
    signal: AbortSignal;
  }): Promise<AnalysedConversation>;
}

/** Port: definitions of an agent's tools; built in `app/`, where tools are known. */
export interface TestTools {
  definitionsFor(agent: {
    tenantId: TenantId;
    id: AgentId;
    version: number;
    config: AgentConfig;
  }): Pick<ToolRunner, 'definitions'>;
}

/** Port: published versions of workflows; `version` null: the newest. Null where it is gone. */
export interface TestGraphs {
  find(tenantId: TenantId, workflow: { workflowId: string; version: number | null }): Promise<RunGraph | null>;
}

/** Dependencies of test conversations beside the engines. */
export interface TestConversationsDeps {
  brain: TestBrain;
  tools: TestTools;
  words: Words;
  knowledge: Pick<KnowledgeSearch, 'retrieverFor'>;
  graphs: TestGraphs;
}

export const operation = operationOf<TestConversationsDeps>();

export const testsParams = z.object({ agentId: AgentId });
export const testParams = z.object({ agentId: AgentId, testId: TestConversationId });
export const testRunParams = z.object({ agentId: AgentId, testRunId: TestRunId });
