import { InviteId, OrganizationId, UserId } from '@parley/contract/ids';
import { z } from 'zod';
import type { AuthDeps } from '#areas/accounts/auth';
import type { Mailer } from '#areas/platform/mail';
import { operationOf } from '#platform/http/operation.ts';

/** Dependencies of the operations on organizations, members and invitations. */
export interface OrganizationsDeps {
  mailer: Mailer;
  /** Dependencies of sign-in: accepting an invitation opens a session. */
  auth: AuthDeps;
}

export const operation = operationOf<OrganizationsDeps>();

export const organizationParams = z.object({ organizationId: OrganizationId });
export const userParams = z.object({ userId: UserId });
export const inviteParams = z.object({ inviteId: InviteId });
