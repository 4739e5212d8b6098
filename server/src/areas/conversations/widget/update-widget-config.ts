import { WidgetConfig } from '@parley/contract/resources/chat-widget';
import { getAgentForUpdate } from '#areas/agents/agents';
import { apiKey } from '#platform/http/access/access.ts';
import { changeWidget } from './change-widget.ts';
import { exampleFullConfig } from './widget.examples.ts';
import { agentParams, operation } from './widget.operation.ts';
import { WidgetConfigUpdate } from './widget-config.rules.ts';
import { getWidgetSettings } from './widget-settings.queries.ts';

const { agent_id: exampleAgentId, updated_at: _, ...exampleUpdate } = exampleFullConfig;

/** Replaces the configuration of a widget. Visible to visitors within a second. */
export const updateWidgetConfig = operation({
  method: 'PUT',
  path: '/api/chat/widget/{agentId}/config',
  id: 'updateWidgetConfig',
  summary: 'Replace the widget configuration',
  description:
    'A full replacement: a field left out gets its default; to change some of it, see `PATCH`. `agent_avatar_url` is an https URL, the picture uploaded for this agent, or empty.',
  access: apiKey('chat:write'),
  showsConversations: false,
  audit: 'chat_widget.update',
  params: agentParams,
  maxBodyBytes: 256 * 1024,
  body: WidgetConfigUpdate,
  answer: { status: 200, schema: WidgetConfig },
  refusals: ['not_found'],
  example: { params: { agentId: exampleAgentId }, body: exampleUpdate, answer: exampleFullConfig },
  async run(context) {
    const agent = await getAgentForUpdate(context.tx, context.params.agentId);
    const stored = await getWidgetSettings(context.tx, agent);
    return changeWidget(context, agent, { stored, wanted: context.body });
  },
});
