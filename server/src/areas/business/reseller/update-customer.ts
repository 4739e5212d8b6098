import { isDeepStrictEqual } from 'node:util';
import { Customer, CustomerUpdate } from '@parley/contract/resources/reseller';
import { findCustomer, presentCustomer } from '#areas/accounts/tenants';
import { reseller } from '#platform/http/access/access.ts';
import { changeCustomer, changeCustomerProfile, checkPackage, lockActiveCustomer } from './customers.queries.ts';
import { auditForCustomer, inCustomer } from './in-customer.ts';
import { customerNotFound } from './reseller.errors.ts';
import { exampleCustomer } from './reseller.examples.ts';
import { customerParams, exampleCustomerId, operation } from './reseller.operation.ts';

/** Updates a customer's profile and package. Fields left out stay as they are. */
export const updateCustomer = operation({
  method: 'PATCH',
  path: '/api/reseller/customers/{customerId}',
  id: 'updateCustomer',
  summary: 'Update a customer',
  description:
    'A JSON merge patch: null removes `contact_email`, `country` and `package_id`. A module that the new package leaves out is refused from the next request on.',
  access: reseller({ needsAdmin: true }),
  audit: 'customer.update',
  params: customerParams,
  body: CustomerUpdate,
  answer: { status: 200, schema: Customer },
  refusals: ['not_found', 'conflict'],
  example: {
    params: { customerId: exampleCustomerId },
    body: { name: exampleCustomer.name, timezone: 'Europe/Stockholm' },
    answer: exampleCustomer,
  },
  async run(context) {
    const { tx, tenantId, params, body, now, audit } = context;
    const { package_id: packageId, ...profile } = body;
    const row = await lockActiveCustomer(tx, tenantId, params.customerId);
    await checkPackage(tx, packageId);
    const before = presentCustomer(row);
    const fields = Object.entries(body)
      .filter(([name, value]) => !isDeepStrictEqual(value, before[name as keyof Customer]))
      .map(([name]) => name);
    if (fields.length === 0) {
      audit.nothingChanged();
      return before;
    }
    await changeCustomerProfile(tx, tenantId, params.customerId, { change: profile, now });
    if (packageId !== undefined) await changeCustomer(tx, tenantId, row, { packageId, now });
    const details = { changed_fields: fields, ...(packageId === undefined ? {} : { package_id: packageId }) };
    await inCustomer(context, () =>
      auditForCustomer(context, { action: 'account.update', resourceId: params.customerId, details }),
    );
    audit.details(details);
    const after = await findCustomer(tx, tenantId, params.customerId);
    if (!after) throw customerNotFound();
    return presentCustomer(after);
  },
});
