import type { InviteId, TenantId } from '@parley/contract/ids';
import type { Tx } from '#db/tenant-scope.ts';
import { operationOf, type RequestFacts } from '#platform/http/operation.ts';
import type { Actor, UserPrincipal } from '#platform/http/principal.ts';

/** Invites the first owner of a tenant that is being made, in a transaction for that tenant. */
export type InviteOwner = (
  tx: Tx,
  invite: { tenantId: TenantId; id: InviteId; email: string; invitedBy: Actor; now: Date },
) => Promise<{ expiresAt: Date; acceptUrl: string | null }>;

export interface TenantsDeps {
  /**
   * Whether anyone may create a tenant, or only who holds a platform key. `unconfirmed`: sign-up is open, but without a
   * mail server: a stranger's tenant could invite addresses and see which of them have accounts.
   */
  signUp: 'open' | 'closed' | 'unconfirmed';
  inviteOwner: InviteOwner;
  /** The person behind a request to an operation that asks for nobody; null: none. */
  findLoggedIn(request: RequestFacts): Promise<UserPrincipal | null>;
}

export const operation = operationOf<TenantsDeps>();
