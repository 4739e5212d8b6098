import { TenantId } from '@parley/contract/ids';
import { MinuteBalance, MinuteGrant } from '@parley/contract/resources/billing';
import { z } from 'zod';
import { inBookOf } from '#areas/business/ledger';
import { admin } from '#platform/http/access/access.ts';
import { exampleBalance } from './balance.examples.ts';
import { operation } from './balance.operation.ts';
import { balanceOfCustomer } from './balance.queries.ts';
import { requireCustomer } from './billing-accounts.queries.ts';
import { creditMinutes } from './minutes.ts';
import { presentBalance } from './present-balance.rules.ts';

/** Grants minutes to a customer, without a price. */
export const grantMinutes = operation({
  method: 'POST',
  path: '/api/admin/tenants/{tenantId}/minutes',
  id: 'grantMinutes',
  summary: 'Grant minutes to a customer',
  description:
    'The account is billed from then on: without minutes, prepaid money or overage its calls are refused. Send an `Idempotency-Key`, so that a repeated request grants once.',
  access: admin(),
  audit: 'minutes.grant',
  params: z.object({ tenantId: TenantId }),
  body: MinuteGrant,
  answer: { status: 200, schema: MinuteBalance },
  refusals: ['not_found'],
  example: {
    params: { tenantId: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b01' },
    body: { seconds: 6000, reason: 'Trial' },
    answer: exampleBalance,
  },
  async run(context) {
    const { tx, params, body, newId, audit } = context;
    const { tenantId } = params;
    await requireCustomer(tx, tenantId);
    audit.details({ seconds: body.seconds, reason: body.reason });
    return inBookOf(tx, tenantId, async () => {
      const expiresAt = body.expires_at === null ? null : new Date(body.expires_at);
      await creditMinutes(context, { tenantId, seconds: body.seconds, key: `grant:${newId()}`, expiresAt });
      return presentBalance(await balanceOfCustomer(tx, tenantId));
    });
  },
});
