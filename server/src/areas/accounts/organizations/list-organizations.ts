import { pageOf, pageQuery } from '@parley/contract/page';
import { Organization } from '@parley/contract/resources/organization';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleOrganization } from './organizations.examples.ts';
import { operation } from './organizations.operation.ts';
import { listOrganizationPage } from './organizations.queries.ts';

/** Lists the tenant's organizations, newest first. */
export const listOrganizations = operation({
  method: 'GET',
  path: '/api/organizations',
  id: 'listOrganizations',
  summary: 'List organizations',
  access: apiKey('organizations:read'),
  query: z.strictObject({
    ...pageQuery,
    q: z.string().trim().min(1).max(120).optional().meta({ description: 'Part of the name' }),
  }),
  answer: { status: 200, schema: pageOf(Organization) },
  example: { query: { limit: 50 }, answer: { data: [exampleOrganization], has_more: false, next_cursor: null } },
  run: ({ tx, query }) => listOrganizationPage(tx, query),
});
