import { WidgetInstallation, WidgetInstallationRequest } from '@parley/contract/resources/widget-installation';
import { getAgent } from '#areas/agents/agents';
import { apiKey } from '#platform/http/access/access.ts';
import { embedCodesOf, judgeInstallation } from './embed-code.rules.ts';
import { isOriginAllowed } from './origin.rules.ts';
import { readSitePage } from './read-site-page.ts';
import { exampleInstallation } from './widget.examples.ts';
import { agentParams, operation } from './widget.operation.ts';
import { storeInstallationCheck } from './widget-installations.queries.ts';
import { getWidgetSettings } from './widget-settings.queries.ts';

/** Looks for the embed code of an agent on a page. 200 also when it is not there. */
export const checkWidgetInstallation = operation({
  method: 'POST',
  path: '/api/chat/widget/{agentId}/installation',
  id: 'checkWidgetInstallation',
  summary: 'Check the installation of a widget',
  description:
    'Requests the page once through the SSRF guard and looks for the embed code in its HTML. Code that a script of the page inserts later, such as a tag manager, is not seen. The result is stored as `last_check`.',
  access: apiKey('chat:write'),
  showsConversations: false,
  audit: 'chat_widget.check_installation',
  transaction: 'none',
  requestsPerMinute: 20,
  params: agentParams,
  body: WidgetInstallationRequest,
  answer: { status: 200, schema: WidgetInstallation },
  refusals: ['not_found'],
  example: {
    params: { agentId: exampleInstallation.agent_id },
    body: { url: 'https://www.example.com/' },
    answer: exampleInstallation,
  },
  async run({ db, tenantId, params, body, deps, request, now, audit }) {
    const { agent, settings } = await db.app.inTenant(
      tenantId,
      async (tx) => {
        const found = await getAgent(tx, params.agentId);
        return { agent: found, settings: (await getWidgetSettings(tx, found)).settings };
      },
      { onlyReads: true },
    );
    const page = await readSitePage(deps.egress, body.url, request.closed);
    const host = request.header('host');
    const servers = [deps.publicUrl, ...(host === null ? [] : [`https://${host}`, `http://${host}`])].flatMap((url) =>
      url === undefined ? [] : [new URL(url).origin],
    );
    const { state, code } = page.isRead
      ? judgeInstallation(embedCodesOf(page.html, page.url), { agentId: agent.id, servers })
      : { state: 'unreachable' as const, code: null };
    const check = {
      url: page.url,
      state,
      reason: page.isRead ? null : page.reason,
      http_status: page.isRead ? 200 : page.httpStatus,
      found_agent_id: code?.agentId ?? null,
      found_server: code?.server ?? null,
      domain_allowed: isOriginAllowed({ origin: new URL(page.url).origin, ownHost: host }, settings.allowed_domains),
      chat_enabled: agent.config.is_active && agent.config.chat_enabled && settings.is_enabled,
      checked_at: now.toISOString(),
    };
    await db.app.inTenant(tenantId, async (tx) => {
      // The agent may have been deleted while the page was read.
      await getAgent(tx, agent.id);
      await storeInstallationCheck(tx, { tenantId, agentId: agent.id, check, now });
    });
    audit.details({ state });
    return { agent_id: agent.id, last_check: check };
  },
});
