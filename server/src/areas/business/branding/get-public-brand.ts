import { PublicBrand } from '@parley/contract/resources/branding';
import { publicAccess } from '#platform/http/access/access.ts';
import { examplePublicBrand } from './branding.examples.ts';
import { operation } from './branding.operation.ts';

/** Gets the brand of the request's host. */
export const getPublicBrand = operation({
  method: 'GET',
  path: '/api/branding',
  id: 'getPublicBrand',
  summary: 'Get the brand of this host',
  description:
    "Of the reseller whose verified domain the request's host is; else the installation's, so that an unknown host shows nothing more. What the sign-in page shows.",
  access: publicAccess('shown before anybody signs in'),
  // Caches key by address, which has the host; a proxy that rewrites the host keys by these.
  answer: { status: 200, schema: PublicBrand, caching: 'public, max-age=60', varies: ['Host', 'X-Forwarded-Host'] },
  example: { answer: examplePublicBrand },
  run: async ({ request, deps }) => (await deps.brands.atHost(request.host)).brand,
});
