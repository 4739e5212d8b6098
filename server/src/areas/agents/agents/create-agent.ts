import type { AgentId } from '@parley/contract/ids';
import { Agent, AgentCreate } from '@parley/contract/resources/agent';
import { apiKey } from '#platform/http/access/access.ts';
import { storeSecrets } from './agent-secrets.ts';
import { exampleAgent, exampleAgentCreate } from './agents.examples.ts';
import { operation } from './agents.operation.ts';
import { insertAgent, presentAgent } from './agents.queries.ts';
import { checkDestinations } from './check-destinations.ts';
import { checkUrls } from './check-urls.ts';
import { lockToolsShared } from './tool-catalogue.ts';
import { recordVersion } from './versions.queries.ts';

/** Creates an agent; its first state is version 1. */
export const createAgent = operation({
  method: 'POST',
  path: '/api/agents',
  id: 'createAgent',
  summary: 'Create an agent',
  access: apiKey('agents:write'),
  audit: 'agent.create',
  maxBodyBytes: 1024 * 1024,
  maxBodyValues: 32_000,
  body: AgentCreate,
  answer: { status: 201, schema: Agent },
  example: { body: exampleAgentCreate, answer: { ...exampleAgent, version: 1 } },
  async run(context) {
    const { tx, tenantId, body, now, headers, audit } = context;
    checkUrls(context.deps.egress, body, null);
    checkDestinations(body, null);
    const id = context.newId() as AgentId;
    if (body.tool_ids.length > 0 || body.workflow_id !== null) await lockToolsShared(tx);
    const { config: withWorkflow } = await context.deps.workflows.resolve(tx, body);
    const { config: resolved } = await context.deps.tools.resolveRevisions(tx, withWorkflow);
    const config = await storeSecrets(context, resolved, null);
    const agent = await insertAgent(tx, { tenantId, id, config, now });
    await recordVersion(context, agent, { config, source: 'create' });
    audit.resource(id);
    headers.set('location', `/api/agents/${id}`);
    headers.set('etag', '"1"');
    return presentAgent(agent, context);
  },
});
