import { PublicWidgetConfig } from '@parley/contract/resources/chat-widget';
import { publicAccess } from '#platform/http/access/access.ts';
import { notModified } from '#platform/http/operation.ts';
import { matchesEtag } from '#platform/http/responses/etag.ts';
import { isOriginAllowed } from './origin.rules.ts';
import { originNotAllowed } from './widget.errors.ts';
import { exampleWidgetConfig } from './widget.examples.ts';
import { agentParams, operation } from './widget.operation.ts';

/** Gets the public configuration of a widget. The first read creates the default. */
export const getPublicWidgetConfig = operation({
  method: 'GET',
  path: '/api/chat/widget/{agentId}',
  id: 'getPublicWidgetConfig',
  summary: 'Get the public widget configuration',
  access: publicAccess('read by the embed script on any page'),
  params: agentParams,
  answer: { status: 200, schema: PublicWidgetConfig, caching: 'public, max-age=60' },
  refusals: ['forbidden', 'chat_disabled', 'origin_not_allowed', 'not_found'],
  example: { params: { agentId: exampleWidgetConfig.agent_id }, answer: exampleWidgetConfig },
  prepared({ widgetConfigs }, { id, origin, host, ifNoneMatch }) {
    const ready = widgetConfigs.peek(id);
    if (!ready || !isOriginAllowed({ origin, ownHost: host }, ready.config.allowed_domains)) return null;
    if (matchesEtag(ifNoneMatch, ready.etag)) return { status: 304, headers: ready.bodilessHeaders, body: '' };
    return { status: 200, headers: ready.headers, body: ready.body };
  },
  async run({ params, deps, request, headers }) {
    const { config, etag } = await deps.widgetConfigs.get(params.agentId);
    if (!isOriginAllowed({ origin: request.origin, ownHost: request.header('host') }, config.allowed_domains))
      throw originNotAllowed();
    headers.set('etag', etag);
    return matchesEtag(request.header('if-none-match'), etag) ? notModified : config;
  },
});
