import { Agent, AgentUpdate } from '@parley/contract/resources/agent';
import { apiKey } from '#platform/http/access/access.ts';
import { versionMismatch } from './agents.errors.ts';
import { exampleAgent } from './agents.examples.ts';
import { agentParams, exampleAgentId, operation } from './agents.operation.ts';
import { getAgentForUpdate, presentAgent } from './agents.queries.ts';
import { changeAgent } from './change-agent.ts';
import { lockToolsShared } from './tool-catalogue.ts';

/** Changes an agent by a JSON merge patch. A patch without effect creates no version. */
export const updateAgent = operation({
  method: 'PATCH',
  path: '/api/agents/{agentId}',
  id: 'updateAgent',
  summary: 'Update an agent',
  description:
    'JSON merge patch: null brings a default back. `If-Match: "<version>"` refuses with 412 when somebody else changed the agent since.',
  access: apiKey('agents:write'),
  audit: 'agent.update',
  params: agentParams,
  maxBodyBytes: 1024 * 1024,
  maxBodyValues: 32_000,
  body: AgentUpdate,
  answer: { status: 200, schema: Agent },
  refusals: ['not_found', 'version_mismatch'],
  example: {
    params: { agentId: exampleAgentId },
    body: { greeting: 'Hello!' },
    answer: { ...exampleAgent, greeting: 'Hello!', version: 4 },
  },
  async run(context) {
    const { tx, params, body, request } = context;
    await lockToolsShared(tx);
    const agent = await getAgentForUpdate(tx, params.agentId);
    if (request.ifMatch !== null && request.ifMatch !== agent.version) {
      throw versionMismatch({ expected: request.ifMatch, current: agent.version });
    }
    const { agent: changed } = await changeAgent(context, agent, body);
    context.headers.set('etag', `"${changed.version}"`);
    return presentAgent(changed, context);
  },
});
