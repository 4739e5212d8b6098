import type { TenantId } from '@parley/contract/ids';
import { TenantCreate, TenantCreated } from '@parley/contract/resources/tenant';
import { scopes } from '@parley/contract/scopes';
import { issueApiKey } from '#areas/api-keys';
import { appendAudit } from '#platform/audit/audit-entry.ts';
import { publicAccess } from '#platform/http/access.ts';
import { systemActor } from '#platform/http/principal.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { operation } from './tenants.operation.ts';
import { insertTenant } from './tenants.queries.ts';

/** Creates an account with its first API key, which holds every scope and is shown once. */
export const createTenant = operation({
  method: 'POST',
  path: '/api/tenants',
  id: 'createTenant',
  summary: 'Create a new account',
  description: 'Needs a platform key in X-API-Key, unless sign-up is open (PARLEY_OPEN_SIGN_UP).',
  access: publicAccess('open sign-up is a setting; otherwise a platform key is asked for'),
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
    const isPlatform = principal?.kind === 'platform_key';
    if (!isPlatform && !deps.isSignUpOpen) {
      throw principal
        ? new Refusal('forbidden', 'A key of a tenant cannot create tenants; a platform key is needed')
        : new Refusal('unauthenticated', 'Sign-up is not open here; send a platform key in X-API-Key');
    }
    const tenantId = newId() as TenantId;
    return db.platform.inTenant(tenantId, async (tx) => {
      await insertTenant(tx, { id: tenantId, name: body.name, now });
      const key = await issueApiKey(tx, { tenantId, id: newId(), name: 'Default key', scopes, now });
      await appendAudit(tx, {
        at: now,
        action: 'tenant.create',
        actor: principal
          ? { kind: principal.kind, id: principal.id, name: principal.name }
          : { ...systemActor, name: 'Sign-up' },
        resourceId: tenantId,
        requestId: request.id,
        details: { api_key_id: key.id },
      });
      return {
        tenant: { id: tenantId, name: body.name, created_at: now.toISOString() },
        api_key: { id: key.id, secret: key.secret, prefix: key.prefix },
      };
    });
  },
});
