import type { TenantId } from '@parley/contract/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appendAudit } from '#platform/audit/audit-entry.ts';
import { exportChain } from '#platform/audit/export-chain.ts';
import { verifyExport } from '#platform/audit/verify-chain.ts';
import { createSigner } from '#platform/secrets/signer.ts';
import { type Accounts, createAccounts } from '../../../../test/accounts.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';

let app: TestApp;
let accounts: Accounts;
let platformKey: string;
beforeAll(async () => {
  app = await buildTestApp();
  accounts = createAccounts(app);
  platformKey = await app.createPlatformKey();
});
afterAll(() => app.close());

const get = (url: string, key: string) => app.server.inject({ url, headers: { 'x-api-key': key } });

/** Adds entries of one action, a minute apart. */
const addEntries = (tenant: TestTenant, action: string, count: number, details: Record<string, unknown> = {}) =>
  app.deps.db.app.inTenant(tenant.id as TenantId, async (tx) => {
    for (let at = 0; at < count; at++) {
      await appendAudit(tx, {
        at: new Date(Date.UTC(2026, 0, 1, 0, at)),
        action,
        actor: { kind: 'system', id: null, name: 'Parley' },
        resourceId: `thing-${at}`,
        requestId: null,
        details,
      });
    }
  });

describe('GET /api/audit-log', () => {
  it('lists the account’s own writes, newest first, with the name of the person', async () => {
    const tenant = await app.createTenant();
    const person = await accounts.logIn('owner', tenant.id);
    const headers = { authorization: `Bearer ${person.token}` };
    const made = await app.server.inject({ method: 'POST', url: '/api/agents', headers, payload: { name: 'Desk' } });
    const answer = await app.server.inject({ url: '/api/audit-log?action=agent', headers });
    expect(answer.json().data[0]).toMatchObject({
      action: 'agent.create',
      actor: { kind: 'user', id: person.userId, name: expect.any(String) },
      resource_id: made.json().id,
    });
  });

  it('filters by actor, action, thing and time', async () => {
    const tenant = await app.createTenant();
    await addEntries(tenant, 'test.one', 3);
    await addEntries(tenant, 'test.two', 3);
    const count = async (query: string) => (await tenant.request('GET', `/api/audit-log?${query}`)).json().data.length;
    expect(await count('action=test')).toBe(6);
    expect(await count('action=test.one')).toBe(3);
    expect(await count('action=tes')).toBe(0);
    expect(await count('resource_id=thing-1')).toBe(2);
    expect(await count('action=test&from=2026-01-01T00:01:00Z&to=2026-01-01T00:02:00Z')).toBe(2);
    expect(await count('actor_id=nobody')).toBe(0);
  });

  it('pages through entries of the same instant without a gap', async () => {
    const tenant = await app.createTenant();
    await addEntries(tenant, 'test.one', 3);
    await addEntries(tenant, 'test.two', 3);
    const seen: number[] = [];
    let cursor = '';
    do {
      const page = (await tenant.request('GET', `/api/audit-log?action=test&limit=2${cursor}`)).json();
      seen.push(...page.data.map(({ seq }: { seq: number }) => seq));
      cursor = page.next_cursor ? `&cursor=${page.next_cursor}` : '';
    } while (cursor !== '');
    expect(seen).toHaveLength(6);
    expect(new Set(seen).size).toBe(6);
  });

  it('403 without privacy:read', async () => {
    const tenant = await app.createTenant({ scopes: ['agents:read'] });
    expect((await tenant.request('GET', '/api/audit-log')).statusCode).toBe(403);
  });
});

describe('an export', () => {
  it('as CSV has every entry, no formulas, and is an entry itself', async () => {
    const tenant = await app.createTenant();
    await addEntries(tenant, 'test.many', 1203);
    await app.deps.db.app.inTenant(tenant.id as TenantId, (tx) =>
      appendAudit(tx, {
        at: new Date(),
        action: 'test.many',
        actor: { kind: 'api_key', id: 'k', name: '=HYPERLINK("https://evil.example")' },
        resourceId: '=1+1',
        requestId: null,
        details: {},
      }),
    );
    const answer = await tenant.request('GET', '/api/audit-log?action=test&format=csv');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const lines = answer.body.trimEnd().split('\r\n');
    expect(lines).toHaveLength(1 + 1204);
    expect(answer.body).toContain(`'=1+1`);
    expect(answer.body).toContain(`"'=HYPERLINK`);
    const own = await tenant.request('GET', '/api/audit-log?action=audit_log.export');
    expect(own.json().data).toHaveLength(1);
    expect(own.json().data[0].details).toEqual({ format: 'csv', filters: ['action', 'accountId'] });
  });

  it('as NDJSON has one entry a line, and leaves the hash chain verifiable', async () => {
    const tenant = await app.createTenant();
    await addEntries(tenant, 'test.some', 5);
    const answer = await tenant.request('GET', '/api/audit-log?action=test&format=ndjson');
    const rows = answer.body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(rows.map(({ resource_id: id }) => id)).toEqual(['thing-4', 'thing-3', 'thing-2', 'thing-1', 'thing-0']);
    const { db, clock } = app.deps;
    const signer = createSigner(Buffer.alloc(32, 7));
    const lines = exportChain({ platform: db.platform, tenantId: tenant.id as TenantId, signer, now: clock.now() });
    let text = '';
    for await (const line of lines) text += line;
    expect((await verifyExport(text.split('\n'))).faults).toEqual([]);
  });
});

describe('the logs of resellers and of the platform', () => {
  it('a reseller sees its own log, filtered by customer, and no other', async () => {
    const [mine, other] = [await accounts.newReseller(), await accounts.newReseller()];
    const create = async (name: string) => {
      const headers = { 'x-api-key': mine.own };
      const url = '/api/reseller/customers';
      return (await app.server.inject({ method: 'POST', url, headers, payload: { name } })).json().customer;
    };
    const [one, two] = [await create('One'), await create('Two')];
    const all = (await get('/api/reseller/audit-log?action=customer', mine.own)).json().data;
    const ofOne = (await get(`/api/reseller/audit-log?tenant_id=${one.id}`, mine.own)).json().data;
    expect(all.length).toBeGreaterThanOrEqual(2);
    expect(JSON.stringify(ofOne)).toContain(one.id);
    expect(JSON.stringify(ofOne)).not.toContain(two.id);
    const theirs = await get(`/api/reseller/audit-log?tenant_id=${one.id}`, other.own);
    expect(theirs.json().data).toEqual([]);
  });

  it('a platform admin sees every account by name, filtered by one', async () => {
    const tenant = await app.createTenant({ name: 'Harbour Cycles' });
    await addEntries(tenant, 'test.platform', 2);
    const found = (await get(`/api/admin/audit-log?tenant_id=${tenant.id}&action=test`, platformKey)).json();
    expect(found.data).toHaveLength(2);
    expect(found.data[0].account).toEqual({ id: tenant.id, kind: 'tenant', name: 'Harbour Cycles' });
    const everyone = (await get('/api/admin/audit-log?limit=200', platformKey)).json().data;
    expect(new Set(everyone.map((entry: { account: { id: string } }) => entry.account.id)).size).toBeGreaterThan(1);
    expect((await get('/api/admin/audit-log', tenant.key)).statusCode).toBe(403);
  });
});
