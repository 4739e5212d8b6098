import type { ImpersonationId, ResellerId, UserId } from '@parley/contract/ids';
import { CustomerImpersonate, ImpersonationLink } from '@parley/contract/resources/reseller';
import { auditForCustomer, customerSuspended, inCustomer, lockActiveCustomer } from '#areas/business/reseller';
import type { Tx } from '#db/tenant-scope.ts';
import { reseller } from '#platform/http/access/access.ts';
import { baseUrlOf } from '#platform/http/base-url.ts';
import type { Principal } from '#platform/http/principal.ts';
import { issueToken } from '#platform/ids/token.ts';
import { mayNotEnter, onlyOneself, staffNeeded, staffNotFound } from './impersonation.errors.ts';
import { customerParams, exampleCustomerId, exampleImpersonation, operation } from './impersonation.operation.ts';
import { findEnteringStaff, insertImpersonation } from './impersonations.queries.ts';

export const impersonationTokenPrefix = 'imp';

/** Life of an unused link. Unit: seconds. */
const linkSeconds = 120;

/** Creates a one-use link with which a member of staff enters the account of a customer. */
export const impersonateCustomer = operation({
  method: 'POST',
  path: '/api/reseller/customers/{customerId}/impersonate',
  id: 'impersonateCustomer',
  summary: 'Impersonate a customer',
  description: `The link works once, within ${linkSeconds} seconds, and for the signed-in member of staff alone. The console shows a banner meanwhile; each request is in the customer's audit log with the person and, as \`via\`, the reseller. Keys and other secrets are refused, and so are conversations unless the customer shares them.`,
  access: reseller({ needsAdmin: false }),
  audit: 'impersonation.create',
  requestsPerMinute: 30,
  params: customerParams,
  body: CustomerImpersonate,
  answer: { status: 201, schema: ImpersonationLink, holdsSecret: true },
  refusals: ['not_found', 'forbidden', 'conflict'],
  example: {
    params: { customerId: exampleCustomerId },
    body: { reason: exampleImpersonation.reason, minutes: 30 },
    answer: {
      id: exampleImpersonation.id,
      url: 'https://parley.example.com/console/impersonate#token=imp_kJ3x...',
      token: 'imp_kJ3x...',
      expires_at: '2026-03-01T09:02:00.000Z',
      minutes: 30,
    },
  },
  async run(context) {
    const { tx, tenantId: resellerId, params, body, principal, deps, request, now, newId, audit } = context;
    const row = await lockActiveCustomer(tx, resellerId, params.customerId);
    if (row.suspended_at !== null) throw customerSuspended();
    const user = await chooseStaff(tx, resellerId, principal, body.staff_id);
    const id = newId() as ImpersonationId;
    const { token, hash } = issueToken(impersonationTokenPrefix);
    const tokenExpiresAt = new Date(now.getTime() + linkSeconds * 1000);
    const { reason, minutes } = body;
    const entry = { tenantId: params.customerId, id, resellerId, user, reason, minutes, tokenHash: hash };
    const details = { impersonation_id: id, user_id: user.id, reason, minutes };
    await inCustomer(context, async () => {
      await insertImpersonation(tx, { ...entry, tokenExpiresAt, now });
      await auditForCustomer(context, { action: 'impersonation.create', resourceId: id, details });
    });
    audit.resource(params.customerId);
    audit.details(details);
    const url = `${baseUrlOf(deps.publicUrl, request)}/console/impersonate#token=${token}`;
    return { id, url, token, expires_at: tokenExpiresAt.toISOString(), minutes };
  },
});

/** Resolves who will enter: the person who asks, or the one a key with the admin role names. */
async function chooseStaff(
  tx: Tx,
  resellerId: ResellerId,
  principal: Principal | null,
  named: UserId | undefined,
): Promise<{ id: UserId; name: string }> {
  if (principal?.kind === 'user') {
    if (named !== undefined && named !== principal.id) throw onlyOneself();
    const staff = await findEnteringStaff(tx, resellerId, principal.id);
    if (!staff) throw mayNotEnter();
    return staff;
  }
  if (principal?.kind !== 'reseller_key' || !principal.isAdmin) throw mayNotEnter();
  if (named === undefined) throw staffNeeded();
  const staff = await findEnteringStaff(tx, resellerId, named);
  if (!staff) throw staffNotFound();
  return staff;
}
