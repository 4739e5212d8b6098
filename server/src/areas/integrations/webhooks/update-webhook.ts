import { applyMergePatch } from '@parley/contract/merge-patch';
import { EndOfCallWebhook, UpdateEndOfCallWebhookRequest, WebhookSettings } from '@parley/contract/resources/webhook';
import { apiKey } from '#platform/http/access/access.ts';
import { parseInput } from '#platform/http/requests/validation.ts';
import { storableSettings } from './check-endpoint.ts';
import { headerSecretIds, maskHeaders } from './endpoint-headers.rules.ts';
import {
  getEndpointForUpdate,
  markWaitingMissed,
  type StoredEndpoint,
  settingsOf,
  showEndpoint,
  writeEndpoint,
} from './endpoints.queries.ts';
import { belongsToAgent, webhookVersionMismatch } from './webhooks.errors.ts';
import { exampleWebhook, exampleWebhookId } from './webhooks.examples.ts';
import { operation, webhookParams } from './webhooks.operation.ts';

/** Changes a webhook by a JSON merge patch. */
export const updateEndOfCallWebhook = operation({
  method: 'PATCH',
  path: '/api/end-of-call-webhooks/{webhookId}',
  id: 'updateEndOfCallWebhook',
  summary: 'Update a webhook',
  description:
    'JSON merge patch: null brings a default back, a header of null is removed. With another origin in `url` secret header values must be sent again. `is_active: true` also brings back one that Parley disabled; `missed_deliveries` then says what can be sent with `redeliver`.',
  access: apiKey('webhooks:write'),
  audit: 'webhook.update',
  params: webhookParams,
  body: UpdateEndOfCallWebhookRequest,
  answer: { status: 200, schema: EndOfCallWebhook },
  refusals: ['not_found', 'conflict', 'version_mismatch'],
  example: {
    params: { webhookId: exampleWebhookId },
    body: { is_active: true },
    answer: { ...exampleWebhook, version: 2 },
  },
  async run(context) {
    const { tx, params, body, now, request, headers, audit, deps } = context;
    const before = await getEndpointForUpdate(tx, params.webhookId);
    if (request.ifMatch !== null && request.ifMatch !== before.version) {
      throw webhookVersionMismatch({ expected: request.ifMatch, current: before.version });
    }
    const shown = { ...settingsOf(before), headers: maskHeaders(before.headers) };
    const wanted = parseInput(WebhookSettings, applyMergePatch(shown, body), 'body');
    refuseAgentFields(before, wanted);
    const settings = await storableSettings(context, wanted, settingsOf(before));
    const fields = changedFields(settingsOf(before), settings);
    if (fields.length === 0) {
      audit.nothingChanged();
      headers.set('etag', `"${before.version}"`);
      return showEndpoint(tx, before, now);
    }
    const after = {
      ...before,
      ...settings,
      ...healthOf(before, settings),
      version: before.version + 1,
      updatedAt: now,
    };
    await writeEndpoint(tx, after);
    if (!after.is_active) await markWaitingMissed(tx, after);
    const used = new Set(headerSecretIds(after.headers));
    await deps.vault.delete(
      tx,
      headerSecretIds(before.headers).filter((id) => !used.has(id)),
    );
    audit.details({ version: after.version, changed_fields: fields });
    headers.set('etag', `"${after.version}"`);
    return showEndpoint(tx, after, now);
  },
});

/** Refuses changes of what comes from the agent. */
function refuseAgentFields(endpoint: StoredEndpoint, wanted: WebhookSettings): void {
  if (endpoint.sourceAgentId === null) return;
  for (const field of ['url', 'events', 'agent_ids'] as const) {
    if (JSON.stringify(wanted[field]) !== JSON.stringify(endpoint[field])) throw belongsToAgent(`\`${field}\``);
  }
}

/** An endpoint that is switched on, or sends elsewhere, begins without failures. */
function healthOf(before: StoredEndpoint, settings: WebhookSettings) {
  const isSwitched = settings.is_active !== before.is_active;
  const isElsewhere = settings.url !== before.url;
  if (!isSwitched && !isElsewhere) return {};
  const forgetsReason = isSwitched || settings.is_active;
  return { failingSince: null, ...(forgetsReason ? { disabledAt: null, disabledReason: null } : {}) };
}

function changedFields(before: WebhookSettings, after: WebhookSettings): string[] {
  return Object.keys(before).filter((name) => {
    const field = name as keyof WebhookSettings;
    return JSON.stringify(before[field]) !== JSON.stringify(after[field]);
  });
}
