import type { Role } from '@parley/contract/scopes';
import { endSessionsOf } from '#areas/accounts/sessions';
import { apiKey } from '#platform/http/access/access.ts';
import { authorityOf, checkAuthority } from './authority.rules.ts';
import { getMember, listOwners, lockMembers, removeMember } from './members.queries.ts';
import { lastOwner } from './organizations.errors.ts';
import { exampleUserId } from './organizations.examples.ts';
import { operation, userParams } from './organizations.operation.ts';

/** Removes a member from the tenant at once. Their account and other memberships stay. */
export const removeUser = operation({
  method: 'DELETE',
  path: '/api/users/{userId}',
  id: 'removeUser',
  summary: 'Remove a user',
  description:
    'Their sessions in this tenant end; the account and other tenants they belong to stay. API keys they made stay too, since keys belong to the tenant.',
  access: apiKey('users:write'),
  audit: 'user.remove',
  params: userParams,
  answer: { status: 204, schema: null },
  refusals: ['not_found', 'forbidden', 'conflict'],
  example: { params: { userId: exampleUserId } },
  async run({ tx, db, tenantId, principal, params: { userId }, now, audit }) {
    await lockMembers(tx, tenantId);
    const member = await getMember(tx, tenantId, userId);
    const owners = await listOwners(tx, tenantId);
    checkAuthority(authorityOf(principal, { hasOwner: owners.length > 0 }), [member.role as Role]);
    if (member.role === 'owner' && !owners.some((id) => id !== userId)) throw lastOwner();
    await removeMember(tx, tenantId, userId);
    // Without the membership a session opens nothing here. Ending sessions too keeps an old one from regaining the
    // tenant when the user returns. Sessions belong to no tenant, so the platform role ends them.
    const reason = 'removed_from_tenant';
    const ended = await db.platform.inPlatform((platform) =>
      endSessionsOf(platform, userId, { tenantId, reason, now }),
    );
    audit.details({ role: member.role, ended_sessions: ended });
  },
});
