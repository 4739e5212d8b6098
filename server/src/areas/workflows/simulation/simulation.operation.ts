import type { AgentId, TenantId } from '@parley/contract/ids';
import type { AgentConfig } from '@parley/contract/resources/agent';
import type { KnowledgeSearch } from '#areas/knowledge/retrieval';
import type { RunGraphs } from '#areas/workflows/runs';
import type { ModelMessage, Retriever, ToolRunner } from '#brain/ports.ts';
import type { TurnEvent, WorkflowTurn } from '#brain/turn.ts';
import { operationOf } from '#platform/http/operation.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { Vault } from '#platform/secrets/vault.ts';

/** Port: conversation engine of simulations; built in `app/`, where models are known. */
export interface SimulationBrain {
  answer(turn: {
    tenantId: TenantId;
    /** Secrets in clear. */
    agent: AgentConfig;
    channel: 'chat' | 'voice';
    history: readonly ModelMessage[];
    variables: Readonly<Record<string, string>>;
    workflow: WorkflowTurn;
    knowledge?: Retriever;
    signal: AbortSignal;
    log: Logger;
  }): AsyncIterable<TurnEvent>;
}

/** Port: definitions of tools, which a simulation never runs. */
export interface SimulationTools {
  definitionsFor(agent: {
    tenantId: TenantId;
    id: AgentId | null;
    version: number | null;
    config: AgentConfig;
  }): Pick<ToolRunner, 'definitions'>;
}

/** Dependencies of simulations beside the engines. */
export interface SimulationDeps {
  brain: SimulationBrain;
  tools: SimulationTools;
  knowledge: Pick<KnowledgeSearch, 'retrieverFor'>;
  graphs: RunGraphs;
  vault: Vault;
  log: Logger;
}

export const operation = operationOf<SimulationDeps>();
