import { RestoredAgent, RestoreTrashedAgent } from '@parley/contract/resources/trashed-agent';
import { apiKey } from '#platform/http/access/access.ts';
import type { AuditRecorder } from '#platform/http/operation.ts';
import { reassignNeedsScope } from './agents.errors.ts';
import { exampleAgent, exampleFreedNumbers } from './agents.examples.ts';
import { type AgentsDeps, agentParams, exampleAgentId, operation } from './agents.operation.ts';
import { getTrashedAgentForUpdate, presentAgent, type StoredAgent, setTrashed } from './agents.queries.ts';
import { getFreedNumbers, setFreedNumbers } from './freed-numbers.queries.ts';
import { restoreMessage } from './freed-numbers.rules.ts';
import { lockToolsShared } from './tool-catalogue.ts';
import { recordVersion, type VersionContext } from './versions.queries.ts';

/**
 * Restores an agent from the trash unchanged, except for tools deleted meanwhile, which make a new version, and numbers
 * freed at deletion.
 */
export const restoreTrashedAgent = operation({
  method: 'POST',
  path: '/api/agents/trash/{agentId}/restore',
  id: 'restoreTrashedAgent',
  summary: 'Restore a trashed agent',
  description:
    'The answer names the numbers that were freed when the agent was deleted and what became of each. They are assigned again only with `reassign_numbers: true`, and only those that are still free.',
  access: apiKey('agents:write'),
  audit: 'agent.restore_from_trash',
  params: agentParams,
  body: RestoreTrashedAgent.optional(),
  answer: { status: 200, schema: RestoredAgent },
  refusals: ['not_found'],
  example: {
    params: { agentId: exampleAgentId },
    body: { reassign_numbers: true },
    answer: { ...exampleAgent, freed_numbers: exampleFreedNumbers, message: restoreMessage(exampleFreedNumbers) },
  },
  async run(context) {
    const { tx, params, body, now, emit, headers, deps, audit } = context;
    const reassign = body?.reassign_numbers ?? false;
    if (reassign && !context.scopes.has('numbers:write')) throw reassignNeedsScope();
    await lockToolsShared(tx);
    const agent = await getTrashedAgentForUpdate(tx, params.agentId);
    await setTrashed(tx, agent.id, null, now);
    await emit('agent.restored_from_trash', `agent:${agent.id}`, { agent_id: agent.id });
    const { config, version } = await dropMissing(context, agent);
    const held = await getFreedNumbers(tx, agent.id);
    const numbers = await deps.numbers.review(context, agent.id, { held, reassign });
    await setFreedNumbers(tx, agent.id, []);
    if (numbers.length > 0)
      audit.details({ freed_numbers: numbers.map(({ number_id, state }) => ({ number_id, state })) });
    headers.set('etag', `"${version}"`);
    const restored = { ...agent, version, config };
    return {
      ...presentAgent({ ...restored, trashedAt: null, updatedAt: now }, context),
      freed_numbers: numbers,
      message: restoreMessage(numbers),
    };
  },
});

/** Drops tools and the workflow that were deleted while the agent was in the trash, in a new version if there are any. */
async function dropMissing(
  context: VersionContext & { deps: Pick<AgentsDeps, 'tools' | 'workflows'>; audit: AuditRecorder },
  agent: StoredAgent,
): Promise<Pick<StoredAgent, 'config' | 'version'>> {
  const { tx, deps, audit } = context;
  const tools = await deps.tools.resolveRevisions(tx, agent.config, { lenient: true });
  const workflow = await deps.workflows.resolve(tx, tools.config, { lenient: true });
  const missing = [
    ...tools.missing.map((id) => `tool ${id}`),
    ...(workflow.missing === null ? [] : [`workflow ${workflow.missing}`]),
  ];
  if (missing.length === 0) return agent;
  const note = `Deleted while the agent was in the trash: ${missing.join(', ')}`;
  const version = await recordVersion(context, agent, { config: workflow.config, source: 'tool', note });
  audit.details({ version, missing_tools: tools.missing, missing_workflow: workflow.missing });
  return { version, config: workflow.config };
}
