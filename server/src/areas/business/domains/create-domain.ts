import { randomBytes } from 'node:crypto';
import type { DomainId } from '@parley/contract/ids';
import { ResellerDomain, ResellerDomainCreate } from '@parley/contract/resources/domain';
import { hostOf } from '#areas/business/branding';
import { reseller } from '#platform/http/access/access.ts';
import { notADomain, ownHost } from './domains.errors.ts';
import { exampleDomain, operation } from './domains.operation.ts';
import { insertDomain, presentDomain } from './domains.queries.ts';

/** Adds a domain, which serves the brand once its DNS record proves it. */
export const createResellerDomain = operation({
  method: 'POST',
  path: '/api/reseller/domains',
  id: 'createResellerDomain',
  summary: 'Add a domain',
  description:
    'The answer has the TXT record to create. It is looked up every few minutes, or at once with `verify`; the host itself must lead to this installation.',
  access: reseller({ needsAdmin: true }),
  audit: 'domain.create',
  body: ResellerDomainCreate,
  answer: { status: 201, schema: ResellerDomain },
  refusals: ['conflict'],
  example: {
    body: { host: exampleDomain.host },
    answer: { ...exampleDomain, state: 'pending', last_check: null, verified_at: null },
  },
  async run({ tx, tenantId: resellerId, body, now, newId, deps, audit }) {
    const host = hostOf(body.host);
    if (host === null || /[:/]/.test(body.host.trim())) throw notADomain('/host');
    if (deps.publicUrl !== undefined && new URL(deps.publicUrl).hostname === host) throw ownHost('/host');
    const id = newId() as DomainId;
    const token = randomBytes(16).toString('base64url');
    const row = await insertDomain(tx, { resellerId, id, host, token, now });
    audit.resource(id);
    audit.details({ host });
    return presentDomain(row);
  },
});
