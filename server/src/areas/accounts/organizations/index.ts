import { area } from '#platform/areas/area.ts';
import { acceptInvite } from './accept-invite.ts';
import { createInvite } from './create-invite.ts';
import { createOrganization } from './create-organization.ts';
import { deleteOrganization } from './delete-organization.ts';
import { getOrganizationById } from './get-organization.ts';
import { inspectInvite } from './inspect-invite.ts';
import { listInvites } from './list-invites.ts';
import { listOrganizations } from './list-organizations.ts';
import { listUsers } from './list-users.ts';
import type { OrganizationsDeps } from './organizations.operation.ts';
import { organizationsPersonalData } from './personal-data.ts';
import { removeUser } from './remove-user.ts';
import { revokeInvite } from './revoke-invite.ts';
import { updateOrganization } from './update-organization.ts';
import { updateUser } from './update-user.ts';

export { checkInvite, joinByInvite } from './join-by-invite.ts';
export type { OrganizationsDeps } from './organizations.operation.ts';
export { sendInvite } from './send-invite.ts';

/** Organizations area: members of a tenant, their roles, and invitations. */
export const organizationsArea = area<OrganizationsDeps>({
  name: 'organizations',
  personalData: organizationsPersonalData,
  operations: {
    'Organizations, users, invites': [
      listOrganizations,
      createOrganization,
      getOrganizationById,
      updateOrganization,
      deleteOrganization,
      listUsers,
      updateUser,
      removeUser,
      listInvites,
      createInvite,
      revokeInvite,
      inspectInvite,
      acceptInvite,
    ],
  },
});
