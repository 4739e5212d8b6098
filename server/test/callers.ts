import type { ResellerId, TenantId, UserId } from '@parley/contract/ids';
import type { Role, Scope } from '@parley/contract/scopes';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { createAccounts } from './accounts.ts';
import type { TestApp } from './build-test-app.ts';

type Ask = (
  method: InjectOptions['method'],
  url: string,
  payload?: unknown,
  headers?: Record<string, string>,
) => Promise<LightMyRequestResponse>;

/** A reseller that asks. */
export interface ResellerCaller {
  id: ResellerId;
  /** Its own key, which has the admin role. */
  key: string;
  /** A named key. */
  createKey(scopes: readonly Scope[]): Promise<string>;
  /** A request with the own key. */
  request: Ask;
  /** Makes a customer. */
  createCustomer(name?: string): Promise<{ id: TenantId; key: string }>;
}

/** Requests with one credential. */
export const askWith =
  (app: TestApp, credential: Record<string, string>): Ask =>
  (method, url, payload, headers = {}) =>
    app.server.inject({
      method: method as 'GET',
      url,
      headers: { ...credential, ...headers },
      ...(payload === undefined ? {} : { payload: payload as object }),
    });

export async function createReseller(app: TestApp, name = 'Test reseller'): Promise<ResellerCaller> {
  const { id, own, named } = await createAccounts(app).newReseller(name);
  const request = askWith(app, { 'x-api-key': own });
  return {
    id,
    key: own,
    request,
    createKey: named,
    async createCustomer(customerName = 'Test customer') {
      const answer = await request('POST', '/api/reseller/customers', { name: customerName });
      const { customer, api_key } = answer.json();
      return { id: customer.id, key: api_key.secret };
    },
  };
}

/** A signed-in user: a tenant's, a reseller's staff, or neither. */
export async function createPerson(
  app: TestApp,
  where: {
    tenant?: { id: TenantId; role: Role };
    reseller?: { id: ResellerId; role: 'owner' | 'admin' | 'staff' | 'billing' };
    isPlatformAdmin?: boolean;
  } = {},
): Promise<{ id: UserId; request: Ask }> {
  const { tenant, reseller, isPlatformAdmin = false } = where;
  const accounts = createAccounts(app);
  const id = await accounts.newUser({ isPlatformAdmin });
  if (tenant) await accounts.join(id, tenant.id, tenant.role);
  if (reseller) await accounts.joinReseller(id, reseller.id, reseller.role);
  const { token } = await accounts.openSession(id, {
    ...(tenant ? { tenantId: tenant.id } : {}),
    ...(reseller ? { resellerId: reseller.id } : {}),
  });
  return { id, request: askWith(app, { authorization: `Bearer ${token}` }) };
}
