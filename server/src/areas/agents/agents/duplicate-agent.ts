import type { AgentId } from '@parley/contract/ids';
import { Name } from '@parley/contract/names';
import { Agent } from '@parley/contract/resources/agent';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { dropSecrets } from './agent-secrets.rules.ts';
import { exampleAgent } from './agents.examples.ts';
import { agentParams, exampleAgentId, operation } from './agents.operation.ts';
import { copySideConfigs, getAgent, insertAgent, presentAgent } from './agents.queries.ts';
import { lockToolsShared } from './tool-catalogue.ts';
import { recordVersion } from './versions.queries.ts';

const maxNameLength = 120;

/**
 * Duplicates an agent with its tools, workflow link, widget configuration and calendar; never with secrets, phone
 * numbers, bookings or knowledge.
 */
export const duplicateAgent = operation({
  method: 'POST',
  path: '/api/agents/{agentId}/duplicate',
  id: 'duplicateAgent',
  summary: 'Duplicate an agent',
  description:
    'With its tools, workflow, widget and calendar; without secrets, phone numbers, bookings and knowledge: upload files to the copy again.',
  access: apiKey('agents:write'),
  audit: 'agent.duplicate',
  params: agentParams,
  body: z.strictObject({ name: Name.optional() }).optional(),
  answer: { status: 201, schema: Agent },
  refusals: ['not_found'],
  example: {
    params: { agentId: exampleAgentId },
    body: { name: 'Reception, evenings' },
    answer: { ...exampleAgent, name: 'Reception, evenings', version: 1 },
  },
  async run(context) {
    const { tx, tenantId, params, body, now, headers, audit } = context;
    await lockToolsShared(tx);
    const original = await getAgent(tx, params.agentId);
    const id = context.newId() as AgentId;
    const name = body?.name ?? copyName(original.config.name);
    const config = { ...dropSecrets(original.config), name };
    const copy = await insertAgent(tx, { tenantId, id, config, now });
    await recordVersion(context, copy, {
      config,
      source: 'duplicate',
      note: `Copy of ${original.id}, version ${original.version}`,
    });
    await copySideConfigs(tx, { tenantId, from: original.id, to: id, now });
    audit.resource(id);
    audit.details({ copied_from: original.id, version: original.version });
    headers.set('location', `/api/agents/${id}`);
    headers.set('etag', '"1"');
    return presentAgent(copy, context);
  },
});

/** Truncates between characters: a lone surrogate cannot be stored. */
function copyName(name: string): string {
  return `Copy of ${name}`.slice(0, maxNameLength).replace(/[\uD800-\uDBFF]$/, '');
}
