import type { ApiKeyId, WebhookId } from '@parley/contract/ids';
import { type PartnerIntegration, PartnerName } from '@parley/contract/resources/partner-integration';
import { z } from 'zod';
import type { WebhooksDeps } from '#areas/integrations/webhooks';
import { operationOf } from '#platform/http/operation.ts';

export type PartnersDeps = Pick<WebhooksDeps, 'egress' | 'vault'>;

export const operation = operationOf<PartnersDeps>();

export const partnerParams = z.object({ partner: PartnerName });

export const exampleIntegration: PartnerIntegration = {
  partner: 'hubspot',
  name: 'HubSpot',
  scopes: ['crm:read', 'crm:call'],
  api_key: {
    id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b20' as ApiKeyId,
    prefix: 'pk_live_Zt5mW2cR',
    last_four: 'q7Xw',
    last_used_at: null,
    state: 'active',
  },
  webhook: {
    id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b21' as WebhookId,
    url: 'https://crm.example.com/parley',
    events: ['call.ended', 'call.analyzed'],
  },
  created_at: '2026-03-01T09:30:00.000Z',
  updated_at: '2026-03-01T09:30:00.000Z',
};
