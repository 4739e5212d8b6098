import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock } from '#platform/clock/test-clock.ts';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { jobOf } from '../../../../test/job-of.ts';
import { unknownId } from '../../../../test/unknown-id.ts';

const clock = createTestClock('2026-03-01T10:00:00Z');
let app: TestApp;
let tenant: TestTenant;
let made = 0;

beforeAll(async () => {
  app = await buildTestApp({ clock });
  tenant = await app.createTenant();
});
afterAll(() => app.close());

const nextNumber = () => `+4687655${String((made += 1)).padStart(4, '0')}`;

describe('the number pool', () => {
  const pool = async (query = '', by = tenant) => (await by.request('GET', `/api/phone-numbers/pool?${query}`)).json();
  const claim = (id: string, by = tenant) => by.request('POST', `/api/phone-numbers/pool/${id}/claim`);
  async function poolNumber(
    more: { type?: string; capabilities?: string } = {},
  ): Promise<{ id: string; number: string }> {
    const { rows } = await app.deps.db.platform.pool.query(
      `insert into number_pool (id, number, country, type, capabilities, provider, provider_ref)
       values (gen_random_uuid(), $1, 'NO', $2, $3::text[], 'builtin', 'ref') returning id, number`,
      [nextNumber(), more.type ?? 'local', more.capabilities ?? '{voice}'],
    );
    return rows[0];
  }

  it('has numbers from the first start, filtered by country, type and capabilities', async () => {
    const fresh = await pool('country=GB&include_total=true');
    expect(fresh).toMatchObject({ total: 2, data: [{ number: '+442079460110', provider: 'builtin' }, {}] });
    await poolNumber({ type: 'mobile', capabilities: '{voice,sms}' });
    await poolNumber();
    expect((await pool('country=NO')).data).toHaveLength(2);
    expect((await pool('country=NO&type=mobile')).data).toHaveLength(1);
    expect((await pool('country=NO&capabilities=sms,voice')).data).toHaveLength(1);
    expect((await pool('country=NO&capabilities=fax')).data).toHaveLength(0);
    const first = await pool('limit=1&country=NO');
    const second = await pool(`limit=1&country=NO&cursor=${first.next_cursor}`);
    expect(first.data[0].number < second.data[0].number).toBe(true);
    expect((await tenant.request('GET', '/api/phone-numbers/pool?capabilities=smell')).statusCode).toBe(400);
  });

  it('assigns a claimed number to the tenant', async () => {
    const { id, number } = await poolNumber();
    const answer = await claim(id);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ number, source: 'pool', provider: 'builtin', agent_id: null });
    expect((await pool('limit=200')).data.map((each: { id: string }) => each.id)).not.toContain(id);
    const audit = await auditRows(app, tenant.id, 'number.claim');
    expect(audit.at(-1)).toMatchObject({ resource_id: answer.json().id, details: { pool_number_id: id } });
  });

  it('one of twelve concurrent claims succeeds; the others get 409', async () => {
    const { id } = await poolNumber();
    const tenants = await Promise.all(Array.from({ length: 12 }, () => app.createTenant()));
    const answers = await Promise.all(tenants.map((by) => claim(id, by)));
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([201, ...Array(11).fill(409)]);
    const refused = answers.find((answer) => answer.statusCode === 409)?.json();
    expect(refused).toMatchObject({ error: 'already_claimed' });
    const owned = await Promise.all(
      tenants.map(async (by) => (await by.request('GET', '/api/phone-numbers')).json().data),
    );
    expect(owned.flat()).toHaveLength(1);
  });

  it('404 for an unknown id', async () => {
    expect((await claim(unknownId)).statusCode).toBe(404);
  });

  it('keeps a released number from others for 30 days, and lets its last account have it back', async () => {
    const { id, number } = await poolNumber();
    const mine = (await claim(id)).json();
    const released = await tenant.request('POST', `/api/phone-numbers/${mine.id}/release`);
    expect(released.json()).toMatchObject({ status: 'released', released_at: clock.now().toISOString() });
    expect((await tenant.request('GET', `/api/phone-numbers/${mine.id}`)).statusCode).toBe(404);
    const other = await app.createTenant();
    const isListed = async () =>
      (await other.request('GET', '/api/phone-numbers/pool?limit=200'))
        .json()
        .data.some((each: { number: string }) => each.number === number);
    expect(await isListed()).toBe(false);
    expect((await claim(id, other)).statusCode).toBe(409);
    const again = (await claim(id)).json();
    expect(again.number).toBe(number);
    await tenant.request('POST', `/api/phone-numbers/${again.id}/release`);
    clock.advance(30 * 86_400_000 - 1);
    expect((await claim(id, other)).statusCode).toBe(409);
    clock.advance(1);
    expect(await isListed()).toBe(true);
    expect((await claim(id, other)).statusCode).toBe(201);
  });

  it('reclaims the numbers of a deleted tenant', async () => {
    const { id } = await poolNumber();
    const gone = await app.createTenant();
    await claim(id, gone);
    const job = jobOf(app.deps.jobs, 'numbers.return_abandoned');
    await job.run({});
    const state = async () => {
      const query = 'select claimed_at, quarantined_until from number_pool where id = $1';
      return (await app.deps.db.platform.pool.query(query, [id])).rows[0];
    };
    expect(await state()).toMatchObject({ quarantined_until: null });
    await app.deps.db.platform.pool.query('delete from tenants where id = $1', [gone.id]);
    await job.run({});
    const until = new Date(clock.now().getTime() + 30 * 86_400_000);
    expect(await state()).toEqual({ claimed_at: null, quarantined_until: until });
  });
});
