import { WidgetConfig } from '@parley/contract/resources/chat-widget';
import { getAgentForUpdate } from '#areas/agents';
import { apiKey } from '#platform/http/access.ts';
import { avatarIdIn } from './avatars.ts';
import { saveWidget } from './save-widget.ts';
import { badWidget } from './widget.errors.ts';
import { exampleFullConfig } from './widget.examples.ts';
import { agentParams, operation } from './widget.operation.ts';
import { WidgetConfigUpdate } from './widget-config.rules.ts';
import { findOperators, getWidgetSettings, presentWidgetConfig } from './widget-settings.queries.ts';
import { settleWidget } from './widget-update.rules.ts';

const { agent_id: exampleAgentId, updated_at: _, ...exampleUpdate } = exampleFullConfig;

/** Replaces the configuration of a widget. Shows to visitors within a second. */
export const updateWidgetConfig = operation({
  method: 'PUT',
  path: '/api/chat/widget/{agentId}/config',
  id: 'updateWidgetConfig',
  summary: 'Update the widget configuration',
  description:
    'A full replacement: a field left out gets its default. `agent_avatar_url` is an https URL, the picture uploaded for this agent, or empty.',
  access: apiKey('chat:write'),
  audit: 'chat_widget.update',
  params: agentParams,
  body: WidgetConfigUpdate,
  answer: { status: 200, schema: WidgetConfig },
  refusals: ['not_found'],
  example: { params: { agentId: exampleAgentId }, body: exampleUpdate, answer: exampleFullConfig },
  async run(context) {
    const { tx, params, body, now, audit } = context;
    const agent = await getAgentForUpdate(tx, params.agentId);
    const stored = await getWidgetSettings(tx, agent);
    const before = stored.settings;
    const pictureNow = avatarIdIn(before.agent_avatar_url) === null ? '' : before.agent_avatar_url;
    const operators = await findOperators(tx, body.operator_ids);
    const { settings, faults } = settleWidget(body, { pictureNow, operators });
    if (faults.length > 0) throw badWidget(faults);
    const fields = await saveWidget(context, agent.id, { before, after: settings });
    if (fields.length === 0) {
      audit.nothingChanged();
      return presentWidgetConfig(agent.id, stored);
    }
    audit.details({ changed_fields: fields });
    return presentWidgetConfig(agent.id, { settings, updatedAt: now });
  },
});
