import type { OrganizationId } from '@parley/contract/ids';
import { Organization, OrganizationCreate } from '@parley/contract/resources/organization';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleOrganization } from './organizations.examples.ts';
import { operation } from './organizations.operation.ts';
import { getOrganization, insertOrganization, presentOrganization } from './organizations.queries.ts';

/** Creates an organization without members. */
export const createOrganization = operation({
  method: 'POST',
  path: '/api/organizations',
  id: 'createOrganization',
  summary: 'Create an organization',
  access: apiKey('organizations:write'),
  audit: 'organization.create',
  body: OrganizationCreate,
  answer: { status: 201, schema: Organization },
  refusals: ['conflict'],
  example: { body: { name: exampleOrganization.name }, answer: { ...exampleOrganization, user_count: 0 } },
  async run({ tx, tenantId, body, newId, now, audit }) {
    const id = newId() as OrganizationId;
    await insertOrganization(tx, { tenantId, id, name: body.name, now });
    audit.resource(id);
    return presentOrganization(await getOrganization(tx, id));
  },
});
