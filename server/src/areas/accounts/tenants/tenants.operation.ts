import type { InviteId, TenantId } from '@parley/contract/ids';
import type { Tx } from '#db/tenant-scope.ts';
import { operationOf, type RequestFacts } from '#platform/http/operation.ts';
import type { Actor, UserPrincipal } from '#platform/http/principal.ts';

/** Invites the first owner of a new tenant, in a transaction for that tenant. */
export type InviteOwner = (
  tx: Tx,
  invite: { tenantId: TenantId; id: InviteId; email: string; invitedBy: Actor; now: Date },
) => Promise<{ expiresAt: Date; acceptUrl: string | null }>;

export interface TenantsDeps {
  /**
   * Policy for creating tenants: anyone, or holders of a platform key. `unconfirmed`: open without a mail server, where
   * a stranger's tenant could invite addresses and enumerate accounts.
   */
  signUp: 'open' | 'closed' | 'unconfirmed';
  inviteOwner: InviteOwner;
  /** Finds the signed-in user of a public request; null: anonymous. */
  findLoggedIn(request: RequestFacts): Promise<UserPrincipal | null>;
}

export const operation = operationOf<TenantsDeps>();
