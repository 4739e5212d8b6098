import { WidgetConfig } from '@parley/contract/resources/chat-widget';
import { getAgent } from '#areas/agents/agents';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleFullConfig } from './widget.examples.ts';
import { agentParams, operation } from './widget.operation.ts';
import { getWidgetSettings, presentWidgetConfig } from './widget-settings.queries.ts';

/** Gets the full configuration of a widget, whether or not the agent accepts chats. */
export const getWidgetConfig = operation({
  method: 'GET',
  path: '/api/chat/widget/{agentId}/config',
  id: 'getWidgetConfig',
  summary: 'Get the full widget configuration',
  description: 'With an empty `agent_display_name` visitors read the name of the agent.',
  access: apiKey('chat:read'),
  showsConversations: false,
  params: agentParams,
  answer: { status: 200, schema: WidgetConfig },
  refusals: ['not_found'],
  example: { params: { agentId: exampleFullConfig.agent_id }, answer: exampleFullConfig },
  async run({ tx, params }) {
    const agent = await getAgent(tx, params.agentId);
    return presentWidgetConfig(agent.id, await getWidgetSettings(tx, agent));
  },
});
