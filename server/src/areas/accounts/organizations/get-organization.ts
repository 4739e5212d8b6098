import { Organization } from '@parley/contract/resources/organization';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleOrganization, exampleOrganizationId } from './organizations.examples.ts';
import { operation, organizationParams } from './organizations.operation.ts';
import { getOrganization, presentOrganization } from './organizations.queries.ts';

/** Gets an organization. */
export const getOrganizationById = operation({
  method: 'GET',
  path: '/api/organizations/{organizationId}',
  id: 'getOrganization',
  summary: 'Get an organization',
  access: apiKey('organizations:read'),
  params: organizationParams,
  answer: { status: 200, schema: Organization },
  refusals: ['not_found'],
  example: { params: { organizationId: exampleOrganizationId }, answer: exampleOrganization },
  run: async ({ tx, params }) => presentOrganization(await getOrganization(tx, params.organizationId)),
});
