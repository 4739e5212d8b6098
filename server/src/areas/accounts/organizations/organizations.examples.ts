import type { InviteId, OrganizationId, UserId } from '@parley/contract/ids';
import type { Invite } from '@parley/contract/resources/invite';
import type { Organization } from '@parley/contract/resources/organization';
import type { User } from '@parley/contract/resources/user';

export const exampleOrganizationId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b71' as OrganizationId;
export const exampleUserId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b70' as UserId;
export const exampleInviteId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b72' as InviteId;

export const exampleOrganization: Organization = {
  id: exampleOrganizationId,
  name: 'Stockholm clinic',
  user_count: 4,
  created_at: '2026-03-01T09:30:00.000Z',
  updated_at: '2026-03-01T09:30:00.000Z',
};

export const exampleUser: User = {
  id: exampleUserId,
  email: 'ada@example.com',
  name: 'Ada Lindgren',
  role: 'admin',
  organization: { id: exampleOrganizationId, name: exampleOrganization.name },
  second_factor_enabled: true,
  is_disabled: false,
  joined_at: '2026-03-01T09:30:00.000Z',
  updated_at: '2026-03-01T09:30:00.000Z',
};

export const exampleInvite: Invite = {
  id: exampleInviteId,
  email: 'robin@example.com',
  role: 'editor',
  organization_id: exampleOrganizationId,
  state: 'pending',
  invited_by: { kind: 'user', id: exampleUserId, name: exampleUser.name },
  created_at: '2026-03-01T09:30:00.000Z',
  expires_at: '2026-03-08T09:30:00.000Z',
  accepted_at: null,
  accepted_by: null,
  revoked_at: null,
};

/** Shortened: secret scanners would report a whole token. */
export const exampleInviteToken = 'inv_kJ3xQ9aB...';
