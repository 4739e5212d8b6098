import { Customer, CustomerSuspend } from '@parley/contract/resources/reseller';
import { presentCustomer } from '#areas/accounts/tenants';
import { endCallsOfAccount } from '#areas/telephony/calls';
import { reseller } from '#platform/http/access/access.ts';
import { changeCustomer, lockActiveCustomer } from './customers.queries.ts';
import { auditForCustomer, inCustomer } from './in-customer.ts';
import { exampleCustomer } from './reseller.examples.ts';
import { customerParams, exampleCustomerId, operation } from './reseller.operation.ts';

/** Suspends a customer: its keys, people, visitors and callers are refused from the commit on, in every process. */
export const suspendCustomer = operation({
  method: 'POST',
  path: '/api/reseller/customers/{customerId}/suspend',
  id: 'suspendCustomer',
  summary: 'Suspend a customer',
  description:
    'Requests, chats and calls of the customer are refused at once, in every process, and its phone numbers are not answered. `live_calls` decides about calls in progress. Suspending a suspended customer changes nothing but the reason.',
  access: reseller({ needsAdmin: true }),
  audit: 'customer.suspend',
  params: customerParams,
  body: CustomerSuspend.prefault({}),
  answer: { status: 200, schema: Customer },
  refusals: ['not_found', 'conflict'],
  example: {
    params: { customerId: exampleCustomerId },
    body: { reason: 'Invoice 2026-104 is unpaid', live_calls: 'finish' },
    answer: {
      ...exampleCustomer,
      suspended_at: '2026-04-01T09:00:00.000Z',
      suspension_reason: 'Invoice 2026-104 is unpaid',
    },
  },
  async run(context) {
    const { tx, tenantId, params, body, now, audit } = context;
    const { reason, live_calls: liveCalls } = body;
    const row = await lockActiveCustomer(tx, tenantId, params.customerId);
    const isSuspended = row.suspended_at !== null;
    if (isSuspended && row.suspension_reason === reason) {
      audit.nothingChanged();
      return presentCustomer(row);
    }
    const suspendedAt = row.suspended_at ?? now;
    const changed = await changeCustomer(tx, tenantId, row, { suspendedAt, suspensionReason: reason, now });
    const details = { reason, live_calls: liveCalls };
    await inCustomer(context, async () => {
      if (!isSuspended && liveCalls === 'end') await endCallsOfAccount(tx, params.customerId);
      await auditForCustomer(context, { action: 'tenant.suspend', resourceId: params.customerId, details });
    });
    audit.details(details);
    return presentCustomer(changed);
  },
});
