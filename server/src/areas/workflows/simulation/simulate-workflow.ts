import type { TenantId } from '@parley/contract/ids';
import { WorkflowId } from '@parley/contract/ids';
import { AgentConfig } from '@parley/contract/resources/agent';
import {
  type WorkflowSimulate as Script,
  WorkflowSimulate,
  WorkflowSimulation,
} from '@parley/contract/resources/workflow-simulation';
import { z } from 'zod';
import { getAgent, loadAgentConfig, openSecrets } from '#areas/agents/agents';
import { getWorkflow, loadWorkflowVersion, workflowVersionNotFound } from '#areas/workflows/workflows';
import type { RunGraph } from '#brain/turn.ts';
import type { Tx } from '#db/tenant-scope.ts';
import { apiKey } from '#platform/http/access/access.ts';
import { defineDetail, refuseFields } from '#platform/http/define-refusal.ts';
import { notAudited } from '#platform/http/operation.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { Vault } from '#platform/secrets/vault.ts';
import { simulateConversation } from './simulate-conversation.ts';
import { exampleScript, exampleSimulation, exampleWorkflowId } from './simulation.examples.ts';
import { operation } from './simulation.operation.ts';

/** Plays a scripted conversation through a draft or a version. Nothing is stored or sent, and no tool runs. */
export const simulateWorkflow = operation({
  method: 'POST',
  path: '/api/workflows/{workflowId}/simulate',
  id: 'simulateWorkflow',
  summary: 'Simulate a conversation in text',
  description:
    'Plays scripted turns through the draft or a version: text, keys and silence. Tools are not run, they answer what `tool_results` says. With `model: "agent"` the models of agent and nodes are asked, which may cost; the whole simulation ends after 60 s.',
  access: apiKey('workflows:write'),
  audit: notAudited('changes nothing'),
  transaction: 'none',
  requestsPerMinute: 120,
  maxBodyBytes: 1024 * 1024,
  maxBodyValues: 20_000,
  params: z.object({ workflowId: WorkflowId }),
  body: WorkflowSimulate,
  answer: { status: 200, schema: WorkflowSimulation },
  refusals: ['not_found'],
  example: { params: { workflowId: exampleWorkflowId }, body: exampleScript, answer: exampleSimulation },
  async run({ db, deps, tenantId, params: { workflowId }, body }) {
    const loaded = await db.app.inTenant(
      tenantId,
      async (tx) => ({
        graph: await graphOf(tx, workflowId, body.version),
        agent: await agentOf(tx, deps.vault, tenantId, body),
      }),
      { onlyReads: true },
    );
    const isBuiltin = body.model === 'builtin';
    return simulateConversation(deps, {
      tenantId,
      graph: isBuiltin ? withoutModels(loaded.graph) : loaded.graph,
      agent: isBuiltin ? { ...loaded.agent, config: withBuiltin(loaded.agent.config) } : loaded.agent,
      async findAgent(agentId) {
        const config = await db.app.inTenant(tenantId, (tx) => loadAgentConfig(tx, deps.vault, { tenantId, agentId }), {
          onlyReads: true,
        });
        return config && isBuiltin ? withBuiltin(config) : config;
      },
      script: body,
    });
  },
});

async function graphOf(tx: Tx, workflowId: WorkflowId, version: number | null): Promise<RunGraph> {
  const workflow = await getWorkflow(tx, workflowId);
  if (version === null) return { workflowId, version, graph: workflow.draft, pins: { tools: {}, subflows: {} } };
  const stored = await loadWorkflowVersion(tx, workflowId, version);
  if (!stored) throw workflowVersionNotFound({ number: version, newest: workflow.publishedVersion });
  return { workflowId, version, graph: stored.graph, pins: stored.pins };
}

async function agentOf(tx: Tx, vault: Vault, tenantId: TenantId, { agent_id: id }: Script) {
  if (id === null) return { id: null, version: null, config: AgentConfig.parse({ name: 'Agent' }) };
  const agent = await getAgent(tx, id).catch(refuseUnknownAgent);
  return { id, version: agent.version, config: await openSecrets(tx, vault, tenantId, agent.config) };
}

const unknownAgent = defineDetail('unknown_agent', 'unknown_agent', 'there is no agent with this id');

function refuseUnknownAgent(error: unknown): never {
  if (!(error instanceof Refusal) || error.code !== 'not_found') throw error;
  throw refuseFields([unknownAgent('/agent_id')]);
}

const withBuiltin = (config: AgentConfig): AgentConfig => ({
  ...config,
  llm: { ...config.llm, provider: 'builtin', model: '', fallbacks: [] },
});

/** The graph with the agent's model in every node. */
function withoutModels(graph: RunGraph): RunGraph {
  const nodes = graph.graph.nodes.map((node) => {
    const { model: _, ...overrides } = node.overrides;
    return { ...node, overrides };
  });
  return { ...graph, graph: { ...graph.graph, nodes } };
}
