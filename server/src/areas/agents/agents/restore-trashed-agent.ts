import { RestoredAgent, RestoreTrashedAgent } from '@parley/contract/resources/trashed-agent';
import { apiKey } from '#platform/http/access/access.ts';
import { reassignNeedsScope } from './agents.errors.ts';
import { exampleAgent, exampleFreedNumbers } from './agents.examples.ts';
import { agentParams, exampleAgentId, operation } from './agents.operation.ts';
import { getTrashedAgentForUpdate, presentAgent, setTrashed } from './agents.queries.ts';
import { getFreedNumbers, setFreedNumbers } from './freed-numbers.queries.ts';
import { restoreMessage } from './freed-numbers.rules.ts';
import { lockToolsShared } from './tool-catalogue.ts';
import { recordVersion } from './versions.queries.ts';

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
    const { config, missing } = await deps.tools.resolveRevisions(tx, agent.config, { lenient: true });
    let { version } = agent;
    if (missing.length > 0) {
      const note = `Deleted while the agent was in the trash: tool ${missing.join(', ')}`;
      version = await recordVersion(context, agent, { config, source: 'tool', note });
      audit.details({ version, missing_tools: missing });
    }
    const held = await getFreedNumbers(tx, agent.id);
    const numbers = await deps.numbers.review(context, agent.id, { held, reassign });
    await setFreedNumbers(tx, agent.id, []);
    if (numbers.length > 0)
      audit.details({ freed_numbers: numbers.map(({ number_id, state }) => ({ number_id, state })) });
    headers.set('etag', `"${version}"`);
    const restored = { ...agent, version, config: missing.length > 0 ? config : agent.config };
    return {
      ...presentAgent({ ...restored, trashedAt: null, updatedAt: now }, deps),
      freed_numbers: numbers,
      message: restoreMessage(numbers),
    };
  },
});
