import type { TenantId } from '@parley/contract/ids';
import { TenantCreate, TenantCreated } from '@parley/contract/resources/tenant';
import type { Database } from '#db/open.ts';
import { appendAudit } from '#platform/audit/audit-entry.ts';
import { publicOrKey } from '#platform/http/access/access.ts';
import { defineRefusal } from '#platform/http/define-refusal.ts';
import { type Principal, type ResellerKeyPrincipal, systemActor } from '#platform/http/principal.ts';
import { type Opening, openCustomer, openTenant, presentOwnerInvite } from './open-tenant.ts';
import { operation, type TenantsDeps } from './tenants.operation.ts';
import type { NewTenant } from './tenants.queries.ts';

/** Creates a tenant with its first API key, which holds every scope and is shown once. */
export const createTenant = operation({
  method: 'POST',
  path: '/api/tenants',
  id: 'createTenant',
  summary: 'Create a new account',
  description:
    "Needs a platform key in X-API-Key, the session of a platform admin, or a reseller's own key, whose customer the tenant then is, unless sign-up is open (PARLEY_OPEN_SIGN_UP, with a mail server). A tenant begins without people: `owner_email` invites the first, a platform admin may enter it.",
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
      owner_invite: null,
    },
  },
  async run({ body, db, deps, principal: key, request, newId, now }) {
    const principal = key ?? (await deps.findLoggedIn(request));
    const tenant = { id: newId() as TenantId, name: body.name, now };
    const actor = principal
      ? { kind: principal.kind, id: principal.id, name: principal.name }
      : { ...systemActor, name: 'Sign-up' };
    const { owner_email: email } = body;
    const owner = email === undefined ? {} : { owner: { email, invite: deps.inviteOwner } };
    const opening = { actor, requestId: request.id, newId, ...owner };
    const opened =
      principal?.kind === 'reseller_key'
        ? await openForReseller(db, principal, tenant, opening)
        : await openAlone(db, { signUp: deps.signUp, principal }, tenant, opening);
    return {
      tenant: { id: tenant.id, name: body.name, created_at: now.toISOString() },
      api_key: { id: opened.id, secret: opened.secret, prefix: opened.prefix },
      owner_invite: presentOwnerInvite(opened),
    };
  },
});

const platformCreatesTenants = defineRefusal(
  'forbidden',
  'tenants_of_platform',
  'Creating tenants belongs to the platform; a platform key or a platform admin is needed',
);
const signUpNotOpen = defineRefusal(
  'unauthenticated',
  'sign_up_not_open',
  'Sign-up is not open here; send a platform key in X-API-Key',
);
const resellerAdminOnly = defineRefusal(
  'forbidden',
  'reseller_admin_only',
  "This operation needs the admin role: the reseller's own key, or staff with it",
);
const signUpNeedsMail = defineRefusal(
  'unauthenticated',
  'sign_up_needs_mail',
  'Open sign-up over the API needs a mail server: set PARLEY_SMTP_URL, or PARLEY_VERIFY_EMAIL=off where everybody who can reach this server may know who has an account. A platform key in X-API-Key works without',
);

function openAlone(
  db: Database,
  { signUp, principal }: { signUp: TenantsDeps['signUp']; principal: Principal | null },
  tenant: NewTenant,
  opening: Opening,
) {
  const isPlatform = principal?.kind === 'platform_key' || (principal?.kind === 'user' && principal.isPlatformAdmin);
  if (!isPlatform && !principal && signUp === 'unconfirmed') throw signUpNeedsMail();
  if (!isPlatform && signUp !== 'open') {
    throw principal ? platformCreatesTenants() : signUpNotOpen();
  }
  return db.platform.inTenant(tenant.id, (tx) => openTenant(tx, tenant, opening));
}

/** A reseller's tenant is its customer and is audited in both chains. */
function openForReseller(db: Database, key: ResellerKeyPrincipal, tenant: NewTenant, opening: Opening) {
  if (!key.isAdmin) {
    throw resellerAdminOnly();
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
