import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { type PlantedCall, plantCall as plantCallOf } from '../../../../test/planted-calls.ts';
import { rounds } from '../../../../test/rounds.ts';
import { writeExport } from './write-export.ts';

let app: TestApp;
let tenant: TestTenant;

beforeAll(async () => {
  app = await buildTestApp();
  tenant = await app.createTenant();
  await query(`update tenants set country = 'SE' where id = $1`, [tenant.id]);
});
afterAll(() => app.close());

const query = (text: string, values: unknown[] = []) => app.deps.db.platform.pool.query(text, values);
const path = '/api/calls/export/by-subject';
const exportOf = (number: string, from: TestTenant = tenant) =>
  from.request('GET', `${path}?phone_number=${encodeURIComponent(number)}`);

/** Section 2.5 of the contract, without anything of ours. */
const text = z.string();
const dateTime = z.iso.datetime();
const contractCall = z.strictObject({
  id: z.uuid(),
  direction: text,
  status: text,
  phone_number: text,
  caller_name: text,
  agent: text,
  started_at: dateTime,
  ended_at: dateTime,
  duration_seconds: z.int(),
  was_transferred: z.boolean(),
  summary: text,
  structured_data: z.record(text, text),
  transcript: z.array(z.record(text, text)),
  recording_available: z.boolean(),
  created_at: dateTime,
});
const contractExport = z.object({
  data_subject: text,
  tenant_id: z.uuid(),
  exported_at: dateTime,
  record_counts: z.looseObject({ calls: z.int() }),
  note: text,
  calls: z.array(contractCall),
});

const plantCall = (of: TestTenant, call: PlantedCall) => plantCallOf(app, of, call);

