import { ResellerBranding, ResellerBrandingWrite } from '@parley/contract/resources/branding';
import { admin } from '#platform/http/access/access.ts';
import { exampleBranding, exampleBrandingWrite } from './branding.examples.ts';
import { operation } from './branding.operation.ts';
import { saveBranding } from './save-branding.ts';

/** Replaces the brand of the installation. */
export const setInstallationBranding = operation({
  method: 'PUT',
  path: '/api/admin/branding',
  id: 'setInstallationBranding',
  summary: "Replace the installation's brand",
  description: 'For everybody who is not the customer of a reseller. As the brand of a reseller otherwise.',
  access: admin(),
  audit: 'branding.update',
  body: ResellerBrandingWrite,
  answer: { status: 200, schema: ResellerBranding },
  example: { body: exampleBrandingWrite, answer: exampleBranding },
  run: ({ tx, body, now, audit }) => saveBranding(tx, { owner: null, body, now, audit }),
});
