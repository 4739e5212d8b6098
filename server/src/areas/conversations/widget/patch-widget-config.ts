import { mergePatchOf } from '@parley/contract/merge-patch';
import { WidgetConfig } from '@parley/contract/resources/chat-widget';
import { getAgentForUpdate } from '#areas/agents/agents';
import { apiKey } from '#platform/http/access/access.ts';
import { changeWidget } from './change-widget.ts';
import { exampleFullConfig } from './widget.examples.ts';
import { agentParams, operation } from './widget.operation.ts';
import { WidgetConfigUpdate } from './widget-config.rules.ts';
import { getWidgetSettings } from './widget-settings.queries.ts';
import { patchWidget } from './widget-update.rules.ts';

/** Patches a widget's settings. Visible to visitors within a second. */
export const patchWidgetConfig = operation({
  method: 'PATCH',
  path: '/api/chat/widget/{agentId}/config',
  id: 'patchWidgetConfig',
  summary: 'Change the widget configuration',
  description:
    'JSON merge patch: what is left out stays, null brings a default back, lists and `hours` are replaced whole.',
  access: apiKey('chat:write'),
  showsConversations: false,
  audit: 'chat_widget.update',
  params: agentParams,
  maxBodyBytes: 256 * 1024,
  body: mergePatchOf(WidgetConfigUpdate).meta({ id: 'WidgetConfigPatch' }),
  answer: { status: 200, schema: WidgetConfig },
  refusals: ['not_found'],
  example: {
    params: { agentId: exampleFullConfig.agent_id },
    body: { handoff: { on_low_confidence: true } },
    answer: exampleFullConfig,
  },
  async run(context) {
    const agent = await getAgentForUpdate(context.tx, context.params.agentId);
    const stored = await getWidgetSettings(context.tx, agent);
    return changeWidget(context, agent, { stored, wanted: patchWidget(stored.settings, context.body) });
  },
});
