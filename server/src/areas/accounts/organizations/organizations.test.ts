import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock } from '#platform/clock/test-clock.ts';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { askWith, createPerson } from '../../../../test/callers.ts';
import { unknownId, withoutRequestId } from '../../../../test/unknown-id.ts';

const clock = createTestClock('2026-03-01T10:00:00Z');
let app: TestApp;
let tenant: TestTenant;
beforeAll(async () => {
  app = await buildTestApp({ clock });
  tenant = await app.createTenant();
});
afterAll(() => app.close());

let made = 0;
const newName = () => `Clinic ${(made += 1)}`;
const create = (name: unknown = newName(), by: Pick<TestTenant, 'request'> = tenant) =>
  by.request('POST', '/api/organizations', { name });
const newOrganization = async (name = newName(), by: Pick<TestTenant, 'request'> = tenant) =>
  (await create(name, by)).json();
const at = (id: string) => `/api/organizations/${id}`;

describe('an organization', () => {
  it('is created, read, renamed and deleted, each with its audit row', async () => {
    const made = await create('  Stockholm clinic ');
    expect(made.statusCode).toBe(201);
    const organization = made.json();
    expect(organization).toEqual({
      id: expect.any(String),
      name: 'Stockholm clinic',
      user_count: 0,
      created_at: clock.now().toISOString(),
      updated_at: clock.now().toISOString(),
    });
    expect((await tenant.request('GET', at(organization.id))).json()).toEqual(organization);
    clock.advance(1000);
    const renamed = await tenant.request('PATCH', at(organization.id), { name: 'Uppsala clinic' });
    expect(renamed.json()).toEqual({ ...organization, name: 'Uppsala clinic', updated_at: clock.now().toISOString() });
    expect((await tenant.request('DELETE', at(organization.id))).statusCode).toBe(204);
    expect((await tenant.request('GET', at(organization.id))).statusCode).toBe(404);
    const rows = (await auditRows(app, tenant.id)).filter(({ resource_id }) => resource_id === organization.id);
    expect(rows.map(({ action }) => action)).toEqual([
      'organization.create',
      'organization.update',
      'organization.delete',
    ]);
    expect(JSON.stringify(rows.map(({ details }) => details))).not.toContain('clinic');
  });

  it('renamed to its current name changes nothing and writes no audit row', async () => {
    const { id, name } = await newOrganization();
    expect((await tenant.request('PATCH', at(id), { name })).statusCode).toBe(200);
    expect((await tenant.request('PATCH', at(id), {})).statusCode).toBe(200);
    const rows = (await auditRows(app, tenant.id, 'organization.update')).filter(
      ({ resource_id }) => resource_id === id,
    );
    expect(rows).toEqual([]);
  });

  it('409 for a name in use, case-insensitively; other tenants may use it', async () => {
    const taken = newName();
    const { id } = await newOrganization(taken);
    const other = await newOrganization();
    expect((await create(taken.toUpperCase())).statusCode).toBe(409);
    expect((await tenant.request('PATCH', at(other.id), { name: taken.toLowerCase() })).statusCode).toBe(409);
    expect((await tenant.request('PATCH', at(id), { name: taken.toUpperCase() })).statusCode).toBe(200);
    expect((await create(taken, await app.createTenant())).statusCode).toBe(201);
  });

  it('concurrent creations with one name create one', async () => {
    const name = newName();
    const answers = await Promise.all(Array.from({ length: 8 }, () => create(name)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(7).fill(409)]);
  });

  it('deleted keeps its members in the tenant; it counts them before', async () => {
    const own = await app.createTenant();
    const { id } = await newOrganization('Branch', own);
    const person = await createPerson(app, { tenant: { id: own.id, role: 'editor' } });
    await own.request('PATCH', `/api/users/${person.id}`, { organization_id: id });
    expect((await own.request('GET', at(id))).json().user_count).toBe(1);
    await own.request('DELETE', at(id));
    const users = (await own.request('GET', '/api/users')).json().data;
    expect(users).toMatchObject([{ id: person.id, organization: null }]);
  });

  it('404 in another tenant, as for an unknown one', async () => {
    const { id } = await newOrganization();
    const stranger = await app.createTenant();
    for (const [method, body] of [['GET'], ['PATCH', { name: 'Mine' }], ['DELETE']] as const) {
      const [foreign, none] = await Promise.all(
        [id, unknownId].map((some) => stranger.request(method, at(some), body)),
      );
      expect(foreign?.statusCode).toBe(404);
      expect(withoutRequestId(foreign?.json() ?? {})).toEqual(withoutRequestId(none?.json() ?? {}));
    }
    expect((await tenant.request('GET', at(id))).statusCode).toBe(200);
  });

  it('403 naming the missing scope', async () => {
    const { id } = await newOrganization();
    const by = (key: string) => askWith(app, { 'x-api-key': key });
    const reads = by(await tenant.createKey(['organizations:read']));
    const writes = by(await tenant.createKey(['organizations:write']));
    for (const answer of [await writes('GET', '/api/organizations'), await writes('GET', at(id))]) {
      expect(answer.statusCode).toBe(403);
      expect(answer.json().message).toContain('organizations:read');
    }
    for (const answer of [
      await reads('POST', '/api/organizations', { name: 'X' }),
      await reads('PATCH', at(id), { name: 'X' }),
      await reads('DELETE', at(id)),
    ]) {
      expect(answer.statusCode).toBe(403);
      expect(answer.json().message).toContain('organizations:write');
    }
  });

  it.each([
    [{}, '/name'],
    [{ name: '  ' }, '/name'],
    [{ name: 'x'.repeat(121) }, '/name'],
    [{ name: 'A', tenant_id: unknownId }, '/tenant_id'],
    [{ name: 'A', id: unknownId }, '/id'],
  ])('400: %j', async (body, path) => {
    const answer = await tenant.request('POST', '/api/organizations', body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details[0].path).toBe(path);
  });
});

describe('GET /api/organizations', () => {
  it('lists the tenant’s, newest first, paginated, by part of the name', async () => {
    const own = await app.createTenant();
    for (const name of ['North', 'South', 'South-west']) {
      clock.advance(1000);
      await newOrganization(name, own);
    }
    const list = async (query: string) => (await own.request('GET', `/api/organizations?${query}`)).json();
    const names = (page: { data: { name: string }[] }) => page.data.map(({ name }) => name);
    const first = await list('limit=2&include_total=true');
    expect([names(first), first.total, first.has_more]).toEqual([['South-west', 'South'], 3, true]);
    expect(names(await list(`limit=2&cursor=${encodeURIComponent(first.next_cursor)}`))).toEqual(['North']);
    expect(names(await list('q=sOUth'))).toEqual(['South-west', 'South']);
    expect((await list('name=North')).error).toBe('unknown_field');
  });
});
