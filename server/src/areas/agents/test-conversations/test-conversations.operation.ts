import { AgentId, type TenantId, TestConversationId, TestRunId } from '@parley/contract/ids';
import type { AgentConfig } from '@parley/contract/resources/agent';
import { z } from 'zod';
import type { KnowledgeSearch } from '#areas/knowledge/retrieval';
import type { AnalysedConversation, AnalysisRequest, ModelMessage, Retriever, ToolRunner } from '#brain/ports.ts';
import type { RunGraph, TurnEvent, WorkflowTurn } from '#brain/turn.ts';
import { operationOf } from '#platform/http/operation.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { Vault } from '#platform/secrets/vault.ts';
import type { Words } from './checks.rules.ts';

/** Port: conversation engine of tests; built in `app/`, where models are known. */
export interface TestBrain {
  /** Answers one turn. Throws when no model could. */
  answer(turn: {
    tenantId: TenantId;
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
    tenantId: TenantId;
    /** Secrets in clear. */
    agent: AgentConfig;
    request: AnalysisRequest;
    variables: Readonly<Record<string, string>>;
    endedAt: Date;
    by: 'agent' | 'builtin';
    signal: AbortSignal;
  }): Promise<AnalysedConversation>;
}

interface ToolUser {
  tenantId: TenantId;
  id: AgentId;
  version: number;
  config: AgentConfig;
}

/** Port: an agent's tools; built in `app/`, where tools are known. */
export interface TestTools {
  definitionsFor(agent: ToolUser): Pick<ToolRunner, 'definitions'>;
  /** The same, for a test chat whose tools run for real. */
  runnerFor(agent: ToolUser): ToolRunner;
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

/** Dependencies of the operations: the same with engines. */
type OperationDeps = TestConversationsDeps & { vault: Vault; log: Logger };

export const operation = operationOf<OperationDeps>();

export const testsParams = z.object({ agentId: AgentId });
export const testParams = z.object({ agentId: AgentId, testId: TestConversationId });
export const testRunParams = z.object({ agentId: AgentId, testRunId: TestRunId });
