import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestClock } from '#platform/clock/test-clock.ts';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { jobOf } from '../../../../test/job-of.ts';
import type { NumberCarrier } from './carriers.ts';
import { phoneNumberJobs } from './number-jobs.ts';

const clock = createTestClock('2026-03-01T10:00:00Z');
let app: TestApp;
let tenant: TestTenant;
let builtin: NumberCarrier;
let made = 0;

beforeAll(async () => {
  app = await buildTestApp({ clock });
  const [first] = app.deps.areaDeps.phoneNumbers.carriers;
  if (!first) throw new Error('There is no built-in carrier');
  builtin = first;
});
afterAll(() => app.close());
beforeEach(async () => {
  tenant = await app.createTenant();
  carry(builtin);
});

/** Fresh number. */
const nextNumber = () => `+442079460${String((made += 1) + 500)}`;
const carry = (...carriers: NumberCarrier[]) => {
  app.deps.areaDeps.phoneNumbers.carriers = carriers;
};
const buy = (phone_number: string, key: string | null = 'key', by = tenant, more: Record<string, unknown> = {}) =>
  by.request(
    'POST',
    '/api/phone-numbers/purchase',
    { phone_number, ...more },
    key === null ? {} : { 'idempotency-key': key },
  );
const owned = async (by = tenant) =>
  (await by.request('GET', '/api/phone-numbers')).json().data as { number: string }[];
const jobsWith = (carrier: NumberCarrier) => {
  const { db, log } = app.deps;
  return phoneNumberJobs({ db, clock, carriers: [carrier], quarantineDays: 30, log });
};
const runJob = async (name: string, carrier: NumberCarrier, payload: unknown = {}) => {
  await jobOf(jobsWith(carrier), name).run(payload);
};
/** Ages open purchases, as if their process had crashed a while ago. */
const letHolderDie = (minutes: number) =>
  app.deps.db.platform.pool.query(
    `update number_purchases set busy_until = now() - $1 * interval '1 minute' where answer is null`,
    [minutes],
  );

async function releasesQueued(numberId: string): Promise<number> {
  const client = new pg.Client(app.deps.connections.owner);
  await client.connect();
  try {
    const key = `numbers.release:${numberId}`;
    const found = await client.query('select count(*)::int as n from graphile_worker.jobs where key = $1', [key]);
    return found.rows[0].n;
  } finally {
    await client.end();
  }
}

/** Carrier failure as thrown by the telephony providers. */
function fault(code: string): Error {
  return Object.assign(new Error('The carrier says no'), { name: 'TelephonyError', code, retryAfterMs: undefined });
}

/** Built-in carrier whose sale fails: before the sale, or after it with a lost response. */
function failing(when: 'before' | 'after', error: Error): NumberCarrier & { sold: number } {
  const carrier = {
    ...builtin,
    sold: 0,
    async purchase(number: string) {
      if (when === 'after') {
        await builtin.purchase(number);
        carrier.sold += 1;
      }
      throw error;
    },
  };
  return carrier;
}

describe('searching', () => {
  const search = (query: string) => tenant.request('GET', `/api/phone-numbers/available?${query}`);

  it('queries the built-in carrier where none is configured', async () => {
    const answer = await search('country=US&area_code=212&limit=3');
    expect(answer.json()).toMatchObject({
      provider: 'builtin',
      data: [{ number: '+12125550100', monthly_price_minor_units: 0, currency: 'USD' }, {}, {}],
    });
  });

  it('queries the first configured carrier, or the named one', async () => {
    carry({ ...builtin, id: 'twilio', search: async () => [] }, builtin);
    expect((await search('country=US')).json()).toEqual({ provider: 'twilio', data: [] });
    expect((await search('country=US&provider=builtin')).json()).toMatchObject({ provider: 'builtin' });
    const telnyx = await search('country=US&provider=telnyx');
    expect(telnyx.json()).toMatchObject({ error: 'invalid_request', details: [{ path: 'query/provider' }] });
  });

  it.each([
    ['unavailable', 503, 'unavailable'],
    ['rate_limited', 503, 'unavailable'],
    ['misconfigured', 501, 'not_configured'],
    ['refused', 409, 'conflict'],
  ])('responds for a carrier that is %s with %d', async (code, status, error) => {
    carry({ ...builtin, search: () => Promise.reject(fault(code)) });
    const answer = await search('country=US');
    expect({ status: answer.statusCode, error: answer.json().error }).toEqual({ status, error });
    expect(answer.headers['retry-after'] !== undefined).toBe(status === 503);
  });

  it.each(['', 'country=us', 'country=US&area_code=a', 'country=US&contains=12a', 'country=US&limit=51'])(
    '%s is refused',
    async (query) => {
      expect((await search(query)).statusCode).toBe(400);
    },
  );
});

