import type { CallId, ConnectionId } from '@parley/contract/ids';
import { AgentConfig } from '@parley/contract/resources/agent';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestClock } from '#platform/clock/test-clock.ts';
import { sealSecrets } from '#platform/oauth/connection-secrets.ts';
import { startConsumers } from '#platform/outbox/start-consumers.ts';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { jobOf } from '../../../../test/job-of.ts';
import { openCall, pastCall } from '../../../../test/test-calls.ts';
import { unknownId } from '../../../../test/unknown-id.ts';
import {
  type HubspotPeer,
  privateAppToken,
  startHubspotPeer,
} from '../../../providers/integrations/testing/hubspot-peer.ts';

let app: TestApp;
let tenant: TestTenant;
let hubspot: HubspotPeer;
let consumers: { stop(): Promise<void> };
let connectionId: string;
let known: HubspotPeer['contacts'];
const clock = createTestClock('2026-03-02T10:00:00.000Z');

beforeAll(async () => {
  hubspot = await startHubspotPeer([
    ['Robin', '070-123 45 67'],
    ['Kim', '+46 8 555 111 22'],
    ['Sam', '+46 8 555 111 22'],
  ]);
  known = [...hubspot.contacts];
  app = await buildTestApp({
    clock,
    env: { PARLEY_EGRESS_ALLOW: '127.0.0.0/8', PARLEY_PUBLIC_URL: 'https://parley.example.com' },
    vendorAddresses: { hubspot: hubspot.origin },
  });
  consumers = await startConsumers({ ...app.deps, consumers: app.deps.consumers });
});
beforeEach(async () => {
  hubspot.mood = 'well';
  hubspot.isIndexBehind = false;
  hubspot.calls.length = 0;
  hubspot.contacts.splice(0, hubspot.contacts.length, ...known);
  tenant = await app.createTenant();
  connectionId = await connect();
});
afterAll(async () => {
  await consumers.stop();
  await app.close();
  await hubspot.close();
});

const presets = '/api/integrations/crm/logging-presets';
const dispatchPath = '/api/integrations/end-of-call/dispatch';
const connect = async (by = tenant) =>
  (
    await by.request('POST', '/api/integrations/connections', {
      provider: 'hubspot',
      name: 'Sales CRM',
      key: privateAppToken,
    })
  ).json().id as string;
const setPreset = (body: object) => tenant.request('PUT', `${presets}/hubspot`, body);
const switchOn = async (mapping: object | null = null) =>
  expect((await setPreset({ mapping, connection_ids: [connectionId] })).statusCode).toBe(200);
const ended = async (phoneNumber = '+46701234567') => (await pastCall(app, tenant.id, { phoneNumber })).id;
const dispatch = (callId: string, ids?: string[]) =>
  tenant.request('POST', dispatchPath, { call_id: callId, ...(ids && { integration_ids: ids }) });
const logsOf = async (callId: CallId) =>
  (await tenant.request('GET', `/api/integrations/crm/call-logs?call_id=${callId}`)).json().data;
const logOf = async (callId: CallId) => (await logsOf(callId))[0];
const ordered = (callId: CallId) =>
  vi.waitFor(async () => {
    const log = await logOf(callId);
    expect(log).toMatchObject({ state: 'pending' });
    return log;
  });
const run = (id: string) => jobOf(app.deps.jobs, 'crm_logging.write').run({ tenant_id: tenant.id, id });
/** Runs the job of the record when it is due. */
async function write(callId: CallId) {
  const log = await ordered(callId);
  clock.advance(Math.max(0, Date.parse(log.next_attempt_at) - clock.now().getTime()));
  await run(log.id);
  return logOf(callId);
}
const set = (callId: CallId, columns: string) =>
  app.deps.db.platform.pool.query(`update crm_call_logs set ${columns} where call_id = $1`, [callId]);

