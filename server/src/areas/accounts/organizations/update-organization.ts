import { Organization, OrganizationUpdate } from '@parley/contract/resources/organization';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleOrganization, exampleOrganizationId } from './organizations.examples.ts';
import { operation, organizationParams } from './organizations.operation.ts';
import { getOrganization, presentOrganization, renameOrganization } from './organizations.queries.ts';

/** Renames an organization. Fields left out stay as they are. */
export const updateOrganization = operation({
  method: 'PATCH',
  path: '/api/organizations/{organizationId}',
  id: 'updateOrganization',
  summary: 'Update an organization',
  access: apiKey('organizations:write'),
  audit: 'organization.update',
  params: organizationParams,
  body: OrganizationUpdate,
  answer: { status: 200, schema: Organization },
  refusals: ['not_found', 'conflict'],
  example: {
    params: { organizationId: exampleOrganizationId },
    body: { name: 'Uppsala clinic' },
    answer: { ...exampleOrganization, name: 'Uppsala clinic' },
  },
  async run({ tx, params, body, now, audit }) {
    const found = await getOrganization(tx, params.organizationId);
    if (body.name === undefined || body.name === found.name) {
      audit.nothingChanged();
      return presentOrganization(found);
    }
    await renameOrganization(tx, params.organizationId, body.name, now);
    audit.details({ changed_fields: ['name'] });
    return presentOrganization(await getOrganization(tx, params.organizationId));
  },
});
