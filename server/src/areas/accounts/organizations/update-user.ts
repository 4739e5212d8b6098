import { User, UserUpdate } from '@parley/contract/resources/user';
import type { Role } from '@parley/contract/scopes';
import { apiKey } from '#platform/http/access/access.ts';
import { authorityOf, checkAuthority } from './authority.rules.ts';
import { changeMember, getMember, listOwners, lockMembers, presentUser } from './members.queries.ts';
import { lastOwner } from './organizations.errors.ts';
import { exampleUser, exampleUserId } from './organizations.examples.ts';
import { operation, userParams } from './organizations.operation.ts';
import { checkOrganization } from './organizations.queries.ts';

/**
 * Updates a member's role and organization, effective with their next request in every process. Fields left out stay as
 * they are.
 */
export const updateUser = operation({
  method: 'PATCH',
  path: '/api/users/{userId}',
  id: 'updateUser',
  summary: 'Change a user',
  description:
    'Role and organization in this tenant. Nobody gives, changes or takes away a role above their own; a key acts as the highest role all of whose scopes it holds, never as owner. Name and address belong to the person.',
  access: apiKey('users:write'),
  audit: 'user.update',
  params: userParams,
  body: UserUpdate,
  answer: { status: 200, schema: User },
  refusals: ['not_found', 'forbidden', 'conflict'],
  example: {
    params: { userId: exampleUserId },
    body: { role: 'editor' },
    answer: { ...exampleUser, role: 'editor' },
  },
  async run({ tx, tenantId, principal, params: { userId }, body, now, audit }) {
    await lockMembers(tx, tenantId);
    const member = await getMember(tx, tenantId, userId);
    const owners = await listOwners(tx, tenantId);
    const holder = authorityOf(principal, { hasOwner: owners.length > 0 });
    checkAuthority(holder, [member.role as Role, ...(body.role ? [body.role] : [])]);
    await checkOrganization(tx, body.organization_id);
    const isDemoted = member.role === 'owner' && body.role !== undefined && body.role !== 'owner';
    if (isDemoted && !owners.some((id) => id !== userId)) throw lastOwner();
    const fields = (['role', 'organization_id'] as const).filter(
      (field) => body[field] !== undefined && body[field] !== member[field],
    );
    if (fields.length === 0) {
      audit.nothingChanged();
      return presentUser(member);
    }
    await changeMember(tx, tenantId, userId, { ...body, updated_at: now });
    audit.details({
      changed_fields: fields,
      ...(fields.includes('role') ? { role_before: member.role, role_after: body.role } : {}),
    });
    return presentUser(await getMember(tx, tenantId, userId));
  },
});
