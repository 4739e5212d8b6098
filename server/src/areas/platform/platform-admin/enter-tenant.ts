import { TenantEnter, TenantEntered } from '@parley/contract/resources/tenant';
import { findSessionProof, moveSession, setSessionCookies } from '#areas/accounts/auth';
import { endSupportAccessSoon, grantSupportAccess, supportAccessHours } from '#areas/accounts/support-access';
import { admin } from '#platform/http/access/access.ts';
import { auditForAccount } from './audit-for-account.ts';
import { enteredByKey, tenantSuspended } from './platform-admin.errors.ts';
import { exampleEntered } from './platform-admin.examples.ts';
import { exampleTenantId, operation, tenantParams } from './platform-admin.operation.ts';
import { findRole, getTenantForEntry } from './tenant-entry.queries.ts';

/**
 * Starts support access of a platform admin to a tenant: under their own identity, with owner rights, for some hours.
 */
export const enterTenant = operation({
  method: 'POST',
  path: '/api/admin/tenants/{tenantId}/enter',
  id: 'enterTenant',
  summary: 'Enter a tenant',
  description: `Support access: the session works in the tenant from now on, with the rights of an owner, for ${supportAccessHours} hours or until it leaves. The tokens before are void. Takes the session of a platform admin; a platform key is refused. Whatever is done there stands in the tenant's audit log under the admin's own id, with \`via.kind\` \`support_access\`; entering and leaving stand in the platform's too. A platform admin who is a member of the tenant works there in their own role.`,
  access: admin(),
  audit: 'tenant.enter',
  params: tenantParams,
  body: TenantEnter.prefault({}),
  answer: { status: 200, schema: TenantEntered, holdsSecret: true },
  refusals: ['not_found', 'conflict'],
  example: {
    params: { tenantId: exampleTenantId },
    body: { reason: 'Ticket 4711: chats do not arrive' },
    answer: { ...exampleEntered, support_access: { expires_at: '2026-03-01T17:00:00.000Z' } },
  },
  async run(context) {
    const { tx, deps, principal, params, body, request, headers, audit, now } = context;
    if (principal.kind !== 'user') throw enteredByKey();
    const { tenantId } = params;
    const tenant = await getTenantForEntry(tx, tenantId);
    if (tenant.suspended_at !== null) throw tenantSuspended();
    const userId = principal.id;
    const expiresAt = await grantSupportAccess(tx, { tenantId, userId, now });
    const tokens = await moveSession(tx, { sessionId: principal.sessionId, tenantId, request, now });
    const before = principal.tenant;
    if (before?.supportAccess && before.id !== tenantId) await endSupportAccessSoon(tx);
    const role = await findRole(tx, { tenantId, userId });
    const details = { reason: body.reason, role, support_access_until: expiresAt?.toISOString() ?? null };
    await auditForAccount(context, { accountId: tenantId, action: 'tenant.enter', details });
    audit.details(details);
    if (findSessionProof(request, deps)?.isCookie) setSessionCookies(headers, deps.cookies, tokens);
    return {
      ...tokens,
      tenant: { id: tenantId, name: tenant.name, role },
      support_access: expiresAt && { expires_at: expiresAt.toISOString() },
    };
  },
});
