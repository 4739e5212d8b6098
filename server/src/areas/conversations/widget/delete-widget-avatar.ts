import { getAgentForUpdate } from '#areas/agents/agents';
import { apiKey } from '#platform/http/access/access.ts';
import { saveWidget } from './save-widget.ts';
import { exampleWidgetConfig } from './widget.examples.ts';
import { agentParams, operation } from './widget.operation.ts';
import { getWidgetSettings } from './widget-settings.queries.ts';

/** Removes the agent's picture, uploaded or linked. */
export const deleteWidgetAvatar = operation({
  method: 'DELETE',
  path: '/api/chat/widget/{agentId}/avatar',
  id: 'deleteChatAvatar',
  summary: 'Delete the picture of the agent',
  access: apiKey('chat:write'),
  showsConversations: false,
  audit: 'chat_widget.delete_avatar',
  params: agentParams,
  answer: { status: 204, schema: null },
  refusals: ['not_found'],
  example: { params: { agentId: exampleWidgetConfig.agent_id } },
  async run(context) {
    const agent = await getAgentForUpdate(context.tx, context.params.agentId);
    const { settings: before } = await getWidgetSettings(context.tx, agent);
    const fields = await saveWidget(context, agent.id, { before, after: { ...before, agent_avatar_url: '' } });
    if (fields.length === 0) context.audit.nothingChanged();
  },
});
