import { OrganizationId } from '@parley/contract/ids';
import { pageOf, pageQuery } from '@parley/contract/page';
import { User } from '@parley/contract/resources/user';
import { Role } from '@parley/contract/scopes';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { listUserPage } from './members.queries.ts';
import { exampleUser } from './organizations.examples.ts';
import { operation } from './organizations.operation.ts';

/** Lists the tenant's members, newest first. */
export const listUsers = operation({
  method: 'GET',
  path: '/api/users',
  id: 'listUsers',
  summary: 'List users',
  access: apiKey('users:read'),
  query: z.strictObject({
    ...pageQuery,
    role: Role.optional(),
    organization_id: OrganizationId.optional(),
    q: z.string().trim().min(1).max(120).optional().meta({ description: 'Part of the name or of the email address' }),
  }),
  answer: { status: 200, schema: pageOf(User) },
  example: { query: { role: 'admin' }, answer: { data: [exampleUser], has_more: false, next_cursor: null } },
  run: ({ tx, tenantId, query }) => listUserPage(tx, tenantId, query),
});