describe('buying a number', () => {
  it('assigns it to the tenant, stores the carrier’s data, and writes an audit row', async () => {
    const number = nextNumber();
    const answer = await buy(number, 'first', tenant, { label: 'Sales' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      number,
      label: 'Sales',
      source: 'carrier',
      provider: 'builtin',
      country: 'GB',
      monthly_price_minor_units: 0,
      currency: 'GBP',
      status: 'active',
    });
    expect(answer.body).not.toContain('provider_ref');
    expect(await owned()).toEqual([answer.json()]);
    expect(await auditRows(app, tenant.id, 'number.purchase')).toMatchObject([
      { resource_id: answer.json().id, details: { provider: 'builtin' } },
    ]);
  });

  it('requires an Idempotency-Key', async () => {
    const answer = await buy(nextNumber(), null);
    expect(answer.json()).toMatchObject({ error: 'invalid_request', details: [{ path: 'headers/idempotency-key' }] });
    expect(await buy(nextNumber(), 'with blank').then((each) => each.statusCode)).toBe(400);
  });

  it('repeated with the same key replays the response and buys nothing; another body is refused', async () => {
    const number = nextNumber();
    const first = await buy(number);
    const again = await buy(number);
    expect({ status: again.statusCode, body: again.json() }).toEqual({ status: 201, body: first.json() });
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect((await buy(nextNumber())).json()).toMatchObject({ error: 'conflict' });
    expect(await owned()).toHaveLength(1);
    expect(await auditRows(app, tenant.id, 'number.purchase')).toHaveLength(1);
  });

  it('scopes a key to its tenant, for a day', async () => {
    const other = await app.createTenant();
    await buy(nextNumber());
    expect((await buy(nextNumber(), 'key', other)).statusCode).toBe(201);
    clock.advance(25 * 3_600_000);
    expect((await buy(nextNumber())).statusCode).toBe(201);
    expect(await owned()).toHaveLength(2);
  });

  it('eight concurrent requests with one key buy one', async () => {
    const number = nextNumber();
    const answers = await Promise.all(Array.from({ length: 8 }, () => buy(number)));
    for (const answer of answers) expect([201, 409]).toContain(answer.statusCode);
    expect(answers.some((answer) => answer.statusCode === 201)).toBe(true);
    expect(await owned()).toHaveLength(1);
  });

  it('eight concurrent tenants, and a ninth importing it: one succeeds', async () => {
    const number = nextNumber();
    const tenants = await Promise.all(Array.from({ length: 8 }, () => app.createTenant()));
    const ninth = await app.createTenant();
    const trunk = { name: 'T', kind: 'registration', host: 'sip.example.com', username: 'u' };
    const trunk_id = (await ninth.request('POST', '/api/sip-trunks', trunk)).json().id;
    const answers = await Promise.all([
      ...tenants.map((by) => buy(number, 'key', by)),
      ninth.request('POST', '/api/phone-numbers/import', { phone_number: number, trunk_id }),
    ]);
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([201, ...Array(8).fill(409)]);
    const all = await Promise.all([...tenants, ninth].map(owned));
    expect(all.flat().map((each) => each.number)).toEqual([number]);
  });

  it.each(['+12125550110', '+46846500410'])('%s of the pool is not for sale', async (number) => {
    expect((await buy(number)).json()).toMatchObject({ error: 'already_claimed' });
  });

  it.each([
    [{ phone_number: '0701234567' }, '/phone_number'],
    [{ phone_number: '+999123456789' }, '/phone_number'],
    [{ provider: 'telnyx' }, '/provider'],
    [{ price: 1 }, '/price'],
  ])('%j is refused at %s', async (more, path) => {
    const answer = await buy(nextNumber(), 'key', tenant, more);
    expect({ status: answer.statusCode, path: answer.json().details?.[0]?.path }).toEqual({ status: 400, path });
  });
});

describe('a failing carrier', () => {
  it.each([
    ['refused', 409],
    ['number_taken', 409],
    ['not_found', 404],
    ['rate_limited', 503],
    ['misconfigured', 501],
  ])('%s: nothing is stored, and the same key may retry', async (code, status) => {
    const number = nextNumber();
    carry(failing('before', fault(code)));
    expect((await buy(number)).statusCode).toBe(status);
    expect(await owned()).toEqual([]);
    carry(builtin);
    expect((await buy(number)).statusCode).toBe(201);
  });

  it('without a response: 503, the number is reserved, and the same key finds it sold', async () => {
    const number = nextNumber();
    const carrier = failing('after', fault('unavailable'));
    carry(carrier);
    const lost = await buy(number);
    expect({ status: lost.statusCode, retry: lost.headers['retry-after'] }).toEqual({ status: 503, retry: '10' });
    expect(await owned()).toEqual([]);
    const other = await app.createTenant();
    expect((await buy(number, 'key', other)).statusCode).toBe(409);
    const again = await buy(number);
    expect(again.statusCode).toBe(201);
    expect(carrier.sold).toBe(1);
    expect(await owned()).toEqual([again.json()]);
  });

  it('without a response, and slow to list its sale: undecided until listed', async () => {
    const number = nextNumber();
    carry(failing('after', fault('unavailable')));
    await buy(number);
    carry({ ...builtin, find: async () => undefined });
    expect((await buy(number)).statusCode).toBe(503);
    carry(builtin);
    expect((await buy(number)).statusCode).toBe(201);
  });

  it('without a response: the same key queries the carrier it started with, even if another is now first', async () => {
    const number = nextNumber();
    carry(failing('after', fault('unavailable')));
    await buy(number);
    carry({ ...builtin, id: 'twilio', find: () => Promise.reject(new Error('not asked')) }, builtin);
    expect((await buy(number)).json()).toMatchObject({ number, provider: 'builtin' });
  });

  it('without a response and without a sale: the same key buys it', async () => {
    const number = nextNumber();
    carry(failing('before', fault('unavailable')));
    expect((await buy(number)).statusCode).toBe(503);
    carry(builtin);
    expect((await buy(number)).statusCode).toBe(201);
  });
});

