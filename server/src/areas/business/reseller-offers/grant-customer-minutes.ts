import { MinuteBalance, MinuteGrant } from '@parley/contract/resources/billing';
import { balanceOfCustomer, creditMinutes, exampleBalance, presentBalance } from '#areas/business/balance';
import { reseller } from '#platform/http/access/access.ts';
import { inCustomerBook } from './in-customer-book.ts';
import { customerParams, exampleCustomerId, operation } from './reseller-offers.operation.ts';

/** Grants minutes to a customer of the reseller, without a price. */
export const grantCustomerMinutes = operation({
  method: 'POST',
  path: '/api/reseller/customers/{customerId}/minutes',
  id: 'grantCustomerMinutes',
  summary: 'Grant minutes to a customer of the reseller',
  description:
    'The account is billed from then on: without minutes, prepaid money or overage its calls are refused. Their use costs the reseller its wholesale prices. Send an `Idempotency-Key`, so that a repeated request grants once.',
  access: reseller({ needsAdmin: true }),
  audit: 'minutes.grant',
  params: customerParams,
  body: MinuteGrant,
  answer: { status: 200, schema: MinuteBalance },
  refusals: ['not_found'],
  example: {
    params: { customerId: exampleCustomerId },
    body: { seconds: 6000, reason: 'Trial' },
    answer: exampleBalance,
  },
  async run(context) {
    const { tx, params, body, newId, audit } = context;
    audit.resource(params.customerId);
    audit.details({ seconds: body.seconds, reason: body.reason });
    return inCustomerBook(context, async (tenantId) => {
      const expiresAt = body.expires_at === null ? null : new Date(body.expires_at);
      await creditMinutes(context, { tenantId, seconds: body.seconds, key: `grant:${newId()}`, expiresAt });
      return presentBalance(await balanceOfCustomer(tx, tenantId));
    });
  },
});
