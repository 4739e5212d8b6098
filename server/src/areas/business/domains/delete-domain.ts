import { reseller } from '#platform/http/access/access.ts';
import { domainNotFound } from './domains.errors.ts';
import { domainParams, exampleDomain, operation } from './domains.operation.ts';
import { deleteDomain } from './domains.queries.ts';

/** Deletes a domain: it serves the installation's brand from then on. */
export const deleteResellerDomain = operation({
  method: 'DELETE',
  path: '/api/reseller/domains/{domainId}',
  id: 'deleteResellerDomain',
  summary: 'Delete a domain',
  access: reseller({ needsAdmin: true }),
  audit: 'domain.delete',
  params: domainParams,
  answer: { status: 204, schema: null },
  refusals: ['not_found'],
  example: { params: { domainId: exampleDomain.id } },
  async run({ tx, tenantId: resellerId, params }) {
    if (!(await deleteDomain(tx, { resellerId, id: params.domainId }))) throw domainNotFound();
  },
});
