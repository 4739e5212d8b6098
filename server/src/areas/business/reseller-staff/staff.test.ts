import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createPerson, createReseller, type ResellerCaller } from '../../../../test/callers.ts';

let app: TestApp;
let reseller: ResellerCaller;
beforeAll(async () => {
  app = await buildTestApp();
  reseller = await createReseller(app);
});
afterAll(() => app.close());

const url = '/api/reseller/staff';

describe('staff of a reseller', () => {
  it('is invited by email, and is refused what its role does not allow', async () => {
    const email = 'kim@partner.example';
    const invited = await reseller.request('POST', url, { email, name: 'Kim', role: 'billing' });
    expect([invited.statusCode, invited.json()]).toEqual([
      201,
      expect.objectContaining({ email, role: 'billing', state: 'invited' }),
    ]);
    const mails = await app.deps.db.platform.everywhere
      .selectFrom('emails')
      .select('kind')
      .where('to_address', '=', email)
      .execute();
    expect(mails).toEqual([{ kind: 'welcome_reseller' }]);
    expect((await reseller.request('POST', url, { email, name: 'Kim' })).json().reason).toBe('reseller_staff_exists');
    const billing = await createPerson(app, { reseller: { id: reseller.id, role: 'billing' } });
    const staff = await createPerson(app, { reseller: { id: reseller.id, role: 'staff' } });
    expect((await billing.request('GET', '/api/reseller/billing')).statusCode).toBe(200);
    expect((await staff.request('GET', '/api/reseller/billing')).statusCode).toBe(403);
    expect((await staff.request('POST', url, { email: 'a@b.example', name: 'A' })).statusCode).toBe(403);
    expect((await staff.request('GET', url)).statusCode).toBe(200);
  });

  it('keeps its last owner, and owners are changed by owners alone', async () => {
    const own = await createReseller(app, 'With one owner');
    const owner = await createPerson(app, { reseller: { id: own.id, role: 'owner' } });
    const admin = await createPerson(app, { reseller: { id: own.id, role: 'admin' } });
    const at = (id: string) => `${url}/${id}`;
    expect((await owner.request('PATCH', at(owner.id), { role: 'staff' })).json().reason).toBe('reseller_last_owner');
    expect((await own.request('DELETE', at(owner.id))).json().reason).toBe('reseller_last_owner');
    expect((await admin.request('PATCH', at(admin.id), { role: 'owner' })).json().reason).toBe('reseller_owner_only');
    expect((await owner.request('PATCH', at(admin.id), { role: 'owner' })).json().role).toBe('owner');
    expect((await own.request('DELETE', at(owner.id))).statusCode).toBe(204);
    expect((await owner.request('GET', url)).statusCode).toBe(403);
    expect((await reseller.request('GET', url)).json().data).not.toContainEqual(
      expect.objectContaining({ id: admin.id }),
    );
  });
});
