import type { ResellerId, SessionId, TenantId, UserId } from '@parley/contract/ids';
import type { ResellerRole } from '@parley/contract/resources/reseller-staff';
import { type Role, scopesOfRole } from '@parley/contract/scopes';
import type { Database } from '#db/open.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Authenticator, UserPrincipal } from '#platform/http/principal.ts';
import { findTokenLookup, matchesTokenHash } from '#platform/ids/token.ts';
import { accessTokenPrefix } from './sessions.queries.ts';

interface SessionRow {
  session_id: string;
  access_hash: Buffer;
  access_expires_at: Date;
  expires_at: Date;
  user_id: string;
  user_name: string;
  is_platform_admin: boolean;
  tenant_id: string | null;
  role: Role | null;
  support_until: Date | null;
  support_reseller_id: string | null;
  is_suspended: boolean | null;
  reseller_id: string | null;
  reseller_role: ResellerRole | null;
}

const noScopes: ReadonlySet<never> = new Set<never>();

/** Authenticates access tokens of sessions and resolves members by tenant; reads the database on each request. */
export function createSessionAuthenticator({
  db,
  clock,
}: {
  db: Database;
  clock: Clock;
}): Omit<Authenticator, 'authenticateApiKey'> {
  return {
    async authenticateSession(accessToken) {
      const lookup = findTokenLookup({ token: accessToken, prefix: accessTokenPrefix });
      if (!lookup) return null;
      const { rows } = await db.app.pool.query<SessionRow>('select * from app.find_session($1)', [lookup]);
      const row = rows.find((candidate) => matchesTokenHash(accessToken, candidate.access_hash));
      const now = clock.now();
      if (!row || row.access_expires_at <= now || row.expires_at <= now) return null;
      const { reseller_id: resellerId, reseller_role: resellerRole } = row;
      const tenant = tenantOf(row, now);
      return {
        kind: 'user',
        id: row.user_id as UserId,
        name: row.user_name,
        sessionId: row.session_id as SessionId,
        tenant,
        isTenantSuspended: row.is_suspended === true,
        reseller: resellerId && resellerRole ? { id: resellerId as ResellerId, role: resellerRole } : null,
        isPlatformAdmin: row.is_platform_admin,
        scopes: tenant ? new Set(scopesOfRole[tenant.role]) : noScopes,
      };
    },

    async findMember(tenantId, userId) {
      const row = await db.app.inTenant(tenantId, (tx) =>
        tx
          .selectFrom('memberships')
          .innerJoin('users', 'users.id', 'memberships.user_id')
          .select(['users.id', 'users.name', 'memberships.role'])
          .where('memberships.user_id', '=', userId)
          .where('users.disabled_at', 'is', null)
          .where((row) =>
            row.or([row('memberships.support_until', 'is', null), row('memberships.support_until', '>', clock.now())]),
          )
          .executeTakeFirst(),
      );
      return row ? { id: row.id as UserId, name: row.name, role: row.role as Role } : null;
    },

    isCustomer: (resellerId, tenantId) =>
      db.app.inTenant(resellerId as string as TenantId, async (tx) => {
        const row = await tx
          .selectFrom('tenants')
          .select('id')
          .where('id', '=', tenantId)
          .where('reseller_id', '=', resellerId)
          .where('suspended_at', 'is', null)
          .executeTakeFirst();
        return row !== undefined;
      }),
  };
}

/** Resolves the tenant a session works in; support access counts until it expires. */
function tenantOf(
  { tenant_id: id, role, support_until: supportUntil, support_reseller_id: resellerId, is_suspended }: SessionRow,
  now: Date,
): UserPrincipal['tenant'] {
  if (!id || !role || is_suspended || (supportUntil !== null && supportUntil <= now)) return null;
  const supportAccess = supportUntil && { expiresAt: supportUntil, resellerId: resellerId as ResellerId | null };
  return { id: id as TenantId, role, ...(supportAccess && { supportAccess }) };
}
