import type { ApiKeyId, WebhookId } from '@parley/contract/ids';
import {
  type PartnerIntegration,
  PartnerIntegrationSet,
  PartnerIntegrationStored,
} from '@parley/contract/resources/partner-integration';
import type { Scope } from '@parley/contract/scopes';
import { checkGrant, issueApiKey, tenantKeys } from '#areas/accounts/api-keys';
import { type AddWebhookContext, addWebhook, removeWebhook } from '#areas/integrations/webhooks';
import { apiKey } from '#platform/http/access/access.ts';
import { refuseFields } from '#platform/http/define-refusal.ts';
import type { Actor } from '#platform/http/principal.ts';
import { findUrlFaults } from '#platform/tenant-urls/find-url-faults.ts';
import { partnerNotFound, tooManyPartners } from './partners.errors.ts';
import { exampleIntegration, operation, partnerParams } from './partners.operation.ts';
import { countIntegrations, listIntegrations, lockIntegrations, storeIntegration } from './partners.queries.ts';

const partnersMax = 50;

type SetContext = AddWebhookContext & { body: PartnerIntegrationSet; actor: Actor };

/** Sets the integration of one partner: its key, its scopes and its webhook. */
export const setPartnerIntegration = operation({
  method: 'PUT',
  path: '/api/partner-integrations/{partner}',
  id: 'setPartnerIntegration',
  summary: 'Set a partner integration',
  description:
    'A new partner gets a key, shown in this answer alone. Other scopes or `rotate_key` give it another key and revoke the one before; another webhook has another secret. A partner can be given what the caller has and no more.',
  access: apiKey('keys:write'),
  audit: 'partner.set',
  params: partnerParams,
  body: PartnerIntegrationSet,
  answer: { status: 200, schema: PartnerIntegrationStored, holdsSecret: true },
  refusals: ['forbidden', 'conflict'],
  example: {
    params: { partner: 'hubspot' },
    body: { name: 'HubSpot', scopes: ['crm:read', 'crm:call'] },
    answer: {
      integration: { ...exampleIntegration, webhook: null },
      api_key: 'pk_live_Zt5mW2cR...',
      webhook_secret: null,
    },
  },
  async run(context) {
    const { tx, tenantId, params, body, now, newId, scopes, audit } = context;
    const { partner } = params;
    checkGrant(scopes, body.scopes);
    if (body.webhook) {
      const faults = findUrlFaults(context.deps.egress, [{ path: '/webhook/url', url: body.webhook.url }], []);
      if (faults.length > 0) throw refuseFields(faults);
    }
    await lockIntegrations(tx);
    const [before] = await listIntegrations(tx, now, partner);
    if (!before && (await countIntegrations(tx)) >= partnersMax) throw tooManyPartners({ most: partnersMax });
    const key = await keyFor(context, before);
    const webhook = await webhookFor(context, before);
    const { name } = body;
    const integration = { tenantId, id: newId(), partner, name, scopes: body.scopes, now };
    await storeIntegration(tx, { ...integration, apiKeyId: key.id, webhookId: webhook.id });
    // Last: an integration refers to its key.
    if (before && before.api_key.id !== key.id) await tenantKeys.revoke(tx, tenantId, before.api_key.id, now);
    audit.resource(partner);
    audit.details({ scopes: body.scopes, is_new_key: key.secret !== null, has_webhook: webhook.id !== null });
    const [stored] = await listIntegrations(tx, now, partner);
    if (!stored) throw partnerNotFound({ partner });
    return { integration: stored, api_key: key.secret, webhook_secret: webhook.secret };
  },
});

async function keyFor(
  context: SetContext,
  before: PartnerIntegration | undefined,
): Promise<{ id: ApiKeyId; secret: string | null }> {
  const { tx, tenantId, body, actor, now } = context;
  const isSame = before && before.scopes.toSorted().join() === body.scopes.toSorted().join();
  if (isSame && before.api_key.state === 'active' && !body.rotate_key) return { id: before.api_key.id, secret: null };
  const scopes: readonly Scope[] = body.scopes;
  const issued = await issueApiKey(tx, {
    tenantId,
    id: context.newId(),
    name: `Partner: ${body.name}`,
    scopes,
    createdBy: actor,
    now,
  });
  return { id: issued.id, secret: issued.secret };
}

async function webhookFor(
  context: SetContext,
  before: PartnerIntegration | undefined,
): Promise<{ id: WebhookId | null; secret: string | null }> {
  const { body } = context;
  const old = before?.webhook ?? null;
  const wanted = body.webhook;
  if (old && wanted && old.url === wanted.url && old.events.toSorted().join() === wanted.events.toSorted().join()) {
    return { id: old.id, secret: null };
  }
  if (old) await removeWebhook(context, old.id);
  if (!wanted) return { id: null, secret: null };
  const { id, secret } = await addWebhook(context, { ...wanted, description: `Partner: ${body.name}` });
  return { id, secret };
}
