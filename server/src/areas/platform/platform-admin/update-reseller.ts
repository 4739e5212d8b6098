import { Reseller, ResellerUpdate } from '@parley/contract/resources/reseller';
import { admin } from '#platform/http/access/access.ts';
import { auditForAccount } from './audit-for-account.ts';
import { exampleReseller } from './platform-admin.examples.ts';
import { exampleResellerId, operation, resellerParams } from './platform-admin.operation.ts';
import { getResellerForUpdate, presentReseller, updateResellerRow } from './resellers.queries.ts';

/** Renames or suspends a reseller: suspended keys and memberships are refused from the next request on. */
export const updateReseller = operation({
  method: 'PATCH',
  path: '/api/admin/resellers/{resellerId}',
  id: 'updateReseller',
  summary: 'Update a reseller',
  description:
    'A suspended reseller keeps its customers, who go on as before. What already is as asked changes nothing.',
  access: admin(),
  audit: 'reseller.update',
  params: resellerParams,
  body: ResellerUpdate,
  answer: { status: 200, schema: Reseller },
  refusals: ['not_found'],
  example: {
    params: { resellerId: exampleResellerId },
    body: { suspended: true },
    answer: { ...exampleReseller, suspended_at: '2026-04-01T09:00:00.000Z', updated_at: '2026-04-01T09:00:00.000Z' },
  },
  async run(context) {
    const { tx, params, body, now, audit } = context;
    const before = await getResellerForUpdate(tx, params.resellerId);
    const wasSuspended = before.suspended_at !== null;
    const isSuspended = body.suspended ?? wasSuspended;
    const name = body.name ?? before.name;
    if (name === before.name && isSuspended === wasSuspended) {
      audit.nothingChanged();
      return presentReseller(before);
    }
    const suspendedAt = isSuspended ? (before.suspended_at ?? now) : null;
    const change = { name, suspended_at: suspendedAt, updated_at: now };
    await updateResellerRow(tx, params.resellerId, change);
    const details = { is_renamed: name !== before.name, is_suspended: isSuspended };
    audit.details(details);
    await auditForAccount(context, { accountId: params.resellerId, action: 'reseller.update', details });
    return presentReseller({ ...before, ...change });
  },
});
