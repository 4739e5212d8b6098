import { ResellerBranding } from '@parley/contract/resources/branding';
import { needScopeOfNamedKey } from '#areas/business/reseller';
import { reseller } from '#platform/http/access/access.ts';
import { exampleBranding } from './branding.examples.ts';
import { operation } from './branding.operation.ts';
import { getBranding } from './branding.queries.ts';

/** Gets the reseller's brand. */
export const getResellerBranding = operation({
  method: 'GET',
  path: '/api/reseller/branding',
  id: 'getResellerBranding',
  summary: "Get the reseller's brand",
  description:
    'Name, colour, pictures and links that customers see in the console, in emails and in the footer of chats. A named key needs the scope `account:read`.',
  access: reseller({ needsAdmin: false }),
  answer: { status: 200, schema: ResellerBranding },
  example: { answer: exampleBranding },
  async run({ tx, tenantId, principal }) {
    needScopeOfNamedKey(principal, 'account:read');
    return getBranding(tx, tenantId);
  },
});
