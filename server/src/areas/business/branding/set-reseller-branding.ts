import { ResellerBranding, ResellerBrandingWrite } from '@parley/contract/resources/branding';
import { reseller } from '#platform/http/access/access.ts';
import { exampleBranding, exampleBrandingWrite } from './branding.examples.ts';
import { operation } from './branding.operation.ts';
import { saveBranding } from './save-branding.ts';

/** Replaces the reseller's brand. */
export const setResellerBranding = operation({
  method: 'PUT',
  path: '/api/reseller/branding',
  id: 'setResellerBranding',
  summary: "Replace the reseller's brand",
  description:
    'Fields that are absent get their defaults; the pictures stay. A colour on which white text cannot be read is refused, with the nearest one that is dark enough. In use within a second.',
  access: reseller({ needsAdmin: true }),
  audit: 'branding.update',
  body: ResellerBrandingWrite,
  answer: { status: 200, schema: ResellerBranding },
  example: { body: exampleBrandingWrite, answer: exampleBranding },
  run: ({ tx, tenantId, body, now, audit }) => saveBranding(tx, { owner: tenantId, body, now, audit }),
});
