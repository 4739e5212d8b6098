import { apiKey } from '#platform/http/access/access.ts';
import { organizationNotFound } from './organizations.errors.ts';
import { exampleOrganizationId } from './organizations.examples.ts';
import { operation, organizationParams } from './organizations.operation.ts';
import { removeOrganization } from './organizations.queries.ts';

/** Deletes an organization. Its members stay in the tenant. */
export const deleteOrganization = operation({
  method: 'DELETE',
  path: '/api/organizations/{organizationId}',
  id: 'deleteOrganization',
  summary: 'Delete an organization',
  description: 'Its people and open invitations stay in the tenant, of no organization.',
  access: apiKey('organizations:write'),
  audit: 'organization.delete',
  params: organizationParams,
  answer: { status: 204, schema: null },
  refusals: ['not_found'],
  example: { params: { organizationId: exampleOrganizationId } },
  async run({ tx, params }) {
    if (!(await removeOrganization(tx, params.organizationId))) throw organizationNotFound();
  },
});
