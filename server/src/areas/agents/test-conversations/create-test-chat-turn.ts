import type { AgentId, TenantId } from '@parley/contract/ids';
import type { AgentConfig } from '@parley/contract/resources/agent';
import { TestChatReply, TestChatTurn } from '@parley/contract/resources/test-chat';
import { getAgent, openSecrets, overriddenConfig } from '#areas/agents/agents';
import { apiKey } from '#platform/http/access/access.ts';
import { converseInTrial, type TriedAgent } from './converse-in-trial.ts';
import { testedWorkflow } from './load-tested-agent.ts';
import { replyFailed, trialNeedsScope, workflowRunsNoTools } from './test-conversations.errors.ts';
import { exampleAgentId, exampleReply } from './test-conversations.examples.ts';
import { operation, type TestConversationsDeps, testsParams } from './test-conversations.operation.ts';

/** Bound on a turn, which slow models and tools may use up. Unit: milliseconds. */
const turnTimeoutMs = 120_000;

/** Answers one turn of a chat with an agent that is not saved yet. Nothing is stored. */
export const createTestChatTurn = operation({
  method: 'POST',
  path: '/api/agents/{agentId}/test-chat',
  id: 'createTestChatTurn',
  summary: 'Chat with an agent as a test',
  description:
    'Answers the next turn with the tools called, the passages found and the latency. `agent_override` holds unsaved changes; tools and workflow are those of the stored agent. Nothing of it is stored, and tools run only with `run_tools`. A workflow is played from the start with each turn.',
  access: apiKey('agents:write'),
  audit: 'agent.test_chat',
  transaction: 'none',
  requestsPerMinute: 60,
  maxBodyBytes: 1024 * 1024,
  maxBodyValues: 20_000,
  params: testsParams,
  body: TestChatTurn,
  answer: { status: 200, schema: TestChatReply },
  refusals: ['forbidden', 'not_found', 'model_failed'],
  example: {
    params: { agentId: exampleAgentId },
    body: { say: 'What does an oil change cost?', agent_override: { prompt: '## Prices\nOil change: 40 euros' } },
    answer: exampleReply,
  },
  async run({ db, deps, tenantId, params, body, scopes, audit }) {
    if (body.run_tools && !scopes.has('tools:write')) throw trialNeedsScope();
    const stored = await db.app.inTenant(
      tenantId,
      async (tx) => {
        const agent = await getAgent(tx, params.agentId);
        return { ...agent, config: await openSecrets(tx, deps.vault, tenantId, agent.config) };
      },
      { onlyReads: true },
    );
    if (body.run_tools && stored.config.workflow_id !== null) throw workflowRunsNoTools();
    const config = triedConfig(stored.config, body.agent_override);
    audit.details({ version: stored.version, run_tools: body.run_tools });
    const agent = await triedAgent({ ...deps, db }, tenantId, { id: params.agentId, version: stored.version, config });
    return converseInTrial(deps.brain, agent, body, {
      signal: AbortSignal.timeout(turnTimeoutMs),
      log: deps.log,
    }).catch(refuseFailedReply);
  },
});

/** The stored configuration with unsaved changes. Secrets are of their vendor: another one does not receive them. */
function triedConfig(config: AgentConfig, override: TestChatTurn['agent_override']): AgentConfig {
  const provider = (override as { llm?: { provider?: string } } | undefined)?.llm?.provider;
  if (provider === undefined || provider === config.llm.provider)
    return overriddenConfig(config, override, 'agent_override');
  const { url: _, ...llm } = config.llm;
  return overriddenConfig(
    { ...config, llm: { ...llm, headers: {} } as AgentConfig['llm'] },
    override,
    'agent_override',
  );
}

async function triedAgent(
  deps: Pick<TestConversationsDeps, 'tools'> & Parameters<typeof testedWorkflow>[0],
  tenantId: TenantId,
  { id, version, config }: { id: AgentId; version: number; config: AgentConfig },
): Promise<TriedAgent> {
  return {
    tenantId,
    config,
    knowledge: deps.knowledge.retrieverFor({ tenantId, agentId: id, language: config.language }),
    toolsOf: (asked) => deps.tools.runnerFor({ tenantId, id, version, config: asked }),
    workflow: await testedWorkflow(deps, tenantId, config),
  };
}

function refuseFailedReply(error: unknown): never {
  const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
  if (isTimeout || (error as Partial<Error>).name === 'ModelError') throw replyFailed();
  throw error;
}