describe('GET /api/calls/export/by-subject', () => {
  it('200: has exactly the fields of the contract, in its order, with its types', async () => {
    const number = '+46701110001';
    const ids = [
      await plantCall(tenant, {
        phone: number,
        name: 'Penelope',
        summary: 'A question.',
        structured: { topic: 'hours', visits: 3, urgent: true, tags: ['a'], address: { city: 'Lund' }, none: null },
      }),
      await plantCall(tenant, { direction: 'outbound', phone: number, from: '+46846500412', to: number }),
    ];
    const answer = await exportOf(number);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="data-subject-export-[-\d]+\.json"$/);
    expect(answer.headers['cache-control']).toBe('no-store');
    const body = answer.json();
    const exported = contractExport.parse(body);
    expect(Object.keys(body).slice(0, 6)).toEqual(Object.keys(contractExport.shape));
    expect(body.calls.map((call: object) => Object.keys(call))).toEqual(ids.map(() => Object.keys(contractCall.shape)));
    expect(exported).toMatchObject({ data_subject: number, tenant_id: tenant.id, record_counts: { calls: 2 } });
    expect(exported.calls.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    const [first] = exported.calls.filter(({ id }) => id === ids[0]);
    expect(first).toMatchObject({ caller_name: 'Penelope', agent: 'Reception', summary: 'A question.' });
    expect(first?.structured_data).toEqual({
      topic: 'hours',
      visits: '3',
      urgent: 'true',
      tags: '["a"]',
      address: '{"city":"Lund"}',
      none: '',
    });
    expect(first?.transcript[0]).toEqual({
      role: 'agent',
      text: 'Turn 1',
      via: 'speech',
      start_ms: '1000',
      end_ms: '1800',
      interrupted: 'false',
    });
  });

  it('200: counts every array it has, and contains a live call without its end', async () => {
    const number = '+46701110002';
    await plantCall(tenant, { phone: number, isLive: true });
    const body = (await exportOf(number)).json();
    const { data_subject: _, tenant_id: __, exported_at: ___, record_counts, note: ____, ...arrays } = body;
    const lengths = Object.fromEntries(Object.entries(arrays).map(([key, rows]) => [key, (rows as []).length]));
    expect(record_counts).toEqual(lengths);
    expect(body.calls[0]).not.toHaveProperty('ended_at');
    expect(body.calls[0].duration_seconds).toBe(0);
  });

  it('200: zero counts for a number without data, and for one that only another tenant knows', async () => {
    const other = await app.createTenant();
    await plantCall(other, { phone: '+46701110003' });
    for (const number of ['+46701110003', '+46701119999']) {
      const body = (await exportOf(number)).json();
      expect(contractExport.parse(body)).toMatchObject({
        data_subject: number,
        record_counts: { calls: 0 },
        calls: [],
      });
      expect(Object.values(body.record_counts).every((count) => count === 0)).toBe(true);
    }
  });

  it('200: any spelling finds the calls of the same person, however each call stores the number', async () => {
    const ids = [
      await plantCall(tenant, { phone: '+46701110004' }),
      await plantCall(tenant, { phone: '0701110004' }),
      await plantCall(tenant, { phone: '0046701110004' }),
      await plantCall(tenant, { phone: 'sip:+46701110004@carrier.example' }),
      await plantCall(tenant, { direction: 'outbound', from: '+46846500412', to: '+46701110004' }),
      await plantCall(tenant, { from: '+46701110004' }),
      await plantCall(tenant, { phone: '+46709999999', to: '+46701110004' }),
    ];
    await plantCall(tenant, { phone: '+47701110004' });
    await plantCall(tenant, { phone: 'anonymous' });
    for (const spelling of [
      '+46701110004',
      '070-111 00 04',
      '0046 70 111 00 04',
      'tel:+46701110004',
      'sip:0701110004@x.y',
    ]) {
      const body = (await exportOf(spelling)).json();
      expect(body.data_subject).toBe('+46701110004');
      expect(body.calls.map(({ id }: { id: string }) => id).toSorted()).toEqual(ids.toSorted());
    }
    // An unencoded + of a query arrives as a blank.
    const plain = await tenant.request('GET', `${path}?phone_number=+46701110004`);
    expect(plain.json().record_counts.calls).toBe(ids.length);
  });

  it('200: a national spelling finds the one person it can be, in an account without a country', async () => {
    const abroad = await app.createTenant();
    const number = '+46701110009';
    await plantCall(abroad, { phone: number });
    const body = (await exportOf('070-111 00 09', abroad)).json();
    expect(body).toMatchObject({ data_subject: number, record_counts: { calls: 1 } });
    expect((await exportOf('070-111 00 19', abroad)).statusCode).toBe(400);
    // Another person with the same national number, of another country: neither is chosen.
    await plantCall(abroad, { phone: '+31701110009' });
    expect((await exportOf('070-111 00 09', abroad)).statusCode).toBe(400);
  });

  it('200: a number of the tenant itself is not the subject of every call to it', async () => {
    const caller = await plantCall(tenant, { phone: '+46701110005', to: '+46846500413' });
    const called = await plantCall(tenant, {
      direction: 'outbound',
      phone: '+46846500413',
      from: '+46846500412',
      to: '+46846500413',
    });
    await query(
      `insert into phone_numbers (tenant_id, id, number, raw_input, source, direction, status, capabilities, created_at, updated_at)
       values ($1, $2, '+46846500413', '+46846500413', 'import', 'both', 'active', '{}', now(), now())`,
      [tenant.id, app.deps.newId()],
    );
    const ids = (await exportOf('+46846500413')).json().calls.map(({ id }: { id: string }) => id);
    expect(ids).toEqual([called]);
    expect((await exportOf('+46701110005')).json().calls[0].id).toBe(caller);
  });

  it.each([
    ['', 'missing'],
    ['112', 'impossible_number'],
    ['+123', 'impossible_number'],
    ['call me', 'impossible_number'],
    ['anonymous', 'withheld_number'],
  ])('400 for %j: %s', async (number, code) => {
    const answer = await exportOf(number);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: 'invalid_request', details: [{ path: 'query/phone_number', code }] });
  });

  it('400 without a number or with two, 401 without a key, 403 without the scope; none is logged as an access', async () => {
    const count = async () =>
      (await auditRows(app, tenant.id)).filter(({ action }) => action === 'privacy.export').length;
    const before = await count();
    expect((await tenant.request('GET', path)).statusCode).toBe(400);
    expect((await tenant.request('GET', `${path}?phone_number=%2B46701110001&phone_number=1`)).statusCode).toBe(400);
    expect((await app.server.inject({ url: `${path}?phone_number=%2B46701110001` })).statusCode).toBe(401);
    const key = await tenant.createKey(['calls:read', 'privacy:read', 'privacy:erase']);
    const refused = await tenant.request('GET', `${path}?phone_number=%2B46701110001`, undefined, { 'x-api-key': key });
    expect(refused.statusCode).toBe(403);
    expect(await count()).toBe(before);
  });

  it('is in the audit log, by a hash and never the number, before the first byte is sent', async () => {
    const address = await app.server.listen({ port: 0, host: '127.0.0.1' });
    const url = `${address}${path}?phone_number=%2B46701110006`;
    const response = await fetch(url, { headers: { 'x-api-key': tenant.key } });
    const rows = (await auditRows(app, tenant.id)).filter(({ action }) => action === 'privacy.export');
    const own = app.deps.areaDeps.subjectExport.certifier.hashOf(tenant.id, 'subject:+46701110006');
    expect(rows.filter((row) => JSON.stringify(row).includes(own))).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('701110006');
    await response.text();
  });

  it('is one snapshot: a call that begins meanwhile is in neither counts nor calls', async () => {
    const number = '+46701110007';
    await plantCall(tenant, { phone: number });
    let text = '';
    const write = async (piece: string) => {
      if (text === '') await plantCall(tenant, { phone: number });
      text += piece;
    };
    const { db } = app.deps;
    const { personalData } = app.deps.areaDeps.subjectExport;
    await writeExport({ write }, { db, personalData, tenantId: tenant.id, phoneNumber: number, now: new Date() });
    expect(JSON.parse(text)).toMatchObject({ record_counts: { calls: 1 }, calls: [{ phone_number: number }] });
    expect((await exportOf(number)).json().record_counts.calls).toBe(2);
  });

  it('a client that disconnects ends the query and gives its connection back', async () => {
    const number = '+46701110008';
    for (let call = 0; call < 3; call++) await plantCall(tenant, { phone: number, turns: 40 });
    const { db } = app.deps;
    const { personalData } = app.deps.areaDeps.subjectExport;
    let writes = 0;
    const write = async () => {
      writes += 1;
      if (writes === 2) throw new Error('gone');
    };
    const options = { db, personalData, tenantId: tenant.id, phoneNumber: number, now: new Date() };
    await expect(writeExport({ write }, options)).rejects.toThrow('gone');
    expect(writes).toBe(2);
    expect(db.app.pool.idleCount).toBe(db.app.pool.totalCount);
  });
});