describe('an ended call', () => {
  it('is logged at the person with its number, by the default mapping, with a link to it', async () => {
    await switchOn();
    const callId = await ended();
    expect(await write(callId)).toMatchObject({
      state: 'done',
      attempts: 1,
      connection: 'Sales CRM',
      person_id: '100',
      was_person_created: false,
      record_id: hubspot.calls[0]?.id,
      fault: null,
    });
    expect(hubspot.calls).toHaveLength(1);
    expect(hubspot.calls[0]).toMatchObject({
      contacts: ['100'],
      properties: { hs_call_duration: '5000', hs_call_external_id: `parley-${callId}` },
    });
    expect(hubspot.calls[0]?.properties['hs_call_body']).toContain(
      `https://parley.example.com/console/calls/${callId}`,
    );
  });

  it('is written over, not doubled, when its analysis comes', async () => {
    await switchOn();
    const callId = await ended();
    await write(callId);
    await tenant.request('POST', `/api/calls/${callId}/analyze`);
    await jobOf(app.deps.jobs, 'call_analysis.run').run({ tenant_id: tenant.id, call_id: callId });
    const { summary } = (await tenant.request('GET', `/api/calls/${callId}`)).json();
    expect(summary).toEqual(expect.stringMatching(/\w/));
    await write(callId);
    expect(hubspot.calls).toHaveLength(1);
    expect(hubspot.calls[0]?.properties['hs_call_body']).not.toMatch(/^(Inbound|Outbound) call with/);
  });

  it('with an unknown caller creates one person, also for two calls at once', async () => {
    await switchOn();
    const [first, second] = [await ended('+46709998877'), await ended('+46709998877')];
    const logs = await Promise.all([ordered(first), ordered(second)]);
    clock.advance(60_000);
    await Promise.all(logs.map(({ id }) => run(id)));
    clock.advance(10_000);
    await Promise.all(logs.map(({ id }) => run(id)));
    const written = [await logOf(first), await logOf(second)];
    expect(written.map(({ state }) => state)).toEqual(['done', 'done']);
    expect(written.map((log) => log.was_person_created).toSorted()).toEqual([false, true]);
    expect(hubspot.contacts).toHaveLength(4);
    expect(hubspot.calls.map(({ contacts }) => contacts)).toEqual([['103'], ['103']]);
  });

  it('fails when several people have the number, until one is left', async () => {
    await switchOn();
    const callId = await ended('+46855511122');
    expect(await write(callId)).toMatchObject({ state: 'failed', fault: 'several_people' });
    expect(hubspot.calls).toEqual([]);
    hubspot.contacts.length = 2;
    expect((await dispatch(callId)).statusCode).toBe(202);
    expect(await write(callId)).toMatchObject({ state: 'done', person_id: '101', fault: null });
  });

  it('is not logged where logging is off, without a number, or when it leaves nothing behind', async () => {
    const off = await app.createTenant();
    const offCall = await pastCall(app, off.id, { phoneNumber: '+46701234567' });
    await switchOn();
    const web = (await pastCall(app, tenant.id)).id;
    const config = AgentConfig.parse({ name: 'Silent', zero_retention: true });
    const agent = { id: null, version: null, config };
    const forgotten = (await pastCall(app, tenant.id, { phoneNumber: '+46701234567', agent })).id;
    const logged = await ended();
    await ordered(logged);
    expect([await logsOf(web), await logsOf(forgotten)]).toEqual([[], []]);
    const { data } = (await off.request('GET', `/api/integrations/crm/call-logs?call_id=${offCall.id}`)).json();
    expect(data).toEqual([]);
    expect((await dispatch(forgotten, [connectionId])).json().reason).toBe('call_not_loggable');
  });
});