describe('a crash during a purchase', () => {
  // An unexpected error leaves the same state as a crash.
  async function dieWhileBuying(when: 'before' | 'after'): Promise<string> {
    const number = nextNumber();
    carry(failing(when, new Error('killed')));
    expect((await buy(number)).statusCode).toBe(500);
    return number;
  }

  it('after the carrier sold: the job finishes the purchase, and the key then replays its response', async () => {
    const number = await dieWhileBuying('after');
    await letHolderDie(1);
    await runJob('numbers.settle_purchases', builtin);
    expect(await owned()).toEqual([]);
    await letHolderDie(6);
    await runJob('numbers.settle_purchases', builtin);
    expect(await owned()).toMatchObject([{ number, status: 'active' }]);
    expect(await auditRows(app, tenant.id, 'number.purchase')).toMatchObject([{ actor: { kind: 'system' } }]);
    const again = await buy(number);
    expect({ status: again.statusCode, body: again.json() }).toMatchObject({ status: 201, body: { number } });
  });

  it('before the carrier sold: the job frees the number', async () => {
    const number = await dieWhileBuying('before');
    await letHolderDie(6);
    await runJob('numbers.settle_purchases', builtin);
    expect(await owned()).toEqual([]);
    const other = await app.createTenant();
    carry(builtin);
    expect((await buy(number, 'key', other)).statusCode).toBe(201);
  });

  it('an unreachable carrier leaves its purchase open and does not block others', async () => {
    const stuck = await dieWhileBuying('after');
    const fine = await (async () => {
      const number = nextNumber();
      carry(failing('after', new Error('killed')));
      await buy(number, 'second');
      return number;
    })();
    await letHolderDie(6);
    const carrier: NumberCarrier = {
      ...builtin,
      find: (number) => (number === stuck ? Promise.reject(fault('unavailable')) : builtin.find(number)),
    };
    await runJob('numbers.settle_purchases', carrier);
    expect(await owned()).toMatchObject([{ number: fine }]);
    await letHolderDie(6);
    await runJob('numbers.settle_purchases', builtin);
    expect((await owned()).map((each) => each.number).toSorted()).toEqual([stuck, fine].toSorted());
  });

  it('another request with its key is refused while the lease holds', async () => {
    const number = nextNumber();
    let sell: () => void = () => {};
    const isAsked = new Promise<void>((asked) => {
      carry({
        ...builtin,
        purchase: async (wanted) => {
          asked();
          await new Promise<void>((resolve) => (sell = resolve));
          return builtin.purchase(wanted);
        },
      });
    });
    const first = buy(number);
    await isAsked;
    const second = await buy(number);
    expect({ status: second.statusCode, retry: second.headers['retry-after'] }).toEqual({ status: 409, retry: '2' });
    sell();
    expect((await first).statusCode).toBe(201);
  });
});

describe('releasing a bought number', () => {
  const release = (id: string) => tenant.request('POST', `/api/phone-numbers/${id}/release`);

  it('unassigns it at once, and releases it at the carrier in a job enqueued in the same transaction', async () => {
    const number = nextNumber();
    const { id } = (await buy(number)).json();
    const released = await release(id);
    expect(released.json()).toMatchObject({ status: 'releasing', released_at: clock.now().toISOString() });
    expect((await release(id)).json()).toMatchObject({ status: 'releasing' });
    const refused = await tenant.request('PATCH', `/api/phone-numbers/${id}`, { label: 'x' });
    expect(refused.statusCode).toBe(409);
    expect(await releasesQueued(id)).toBe(1);
    await expect(
      runJob(
        'numbers.release',
        { ...builtin, release: () => Promise.reject(fault('unavailable')) },
        {
          tenantId: tenant.id,
          numberId: id,
        },
      ),
    ).rejects.toThrow('The carrier says no');
    expect(await owned()).toMatchObject([{ status: 'releasing' }]);
    await runJob('numbers.release', builtin, { tenantId: tenant.id, numberId: id });
    await runJob('numbers.release', builtin, { tenantId: tenant.id, numberId: id });
    expect(await owned()).toEqual([]);
    expect(await builtin.find(number)).toBeUndefined();
  });
});
