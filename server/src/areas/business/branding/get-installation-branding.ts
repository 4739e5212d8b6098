import { ResellerBranding } from '@parley/contract/resources/branding';
import { admin } from '#platform/http/access/access.ts';
import { exampleBranding } from './branding.examples.ts';
import { operation } from './branding.operation.ts';
import { getBranding } from './branding.queries.ts';

/** Gets the brand of the installation. */
export const getInstallationBranding = operation({
  method: 'GET',
  path: '/api/admin/branding',
  id: 'getInstallationBranding',
  summary: "Get the installation's brand",
  access: admin(),
  answer: { status: 200, schema: ResellerBranding },
  example: { answer: exampleBranding },
  run: ({ tx }) => getBranding(tx, null),
});
