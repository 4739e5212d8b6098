import { MinuteBalance } from '@parley/contract/resources/billing';
import { balanceOfCustomer, exampleBalance, presentBalance } from '#areas/business/balance';
import { reseller } from '#platform/http/access/access.ts';
import { inCustomerBook } from './in-customer-book.ts';
import { customerParams, exampleCustomerId, operation } from './reseller-offers.operation.ts';

/** Gets the minutes, prepaid money and debt of a customer. */
export const getCustomerBalance = operation({
  method: 'GET',
  path: '/api/reseller/customers/{customerId}/balance',
  id: 'getCustomerBalance',
  summary: "Get a customer's minutes and money",
  access: reseller({ needsAdmin: true, or: ['billing'] }),
  params: customerParams,
  answer: { status: 200, schema: MinuteBalance },
  refusals: ['not_found'],
  example: { params: { customerId: exampleCustomerId }, answer: exampleBalance },
  run: (context) =>
    inCustomerBook(context, async (tenantId) => presentBalance(await balanceOfCustomer(context.tx, tenantId))),
});
