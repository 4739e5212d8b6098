import { WidgetInstallation } from '@parley/contract/resources/widget-installation';
import { getAgent } from '#areas/agents/agents';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleInstallation } from './widget.examples.ts';
import { agentParams, operation } from './widget.operation.ts';
import { findInstallationCheck } from './widget-installations.queries.ts';

/** Gets the last check of the embed code on the owner's site. */
export const getWidgetInstallation = operation({
  method: 'GET',
  path: '/api/chat/widget/{agentId}/installation',
  id: 'getWidgetInstallation',
  summary: 'Get the last installation check of a widget',
  access: apiKey('chat:read'),
  showsConversations: false,
  params: agentParams,
  answer: { status: 200, schema: WidgetInstallation },
  refusals: ['not_found'],
  example: { params: { agentId: exampleInstallation.agent_id }, answer: exampleInstallation },
  async run({ tx, params }) {
    const agent = await getAgent(tx, params.agentId);
    return { agent_id: agent.id, last_check: await findInstallationCheck(tx, agent.id) };
  },
});
