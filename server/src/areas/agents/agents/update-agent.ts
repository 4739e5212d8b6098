import { Agent, AgentUpdate } from '@parley/contract/resources/agent';
import { apiKey } from '#platform/http/access/access.ts';
import { storeSecrets } from './agent-secrets.ts';
import { versionMismatch } from './agents.errors.ts';
import { exampleAgent } from './agents.examples.ts';
import { agentParams, exampleAgentId, operation } from './agents.operation.ts';
import { getAgentForUpdate, presentAgent } from './agents.queries.ts';
import { changedFields, patchConfig } from './agents.rules.ts';
import { checkDestinations } from './check-destinations.ts';
import { checkUrls } from './check-urls.ts';
import { lockToolsShared } from './tool-catalogue.ts';
import { recordVersion } from './versions.queries.ts';

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
  maxBodyValues: 6000,
  body: AgentUpdate,
  answer: { status: 200, schema: Agent },
  refusals: ['not_found', 'version_mismatch'],
  example: {
    params: { agentId: exampleAgentId },
    body: { greeting: 'Hello!' },
    answer: { ...exampleAgent, greeting: 'Hello!', version: 4 },
  },
  async run(context) {
    const { tx, params, body, now, request, headers, audit } = context;
    await lockToolsShared(tx);
    const agent = await getAgentForUpdate(tx, params.agentId);
    if (request.ifMatch !== null && request.ifMatch !== agent.version) {
      throw versionMismatch({ expected: request.ifMatch, current: agent.version });
    }
    const patched = patchConfig(agent.config, body);
    checkUrls(context.deps.egress, patched, agent.config);
    checkDestinations(patched, agent.config);
    const before = { before: agent.config };
    const { config: withWorkflow } = await context.deps.workflows.resolve(tx, patched, before);
    const { config: resolved } = await context.deps.tools.resolveRevisions(tx, withWorkflow, before);
    const config = await storeSecrets(context, resolved, agent.config);
    const fields = changedFields(agent.config, config);
    if (fields.length === 0) {
      audit.nothingChanged();
      headers.set('etag', `"${agent.version}"`);
      return presentAgent(agent, context);
    }
    const version = await recordVersion(context, agent, { config, source: 'edit' });
    audit.details({ version, changed_fields: fields });
    headers.set('etag', `"${version}"`);
    return presentAgent({ ...agent, version, config, updatedAt: now }, context);
  },
});
