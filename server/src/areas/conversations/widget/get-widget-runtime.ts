import { WidgetRuntime } from '@parley/contract/resources/chat-widget';
import { publicAccess } from '#platform/http/access/access.ts';
import { checkVisitor } from './check-visitor.ts';
import { exampleWidgetConfig, exampleWidgetRuntime } from './widget.examples.ts';
import { agentParams, operation } from './widget.operation.ts';

/** Gets the current state of a widget beside its configuration. */
export const getWidgetRuntime = operation({
  method: 'GET',
  path: '/api/chat/widget/{agentId}/runtime',
  id: 'getWidgetRuntime',
  summary: 'How things are for the widget now',
  description: 'Whether people are there, whether it can be talked to, which files it takes. At most a second old.',
  access: publicAccess('read by the embed script on any page; the site is checked against allowed_domains'),
  params: agentParams,
  answer: { status: 200, schema: WidgetRuntime, caching: 'no-store' },
  refusals: ['forbidden', 'chat_disabled', 'origin_not_allowed', 'not_found'],
  example: { params: { agentId: exampleWidgetConfig.agent_id }, answer: exampleWidgetRuntime },
  async run({ params, deps, request }) {
    const widget = await checkVisitor(deps, params.agentId, request);
    return deps.runtimes.get(params.agentId, widget);
  },
});
