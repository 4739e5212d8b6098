import { tenantKeys } from '#areas/accounts/api-keys';
import { removeWebhook } from '#areas/integrations/webhooks';
import { apiKey } from '#platform/http/access/access.ts';
import { partnerNotFound } from './partners.errors.ts';
import { operation, partnerParams } from './partners.operation.ts';
import { listIntegrations, lockIntegrations, removeIntegration } from './partners.queries.ts';

/** Ends the integration of a partner: its key is revoked, its webhook deleted. */
export const deletePartnerIntegration = operation({
  method: 'DELETE',
  path: '/api/partner-integrations/{partner}',
  id: 'deletePartnerIntegration',
  summary: 'Remove a partner integration',
  description: 'Its key is revoked from the next request on, and its webhook deleted with its delivery log.',
  access: apiKey('keys:write'),
  audit: 'partner.remove',
  params: partnerParams,
  answer: { status: 204, schema: null },
  refusals: ['not_found'],
  example: { params: { partner: 'hubspot' } },
  async run(context) {
    const { tx, tenantId, params, now, audit } = context;
    await lockIntegrations(tx);
    const [found] = await listIntegrations(tx, now, params.partner);
    if (!found) throw partnerNotFound({ partner: params.partner });
    await removeIntegration(tx, params.partner);
    await tenantKeys.revoke(tx, tenantId, found.api_key.id, now);
    if (found.webhook) await removeWebhook(context, found.webhook.id);
    audit.resource(params.partner);
    audit.details({ api_key_id: found.api_key.id });
  },
});