describe('calls of several people in two accounts', () => {
  it('are each in the export of their person in their account alone, with the values of the raw rows', async () => {
    const tenants = [await app.createTenant(), await app.createTenant()];
    await query(`update tenants set country = 'SE' where id = any($1)`, [tenants.map(({ id }) => id)]);
    const people = [1, 2, 3, 4, 5].map((person) => `70300000${person}`);
    const spellings = [
      (n: string) => `+46${n}`,
      (n: string) => `0${n}`,
      (n: string) => `0046${n}`,
      (n: string) => `sip:+46${n}@a.b`,
    ];
    const planted = new Map<string, string[]>();
    for (let call = 0; call < rounds('PARLEY_TEST_EXPORTED_CALLS', { usual: 80, long: 1000 }); call++) {
      const [of, person] = [tenants[call % 2] as TestTenant, people[(call * 7) % 5] ?? ''];
      const spelled = spellings[(call * 3) % 4]?.(person) ?? '';
      const id = await plantCall(
        of,
        call % 3 === 0 ? { direction: 'outbound', to: spelled, from: '+46846500412' } : { phone: spelled },
      );
      const key = `${of.id} ${person}`;
      planted.set(key, [...(planted.get(key) ?? []), id]);
    }
    for (const of of tenants) {
      for (const person of people) {
        const body = contractExport.parse((await exportOf(`+46${person}`, of)).json());
        expect(body.calls.map(({ id }) => id).toSorted()).toEqual(planted.get(`${of.id} ${person}`)?.toSorted());
        expect(body.record_counts.calls).toBe(body.calls.length);
        const raw = await query(
          `select c.id, c.direction, c.duration_seconds, (select count(*)::int from call_turns t where t.call_id = c.id) as turns
           from calls c where c.tenant_id = $1 and c.id = any($2::uuid[]) order by c.created_at, c.id`,
          [of.id, body.calls.map(({ id }) => id)],
        );
        const shown = body.calls.map(({ id, direction, duration_seconds, transcript }) => ({
          id,
          direction,
          duration_seconds,
          turns: transcript.length,
        }));
        expect(shown).toEqual(raw.rows);
      }
    }
  });
});
