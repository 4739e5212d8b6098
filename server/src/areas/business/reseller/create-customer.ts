import type { TenantId } from '@parley/contract/ids';
import { CustomerCreate, CustomerCreated } from '@parley/contract/resources/reseller';
import { exampleIssuedKey, presentKey } from '#areas/accounts/api-keys';
import { findCustomer, openCustomer, presentCustomer, presentOwnerInvite } from '#areas/accounts/tenants';
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
  description: 'The account begins without people: `owner_email` invites the first.',
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
      owner_invite: null,
    },
  },
  async run({ tx, tenantId: resellerId, body, actor, deps, now, newId, request, audit }) {
    const id = newId() as TenantId;
    const { package_id: packageId, owner_email: email, ...profile } = body;
    await checkPackage(tx, packageId);
    const owner = email === undefined ? {} : { owner: { email, invite: deps.inviteOwner } };
    const opening = { actor, requestId: request.id, newId, ...owner };
    const key = await openCustomer(tx, resellerId, { id, ...profile, now }, opening);
    const created = await findCustomer(tx, resellerId, id);
    if (!created) throw customerNotFound();
    const customer = packageId === null ? created : await changeCustomer(tx, resellerId, created, { packageId, now });
    audit.resource(id);
    audit.details({ api_key_id: key.id });
    return {
      customer: presentCustomer(customer),
      api_key: { ...presentKey(key.stored, now), secret: key.secret },
      owner_invite: presentOwnerInvite(key),
    };
  },
});
