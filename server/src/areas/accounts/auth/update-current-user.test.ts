import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { createPerson, logInAs, send } from '../../../../test/people.ts';

let app: TestApp;
let tenant: TestTenant;
beforeAll(async () => {
  app = await buildTestApp();
  tenant = await app.createTenant();
});
afterAll(() => app.close());

async function loggedIn() {
  const person = await createPerson(app, { tenants: [{ id: tenant.id, role: 'viewer' }] });
  const token = (await logInAs(app, person)).access_token;
  const patch = (payload: unknown) => send(app, 'PATCH', '/api/auth/me', { payload, token });
  return { person, patch, me: async () => (await send(app, 'GET', '/api/auth/me', { token })).json().user };
}

describe('PATCH /api/auth/me', () => {
  it('changes name and language; the audit row has the field names only', async () => {
    const { person, patch, me } = await loggedIn();
    const answer = await patch({ name: ' Ada Berg ', language: 'sv' });
    expect(answer.statusCode).toBe(200);
    expect(await me()).toMatchObject({ id: person.id, email: person.email, name: 'Ada Berg', language: 'sv' });
    const { data } = (await tenant.request('GET', '/api/users?limit=200')).json();
    expect(data).toContainEqual(expect.objectContaining({ id: person.id, name: 'Ada Berg' }));
    const row = (await auditRows(app, tenant.id)).findLast(({ action }) => action === 'auth.profile_update');
    expect(row).toMatchObject({ resource_id: person.id, details: { changed_fields: ['name', 'language'] } });
  });

  it('without a change writes nothing', async () => {
    const { person, patch } = await loggedIn();
    const before = (await auditRows(app, tenant.id)).length;
    expect((await patch({ name: person.name })).json()).toMatchObject({ name: person.name });
    expect((await patch({})).statusCode).toBe(200);
    expect(await auditRows(app, tenant.id)).toHaveLength(before);
  });

  it.each([
    { email: 'other@example.com' },
    { is_platform_admin: true },
    { role: 'owner' },
    { name: '' },
    { name: null },
    { language: 'not a language' },
  ])('400, and nothing changes: %j', async (body) => {
    const { patch, me } = await loggedIn();
    const before = await me();
    expect((await patch(body)).statusCode).toBe(400);
    expect(await me()).toEqual(before);
  });
});
