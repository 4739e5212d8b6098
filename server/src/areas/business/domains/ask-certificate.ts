import { z } from 'zod';
import { hostOf } from '#areas/business/branding';
import { publicAccess } from '#platform/http/access/access.ts';
import { hostNotServed } from './domains.errors.ts';
import { operation } from './domains.operation.ts';
import { findDomainOwner } from './domains.queries.ts';

/** Tells a proxy for which host it may obtain a certificate. */
export const askCertificate = operation({
  method: 'GET',
  path: '/api/branding/ask',
  id: 'askCertificate',
  summary: 'Permission for a certificate',
  description:
    "200 for the installation's own host and for verified domains, 404 for all others. The address that the on-demand certificates of a proxy ask, such as `on_demand_tls` of Caddy.",
  access: publicAccess('a proxy asks before it obtains a certificate; the answer is the same as that of a visit'),
  requestsPerMinute: 600,
  query: z.strictObject({ domain: z.string().max(300) }),
  answer: { status: 200, schema: z.object({ domain: z.string() }), caching: 'no-store' },
  refusals: ['not_found'],
  example: { query: { domain: 'voice.example.com' }, answer: { domain: 'voice.example.com' } },
  async run({ query, db, deps }) {
    const host = hostOf(query.domain);
    if (host === null) throw hostNotServed();
    const isOwn = deps.publicUrl !== undefined && new URL(deps.publicUrl).hostname === host;
    if (!isOwn && (await findDomainOwner(db, host)) === null) throw hostNotServed();
    return { domain: host };
  },
});
