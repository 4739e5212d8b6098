import type { RetentionDays } from '@parley/contract/resources/retention';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Accounts, createAccounts } from '../../../../test/accounts.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { findPolicy } from './policies.queries.ts';
import { boundFaultsOf, daysWithin, defaultDays, narrow, retentionBounds } from './retention.rules.ts';

describe('bounds', () => {
  it('narrow the limits above, and never widen them', () => {
    const outer = narrow(retentionBounds, { calls: { min_days: 30, max_days: 400 } });
    expect(narrow(outer, { calls: { min_days: 10, max_days: 900 } }).calls).toEqual({ min_days: 30, max_days: 400 });
    expect(narrow(outer, { calls: { min_days: 60, max_days: null } }).calls).toEqual({ min_days: 60, max_days: 400 });
    const later = narrow(retentionBounds, { calls: { min_days: null, max_days: 90 } });
    expect(narrow(later, { calls: { min_days: 365, max_days: null } }).calls).toEqual({ min_days: 90, max_days: 90 });
  });

  it('move days that are beyond them to the nearest limit', () => {
    const bounds = narrow(retentionBounds, { calls: { min_days: 30, max_days: 400 } });
    const within = (calls: number | null) => daysWithin({ ...defaultDays, calls }, bounds).calls;
    expect([within(7), within(100), within(900), within(null)]).toEqual([30, 100, 400, 400]);
  });

  it('are refused beyond the limits above, and with a floor above the ceiling', () => {
    const limits = narrow(retentionBounds, { calls: { min_days: 30, max_days: 400 } });
    const paths = (min: number | null, max: number | null) =>
      boundFaultsOf({ calls: { min_days: min, max_days: max } }, limits).map(({ path }) => path);
    expect(paths(7, null)).toEqual(['/bounds/calls/min_days']);
    expect(paths(null, 900)).toEqual(['/bounds/calls/max_days']);
    expect(paths(200, 100)).toEqual(['/bounds/calls/min_days']);
    expect(paths(30, 400)).toEqual([]);
  });
});

describe('floors and ceilings from above', () => {
  let app: TestApp;
  let accounts: Accounts;
  let platformKey: string;
  beforeAll(async () => {
    app = await buildTestApp();
    accounts = createAccounts(app);
    platformKey = await app.createPlatformKey();
  });
  afterAll(() => app.close());
  afterEach(() => put(platformKey, '/api/admin/retention', {}));

  async function put(key: string, url: string, bounds: object) {
    const headers = { 'x-api-key': key };
    const answer = await app.server.inject({ method: 'PUT', url, headers, payload: { bounds } });
    return { status: answer.statusCode, body: answer.json() };
  }
  const days = (more: Partial<RetentionDays>) => ({ days: { ...defaultDays, ...more } });

  it('hold for what customers set, with the limit in the refusal, and for what they had set', async () => {
    const reseller = await accounts.newReseller();
    const customer = await reseller.newCustomer();
    const set = (more: Partial<RetentionDays>) => customer.request('PUT', '/api/privacy/retention', days(more));
    expect((await set({ calls: 700 })).statusCode).toBe(200);
    expect(
      (await put(reseller.own, '/api/reseller/retention', { calls: { min_days: 30, max_days: 365 } })).status,
    ).toBe(200);
    const policy = (await customer.request('GET', '/api/privacy/retention')).json();
    expect(policy.days.calls).toBe(700);
    expect(policy.effective_days.calls).toBe(365);
    expect(policy.bounds.calls).toEqual({ min_days: 30, max_days: 365 });
    const deleted = await app.deps.db.app.inTenant(customer.id, (tx) => findPolicy(tx));
    expect(deleted.effectiveDays.calls).toBe(365);
    const refused = await set({ calls: 7 });
    expect(refused.json().details).toMatchObject([{ path: '/days/calls', params: { days: 30 } }]);
    const stranger = await app.createTenant();
    expect((await stranger.request('PUT', '/api/privacy/retention', days({ calls: 7 }))).statusCode).toBe(200);
  });

  it('the platform bounds what resellers set', async () => {
    const reseller = await accounts.newReseller();
    await put(platformKey, '/api/admin/retention', { recordings: { min_days: 1, max_days: 90 } });
    const refused = await put(reseller.own, '/api/reseller/retention', { recordings: { max_days: 365 } });
    expect(refused).toMatchObject({ status: 400, body: { details: [{ path: '/bounds/recordings/max_days' }] } });
    const made = await put(reseller.own, '/api/reseller/retention', { recordings: { max_days: 30 } });
    expect(made.body.effective.recordings).toEqual({ min_days: 1, max_days: 30 });
    const customer = await reseller.newCustomer();
    expect((await customer.request('GET', '/api/privacy/retention')).json().effective_days.recordings).toBe(30);
  });
});
