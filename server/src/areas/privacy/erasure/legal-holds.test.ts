import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { erasuresOf } from '../../../../test/erasures.ts';
import { unknownId } from '../../../../test/unknown-id.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const { callOf, count, erasePerson, runJob, tablesNaming } = erasuresOf(() => app);
const hold = async (tenant: TestTenant, kind: string, id: string) =>
  (await tenant.request('POST', '/api/privacy/legal-holds', { object: { kind, id }, reason: 'Case T 1234-26' })).json();

describe('legal holds', () => {
  it('a held call and chat survive, everything else goes at once; lifting the hold completes the erasure by itself', async () => {
    const tenant = await app.createTenant();
    const number = '+46701740616';
    const [held, free] = [await callOf(tenant, number, { isRecorded: true }), await callOf(tenant, number)];
    const set = await hold(tenant, 'call', held.id);
    const answer = await erasePerson(tenant, number);
    expect(answer.statusCode).toBe(202);
    expect(answer.json()).toMatchObject({
      state: 'waiting_for_hold',
      held: [{ kind: 'call', id: held.id }],
      open: [{ reason: 'legal_hold', object: { kind: 'call', id: held.id } }],
    });
    const whole = (await tenant.request('GET', `/api/calls/${held.id}`)).json();
    expect(whole).toMatchObject({ phone_number: number, transcript: [{}, {}] });
    expect((await tenant.request('GET', `/api/calls/${free.id}`)).statusCode).toBe(404);
    expect((await erasePerson(tenant, number)).json().id).toBe(answer.json().id);
    const listed = await tenant.request('GET', '/api/privacy/deletion-certificates?state=waiting_for_hold,verifying');
    expect(listed.json().data).toMatchObject([{ id: answer.json().id }]);

    const lifted = await tenant.request('DELETE', `/api/privacy/legal-holds/${set.id}`);
    expect(lifted.json()).toMatchObject({ lifted_by: { kind: 'api_key' } });
    const key = `privacy.run_erasure:${answer.json().id}`;
    const { rows } = await app.deps.db.platform.pool.query('select * from app.job_queues()');
    expect(rows.find((row) => row.task === 'privacy.run_erasure')?.waiting ?? 0, key).toBeGreaterThan(0);
    await runJob(tenant, answer.json().id);
    const complete = (await tenant.request('GET', `/api/privacy/deletion-certificates/${answer.json().id}`)).json();
    expect(complete).toMatchObject({ state: 'complete', held: [], counts: { calls: 2, 'files.recordings': 2 } });
    expect(await tablesNaming('46701740616')).toEqual([]);
    // The reason may name the person, so it goes too.
    expect(await count('legal_holds', `id = '${set.id}'`)).toBe(0);
  });

  it('a held recording stays playable while its call loses number, name and transcript', async () => {
    const tenant = await app.createTenant();
    const number = '+46701740617';
    const call = await callOf(tenant, number, { isRecorded: true, callerName: 'Zelda' });
    const set = await hold(tenant, 'recording', call.id);
    expect((await erasePerson(tenant, number)).json()).toMatchObject({
      state: 'waiting_for_hold',
      held: [{ kind: 'recording', id: call.id }],
    });
    expect(await tablesNaming('46701740617')).toEqual([]);
    expect((await tenant.request('GET', `/api/calls/${call.id}`)).json()).toMatchObject({
      phone_number: null,
      caller_name: null,
      transcript: [],
    });
    expect((await tenant.request('GET', `/api/calls/${call.id}/recording`)).statusCode).toBe(200);
    await tenant.request('DELETE', `/api/privacy/legal-holds/${set.id}`);
    const erasure = (await tenant.request('GET', '/api/privacy/deletion-certificates')).json().data[0];
    await runJob(tenant, erasure.id);
    expect((await tenant.request('GET', `/api/calls/${call.id}`)).statusCode).toBe(404);
    expect(await count('erasures', `id = '${erasure.id}' and state = 'complete'`)).toBe(1);
  });

  it('one of several holds on an object keeps it', async () => {
    const tenant = await app.createTenant();
    const call = await callOf(tenant, '+46701740618');
    const [one] = [await hold(tenant, 'call', call.id), await hold(tenant, 'call', call.id)];
    const erasure = (await tenant.request('DELETE', `/api/calls/${call.id}`)).json();
    expect(erasure.state).toBe('waiting_for_hold');
    await tenant.request('DELETE', `/api/privacy/legal-holds/${one.id}`);
    await runJob(tenant, erasure.id);
    expect((await tenant.request('GET', `/api/calls/${call.id}`)).statusCode).toBe(200);
    expect((await tenant.request('DELETE', `/api/privacy/legal-holds/${one.id}`)).statusCode).toBe(409);
  });

  it('400 for an unknown object, another tenant’s, a recording that is none, or without a reason; audited', async () => {
    const [tenant, stranger] = [await app.createTenant(), await app.createTenant()];
    const call = await callOf(tenant, '+46701740619');
    const set = (kind: string, id: string, reason = 'Case', who = tenant) =>
      who.request('POST', '/api/privacy/legal-holds', { object: { kind, id }, reason });
    expect((await set('call', unknownId)).statusCode).toBe(400);
    expect((await set('call', call.id, 'Case', stranger)).statusCode).toBe(400);
    expect((await set('chat', call.id)).statusCode).toBe(400);
    expect((await set('recording', call.id)).statusCode).toBe(400);
    expect((await set('call', call.id, ' ')).json().details[0].path).toBe('/reason');
    const { id } = (await set('call', call.id)).json();
    expect((await stranger.request('DELETE', `/api/privacy/legal-holds/${id}`)).statusCode).toBe(404);
    expect((await auditRows(app, tenant.id, 'legal_hold.set'))[0]).toMatchObject({
      resource_id: id,
      details: { object: { kind: 'call', id: call.id } },
    });
    expect((await tenant.request('GET', '/api/privacy/legal-holds?state=active')).json().data).toMatchObject([{ id }]);
    expect((await tenant.request('GET', '/api/privacy/legal-holds?state=lifted')).json().data).toEqual([]);
  });
});
