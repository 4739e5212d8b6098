import { InviteId, OrganizationId, UserId } from '@parley/contract/ids';
import { z } from 'zod';
import type { AuthDeps } from '#areas/accounts/auth';
import type { Mailer } from '#areas/platform/mail';
import { operationOf } from '#platform/http/operation.ts';

/** What the operations on organizations, users and invitations need beside the request's transaction. */
export interface OrganizationsDeps {
  mailer: Mailer;
  /** What a log-in needs: accepting an invitation opens a session. */
  auth: AuthDeps;
}

export const operation = operationOf<OrganizationsDeps>();

export const organizationParams = z.object({ organizationId: OrganizationId });
export const userParams = z.object({ userId: UserId });
export const inviteParams = z.object({ inviteId: InviteId });
