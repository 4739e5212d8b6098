import type { TenantId } from '@parley/contract/ids';
import { TenantCreate, TenantCreated } from '@parley/contract/resources/tenant';
import type { Database } from '#db/open.ts';
import { appendAudit } from '#platform/audit/audit-entry.ts';
import { publicOrKey } from '#platform/http/access.ts';
import { type Principal, type ResellerKeyPrincipal, systemActor } from '#platform/http/principal.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { openCustomer, openTenant } from './open-tenant.ts';
import { operation } from './tenants.operation.ts';
import type { NewTenant } from './tenants.queries.ts';

/** Creates an account with its first API key, which holds every scope and is shown once. */
export const createTenant = operation({
  method: 'POST',
  path: '/api/tenants',
  id: 'createTenant',
  summary: 'Create a new account',
  description:
    "Needs a platform key in X-API-Key, or a reseller's own key, whose customer the tenant then is, unless sign-up is open (PARLEY_OPEN_SIGN_UP).",
  access: publicOrKey('open sign-up is a setting; otherwise a key of the platform or of a reseller is asked for'),
  audit: 'tenant.create',
  requestsPerMinute: 10,
  body: TenantCreate,
  answer: { status: 201, schema: TenantCreated, holdsSecret: true },
  refusals: ['forbidden', 'unauthenticated'],
  example: {
    body: { name: 'Lindgren Dental' },
    answer: {
      tenant: {
        id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b01',
        name: 'Lindgren Dental',
        created_at: '2026-03-01T09:00:00.000Z',
      },
      api_key: { id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b02', secret: 'pk_live_kJ3x...', prefix: 'pk_live_kJ3xQ9aB' },
    },
  },
  async run({ body, db, deps, principal, request, newId, now }) {
    const tenant = { id: newId() as TenantId, name: body.name, now };
    const actor = principal
      ? { kind: principal.kind, id: principal.id, name: principal.name }
      : { ...systemActor, name: 'Sign-up' };
    const opening = { actor, requestId: request.id, newId };
    const key =
      principal?.kind === 'reseller_key'
        ? await openForReseller(db, principal, tenant, opening)
        : await openAlone(db, { isSignUpOpen: deps.isSignUpOpen, principal }, tenant, opening);
    return {
      tenant: { id: tenant.id, name: body.name, created_at: now.toISOString() },
      api_key: { id: key.id, secret: key.secret, prefix: key.prefix },
    };
  },
});

type Opening = Parameters<typeof openTenant>[2];

function openAlone(
  db: Database,
  { isSignUpOpen, principal }: { isSignUpOpen: boolean; principal: Principal | null },
  tenant: NewTenant,
  opening: Opening,
) {
  if (principal?.kind !== 'platform_key' && !isSignUpOpen) {
    throw principal
      ? new Refusal('forbidden', 'A key of a tenant cannot create tenants; a platform key is needed')
      : new Refusal('unauthenticated', 'Sign-up is not open here; send a platform key in X-API-Key');
  }
  return db.platform.inTenant(tenant.id, (tx) => openTenant(tx, tenant, opening));
}

/** What a reseller makes is its customer, and stands in the audit log of both. */
function openForReseller(db: Database, key: ResellerKeyPrincipal, tenant: NewTenant, opening: Opening) {
  if (!key.isAdmin) {
    throw new Refusal('forbidden', "This operation needs the admin role: the reseller's own key, or staff with it");
  }
  return db.app.inTenant(key.resellerId as string as TenantId, async (tx) => {
    const issued = await openCustomer(tx, key.resellerId, tenant, opening);
    const { actor, requestId } = opening;
    const details = { api_key_id: issued.id };
    await appendAudit(tx, {
      at: tenant.now,
      action: 'customer.create',
      actor,
      resourceId: tenant.id,
      requestId,
      details,
    });
    return issued;
  });
}