describe('a record is never doubled', () => {
  it.each([false, true])(
    'when the process died between the answer of the CRM and our commit; its index lags: %s',
    async (isBehind) => {
      await switchOn();
      const callId = await ended();
      await write(callId);
      // Committed at that moment: the beginning of the creation, and a lease.
      await set(callId, `state = 'running', record_id = null, written_at = null, due_at = now() - interval '10 years'`);
      hubspot.isIndexBehind = isBehind;
      const { id } = await logOf(callId);
      await run(id);
      expect(await logOf(callId)).toMatchObject({ state: 'done', record_id: hubspot.calls[0]?.id });
      expect(hubspot.calls).toHaveLength(1);
    },
  );

  it('when two processes run the same record', async () => {
    await switchOn();
    const { id } = await ordered(await ended());
    clock.advance(60_000);
    await Promise.all([run(id), run(id), run(id)]);
    expect(hubspot.calls).toHaveLength(1);
  });

  it('when it is dispatched again and again', async () => {
    const callId = await ended();
    await dispatch(callId, [connectionId]);
    await write(callId);
    await dispatch(callId);
    await write(callId);
    expect(hubspot.calls).toHaveLength(1);
  });

  it('by an attempt that lost its lease: it creates nothing', async () => {
    await switchOn();
    const callId = await ended();
    const { id } = await ordered(callId);
    clock.advance(60_000);
    const asked = hubspot.server.requests.length;
    hubspot.mood = 'silent';
    const running = run(id);
    await vi.waitFor(() => expect(hubspot.server.requests.length).toBeGreaterThan(asked));
    await set(callId, `lease_id = gen_random_uuid()`);
    hubspot.mood = 'well';
    await running;
    expect(hubspot.calls).toEqual([]);
  }, 30_000);
});

describe('a CRM that does not answer well', () => {
  it.each(['broken', 'garbage', 'limited'] as const)('%s: is tried again later', async (mood) => {
    await switchOn();
    const callId = await ended();
    await ordered(callId);
    hubspot.mood = mood;
    const failed = await write(callId);
    expect(failed).toMatchObject({ state: 'pending', fault: 'unreachable', attempts: 1 });
    hubspot.mood = 'well';
    expect(await write(callId)).toMatchObject({ state: 'done', fault: null, fault_detail: null });
    expect(hubspot.calls).toHaveLength(1);
  });

  it('is given up after seven attempts, and a dispatch begins anew', async () => {
    await switchOn();
    const callId = await ended();
    await ordered(callId);
    hubspot.mood = 'broken';
    for (let attempt = 1; attempt <= 6; attempt += 1) expect(await write(callId)).toMatchObject({ state: 'pending' });
    expect(await write(callId)).toMatchObject({ state: 'failed', attempts: 7, next_attempt_at: null });
    hubspot.mood = 'well';
    await dispatch(callId);
    expect(await write(callId)).toMatchObject({ state: 'done', attempts: 1 });
  }, 60_000);

  it('a key that was revoked fails the record, and the connection says so', async () => {
    await switchOn();
    const callId = await ended();
    await ordered(callId);
    const { sealer } = app.deps.areaDeps.connections;
    const row = { tenantId: tenant.id, id: connectionId as ConnectionId };
    const sealed = sealSecrets(sealer, row, { key: 'pat-revoked' });
    await app.deps.db.platform.pool.query(`update connections set sealed = $2 where id = $1`, [connectionId, sealed]);
    expect(await write(callId)).toMatchObject({ state: 'failed', fault: 'unauthorised', record_id: null });
    expect(hubspot.calls).toEqual([]);
    const { data } = (await tenant.request('GET', '/api/integrations/connections')).json();
    expect(data).toMatchObject([{ id: connectionId, state: 'revoked' }]);
  });

  it('a record that was removed there is created anew by a dispatch alone', async () => {
    await switchOn();
    const callId = await ended();
    await write(callId);
    hubspot.calls.length = 0;
    await dispatch(callId);
    expect(await write(callId)).toMatchObject({ state: 'failed', fault: 'removed' });
    expect(hubspot.calls).toEqual([]);
    await dispatch(callId);
    expect(await write(callId)).toMatchObject({ state: 'done' });
    expect(hubspot.calls).toHaveLength(1);
  });
});

it('a record whose process died is enqueued again', async () => {
  await switchOn();
  const callId = await ended();
  await write(callId);
  // Nothing of it is queued; only its lease, which has ended, says that it is not written.
  await set(callId, `state = 'running', due_at = '2020-01-01'`);
  const waiting = async () => {
    const { rows } = await app.deps.db.platform.pool.query('select task, waiting from app.job_queues()');
    return Number(rows.find(({ task }) => task === 'crm_logging.write')?.waiting ?? 0);
  };
  const { id } = await logOf(callId);
  const before = await waiting();
  await set(callId, `id = gen_random_uuid()`);
  await jobOf(app.deps.jobs, 'crm_logging.resume').run(undefined);
  expect(await waiting()).toBe(before + 1);
  expect((await logOf(callId)).id).not.toBe(id);
});

