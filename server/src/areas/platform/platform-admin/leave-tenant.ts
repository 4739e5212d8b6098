import { TenantLeft } from '@parley/contract/resources/tenant';
import { findSessionProof, moveSession, setSessionCookies } from '#areas/accounts/auth';
import { endSupportAccess } from '#areas/accounts/support-access';
import { chooseTenant } from '#areas/accounts/users';
import { admin } from '#platform/http/access/access.ts';
import { auditForAccount } from './audit-for-account.ts';
import { notEntered } from './platform-admin.errors.ts';
import { exampleEntered } from './platform-admin.examples.ts';
import { exampleTenantId, operation, tenantParams } from './platform-admin.operation.ts';
import { findRole, getTenantForEntry } from './tenant-entry.queries.ts';

/** Ends a platform admin's support access in all of their sessions and returns to a tenant of their own. */
export const leaveTenant = operation({
  method: 'POST',
  path: '/api/admin/tenants/{tenantId}/leave',
  id: 'leaveTenant',
  summary: 'Leave a tenant',
  description:
    'Ends the support access that `enter` has given, in every session of the admin. This session goes on in the tenant of theirs it was in last, or in none, with new tokens; chats they had go back to the queue.',
  access: admin(),
  audit: 'tenant.leave',
  params: tenantParams,
  answer: { status: 200, schema: TenantLeft, holdsSecret: true },
  refusals: ['conflict'],
  example: { params: { tenantId: exampleTenantId }, answer: { ...exampleEntered, tenant: null } },
  async run(context) {
    const { tx, deps, principal, params, request, headers, now } = context;
    if (principal.kind !== 'user' || principal.tenant?.id !== params.tenantId) throw notEntered();
    const userId = principal.id;
    if (!(await endSupportAccess(tx, { tenantId: params.tenantId, userId, now }))) throw notEntered();
    const tenantId = await chooseTenant(tx, userId);
    const tokens = await moveSession(tx, { sessionId: principal.sessionId, tenantId, request, now });
    await auditForAccount(context, { accountId: params.tenantId, action: 'tenant.leave', details: {} });
    if (findSessionProof(request, deps)?.isCookie) setSessionCookies(headers, deps.cookies, tokens);
    if (tenantId === null) return { ...tokens, tenant: null };
    const { name } = await getTenantForEntry(tx, tenantId);
    return { ...tokens, tenant: { id: tenantId, name, role: await findRole(tx, { tenantId, userId }) } };
  },
});
