import type { FeatureFlag } from '@parley/contract/resources/feature-flag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { askWith, createReseller, type ResellerCaller } from '../../../../test/callers.ts';
import { openCall } from '../../../../test/test-calls.ts';

let app: TestApp;
let reseller: ResellerCaller;
let admin: ReturnType<typeof askWith>;
beforeAll(async () => {
  app = await buildTestApp();
  reseller = await createReseller(app);
  admin = askWith(app, { 'x-api-key': await app.createPlatformKey() });
});
afterAll(() => app.close());

let names = 0;
async function customerWith(modules: object | null) {
  const customer = await reseller.createCustomer();
  if (modules !== null) {
    const body = { name: `Package ${(names += 1)}`, modules };
    const made = (await reseller.request('POST', '/api/reseller/packages', body)).json();
    await reseller.request('PATCH', `/api/reseller/customers/${customer.id}`, { package_id: made.id });
  }
  const url = `/api/admin/tenants/${customer.id}/feature-flags`;
  return {
    id: customer.id,
    ask: askWith(app, { 'x-api-key': customer.key }),
    set: (overrides: object) => admin('PUT', url, { overrides }),
    flag: async (name: string): Promise<FeatureFlag> =>
      (await admin('GET', url)).json().data.find(({ flag }: FeatureFlag) => flag === name),
  };
}

describe('a feature flag of an account', () => {
  it('overrides the package in either direction, from the next request on, and gives way to it again', async () => {
    const { ask, set, flag } = await customerWith({ tools: false });
    expect((await ask('GET', '/api/tools')).json().reason).toBe('module_off');
    expect(await flag('tools')).toMatchObject({ default: true, package: false, override: null, is_on: false });
    expect((await set({ tools: true, phone: false })).statusCode).toBe(200);
    expect((await ask('GET', '/api/tools')).statusCode).toBe(200);
    expect((await ask('GET', '/api/phone-numbers')).json()).toMatchObject({
      reason: 'module_off',
      params: { module: 'phone' },
    });
    expect(await flag('tools')).toMatchObject({ package: false, override: true, is_on: true });
    await set({});
    expect((await ask('GET', '/api/tools')).json().reason).toBe('module_off');
    expect((await ask('GET', '/api/phone-numbers')).statusCode).toBe(200);
  });

  it('holds for an account without a package, and for that account alone', async () => {
    const one = await customerWith(null);
    const other = await customerWith(null);
    await one.set({ workflows: false });
    expect((await one.ask('GET', '/api/workflows')).json().reason).toBe('module_off');
    expect((await other.ask('GET', '/api/workflows')).statusCode).toBe(200);
    expect(await other.flag('workflows')).toMatchObject({ package: null, override: null, is_on: true });
  });

  it('`recordings` off: a call that begins is not recorded, whatever its agent says', async () => {
    const { id, set } = await customerWith(null);
    const before = await openCall(app, id, { isRecorded: true });
    await set({ recordings: false });
    const after = await openCall(app, id, { isRecorded: true });
    const rows = await app.deps.db.platform.everywhere
      .selectFrom('calls')
      .select(['id', 'recording_state'])
      .where('id', 'in', [before.id, after.id])
      .execute();
    expect(new Map(rows.map((row) => [row.id, row.recording_state]))).toEqual(
      new Map([
        [before.id, 'recording'],
        [after.id, 'none'],
      ]),
    );
  });

  it('is in both audit logs once; 400 for an unknown flag, 404 for an unknown account', async () => {
    const { id, set } = await customerWith(null);
    await set({ chat: false });
    await set({ chat: false });
    expect(await auditRows(app, id, 'tenant.feature_flags')).toHaveLength(1);
    expect((await set({ teleport: true })).statusCode).toBe(400);
    const unknown = '/api/admin/tenants/0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9bff/feature-flags';
    expect((await admin('GET', unknown)).statusCode).toBe(404);
    expect((await reseller.request('GET', unknown)).statusCode).toBe(403);
  });
});