describe('presets', () => {
  it('are those of the CRMs until they are set, and again after null', async () => {
    const { data } = (await tenant.request('GET', presets)).json();
    expect(data.map((each: { provider: string; is_default: boolean }) => [each.provider, each.is_default])).toEqual([
      ['hubspot', true],
      ['pipedrive', true],
      ['salesforce', true],
      ['zendesk', true],
    ]);
    const mapping = { hs_call_body: 'summary' };
    const kept = await setPreset({ mapping, connection_ids: [connectionId] });
    expect(kept.json()).toMatchObject({ mapping, is_default: false, connection_ids: [connectionId] });
    expect(await auditRows(app, tenant.id, 'crm_logging.set')).toHaveLength(1);
    expect((await setPreset({ mapping: null, connection_ids: [] })).json()).toMatchObject({
      is_default: true,
      connection_ids: [],
      mapping: { hs_call_body: 'note' },
    });
  });

  it("a field of the account's own is read there, mapped and written with its type", async () => {
    await switchOn({ hs_call_body: 'title', satisfaction: 'duration_seconds' });
    const callId = await ended();
    await write(callId);
    expect(hubspot.calls[0]?.properties).toMatchObject({ satisfaction: '5' });
    const { data } = (await tenant.request('GET', presets)).json();
    expect(data[0].fields).toContainEqual({ name: 'satisfaction', title: 'Satisfaction', type: 'number' });
  });

  it.each([
    [{ hs_call_disposition: 'status' }, '/mapping/hs_call_disposition', 'crm_field_unknown'],
    [{ satisfaction: 'summary' }, '/mapping/satisfaction', 'crm_fact_does_not_fit'],
    [{ hs_call_duration: 'title' }, '/mapping/hs_call_duration', 'crm_fact_does_not_fit'],
  ])('400 for %j', async (mapping, at, reason) => {
    const answer = await setPreset({ mapping, connection_ids: [connectionId] });
    expect([answer.statusCode, answer.json().details[0]]).toMatchObject([400, { path: at, reason }]);
  });

  it('409 when the fields of the account cannot be read, 404 for what is no CRM', async () => {
    hubspot.mood = 'broken';
    const answer = await setPreset({ mapping: { satisfaction: 'duration_seconds' }, connection_ids: [connectionId] });
    expect([answer.statusCode, answer.json().reason]).toEqual([409, 'crm_fields_unreadable']);
    const slack = await tenant.request('PUT', `${presets}/slack`, { mapping: null, connection_ids: [] });
    expect([slack.statusCode, slack.json().reason]).toEqual([404, 'provider_is_no_crm']);
  });

  it('another tenant’s connection is unknown', async () => {
    const foreign = await connect(await app.createTenant());
    const answer = await setPreset({ mapping: null, connection_ids: [foreign] });
    expect([answer.statusCode, answer.json().details[0].path]).toEqual([400, '/connection_ids/0']);
  });
});

describe('a dispatch', () => {
  it('404 for an unknown call, 409 for a live one, one without a number, and with nowhere to log', async () => {
    expect((await dispatch(unknownId)).statusCode).toBe(404);
    const live = await openCall(app, tenant.id, { phoneNumber: '+46701234567' });
    expect((await dispatch(live.id, [connectionId])).json().error).toBe('live_call');
    const web = (await pastCall(app, tenant.id)).id;
    expect((await dispatch(web, [connectionId])).json().reason).toBe('call_not_loggable');
    expect((await dispatch(await ended())).json().reason).toBe('nowhere_to_log');
    const unknown = await dispatch(await ended(), [unknownId]);
    expect([unknown.statusCode, unknown.json().details[0].path]).toEqual([400, '/integration_ids/0']);
  });

  it('403 without the scope', async () => {
    const reader = await tenant.createKey(['integrations:read']);
    const answer = await tenant.request('POST', dispatchPath, { call_id: unknownId }, { 'x-api-key': reader });
    expect(answer.statusCode).toBe(403);
  });
});
