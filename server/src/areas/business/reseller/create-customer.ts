import type { TenantId } from '@parley/contract/ids';
import { CustomerCreate, CustomerCreated } from '@parley/contract/resources/reseller';
import { exampleIssuedKey, presentKey } from '#areas/accounts/api-keys';
import { findCustomer, openCustomer, presentCustomer } from '#areas/accounts/tenants';
import { reseller } from '#platform/http/access/access.ts';
import { changeCustomer, checkPackage } from './customers.queries.ts';
import { customerNotFound } from './reseller.errors.ts';
import { exampleCustomer } from './reseller.examples.ts';
import { operation } from './reseller.operation.ts';

/** Creates a tenant as a customer of the reseller, with its own key, shown once. */
export const createCustomer = operation({
  method: 'POST',
  path: '/api/reseller/customers',
  id: 'createCustomer',
  summary: 'Create a customer',
  access: reseller({ needsAdmin: true }),
  audit: 'customer.create',
  body: CustomerCreate,
  answer: { status: 201, schema: CustomerCreated, holdsSecret: true },
  example: {
    body: {
      name: exampleCustomer.name,
      contact_email: 'office@lindgren.example',
      country: 'SE',
      language: 'sv',
      timezone: 'Europe/Stockholm',
    },
    answer: {
      customer: exampleCustomer,
      api_key: { ...exampleIssuedKey, kind: 'own', name: 'Default key', expires_at: null, allowed_ips: [] },
    },
  },
  async run({ tx, tenantId: resellerId, body, actor, now, newId, request, audit }) {
    const id = newId() as TenantId;
    const { package_id: packageId, ...profile } = body;
    await checkPackage(tx, packageId);
    const key = await openCustomer(tx, resellerId, { id, ...profile, now }, { actor, requestId: request.id, newId });
    const created = await findCustomer(tx, resellerId, id);
    if (!created) throw customerNotFound();
    const customer = packageId === null ? created : await changeCustomer(tx, resellerId, created, { packageId, now });
    audit.resource(id);
    audit.details({ api_key_id: key.id });
    return { customer: presentCustomer(customer), api_key: { ...presentKey(key.stored, now), secret: key.secret } };
  },
});
