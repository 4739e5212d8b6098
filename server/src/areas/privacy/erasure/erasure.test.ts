import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { certificateBytes } from '#platform/audit/deletion-certificate.ts';
import { verifySignature } from '#platform/secrets/signer.ts';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { erasuresOf } from '../../../../test/erasures.ts';
import { finishRecordingOf, holdCall, openCall, pastCall, wavFile } from '../../../../test/test-calls.ts';
import { unknownId, withoutRequestId } from '../../../../test/unknown-id.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const { callOf, count, erasePerson, runJob, tablesNaming } = erasuresOf(() => app);

describe('DELETE /api/calls/erase/by-subject', () => {
  const canary = 'Zxqvanna';
  const number = '+46701740608';

  it('200: nothing of the person is left in any table or file; billing facts stay; the certificate verifies', async () => {
    const tenant = await app.createTenant();
    const call = await callOf(tenant, number, {
      callerName: canary,
      isRecorded: true,
      metadata: { customer: canary },
    });
    const other = await callOf(tenant, '+46701740609', { callerName: 'Somebody else' });
    const agent = (await tenant.request('POST', '/api/agents', { name: 'Desk' })).json();
    await tenant.request('POST', '/api/tool-logs', {
      tool_name: 'look_up',
      tool_type: 'webhook',
      tool_call_id: 'c1',
      status: 'ok',
      latency_ms: 12,
      call_id: call.id,
      request: { name: canary },
    });
    // A stored answer names the person for a day.
    await tenant.request('POST', `/api/agents/${agent.id}/duplicate`, { name: 'x' }, { 'idempotency-key': 'k1' });
    await app.deps.db.platform.pool.query(
      `update idempotency_keys set answer = jsonb_build_object('body', $1::text) where tenant_id = $2`,
      [`called ${number}`, tenant.id],
    );
    const recording = (await readRecordingKeys(call.id))[0] ?? '';
    expect(await app.deps.files.size(recording)).toBeGreaterThan(0);
    expect(await tablesNaming(canary)).toEqual(expect.arrayContaining(['calls', 'events', 'tool_logs']));

    const answer = await erasePerson(tenant, '0046 70 174 06 08');
    expect(answer.json()).toMatchObject({ kind: 'subject', state: 'complete', number: 1, open: [], held: [] });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().counts).toMatchObject({
      calls: 1,
      call_turns: 2,
      call_tool_executions: 1,
      tool_logs: 1,
      'files.recordings': 2,
    });
    expect(await tablesNaming(canary)).toEqual([]);
    expect(await tablesNaming(number)).toEqual([]);
    expect(await app.deps.files.size(recording)).toBeNull();
    expect((await tenant.request('GET', `/api/calls/${call.id}`)).statusCode).toBe(404);
    expect((await tenant.request('GET', `/api/calls/${other.id}`)).statusCode).toBe(200);
    const facts = await app.deps.db.platform.pool.query('select * from erased_calls where id = $1', [call.id]);
    expect(facts.rows).toMatchObject([{ duration_seconds: 5, status: 'completed', agent_name: 'Reception' }]);

    const proof = (await tenant.request('GET', `/api/privacy/deletion-certificates/${answer.json().id}`)).json();
    expect(proof).toMatchObject({ verification: 'valid', counts: answer.json().counts });
    expect(proof.certificate).not.toMatch(/46701740608|Zxqvanna/);
    const publicKeys = [proof.signing_key.pem];
    const { signature } = proof;
    expect(verifySignature({ bytes: certificateBytes(proof.certificate), signature, publicKeys })).toBe('valid');
    const forged = proof.certificate.replace('"calls":1', '"calls":0');
    expect(verifySignature({ bytes: certificateBytes(forged), signature, publicKeys })).toBe('invalid');

    const events = await app.deps.db.platform.pool.query('select type, data from events where topic = $1', [
      `call:${call.id}`,
    ]);
    expect(events.rows).toMatchObject([{ type: 'call.erased', data: { certificate_id: answer.json().id } }]);
    const [row] = await auditRows(app, tenant.id, 'subject.erase');
    expect(row).toMatchObject({ resource_id: answer.json().id });
    expect(JSON.stringify(row)).not.toContain('46701740608');
    const ledger = readFileSync(ledgerFile(), 'utf8');
    expect(ledger).toContain(call.id);
    expect(ledger).not.toMatch(/46701740608|Zxqvanna/);
  });

  it('200: chats, contact requests and texts of the person go; a booking stays in the calendar without them', async () => {
    const tenant = await app.createTenant();
    const agent = (await tenant.request('POST', '/api/agents', { name: 'Desk' })).json();
    const visitor = { name: canary, phone_number: number };
    const chat = (
      await app.server.inject({ method: 'POST', url: '/api/chat/sessions', payload: { agent_id: agent.id, visitor } })
    ).json();
    await app.deps.db.platform.pool.query(
      `insert into bookings (tenant_id, id, agent_id, starts_at, ends_at, status, customer_name, customer_phone, created_at, updated_at)
       values ($1, gen_random_uuid(), $2, now(), now() + interval '1 hour', 'booked', $3, $4, now(), now())`,
      [tenant.id, agent.id, canary, number],
    );
    await app.deps.db.platform.pool.query(
      `insert into text_messages (tenant_id, id, from_number, to_number, text, status, provider, session_id, created_at)
       values ($1, gen_random_uuid(), '+4684650041', $2, $3, 'sent', 'twilio', $4, now())`,
      [tenant.id, number, canary, chat.session_id],
    );
    const answer = (await erasePerson(tenant, number)).json();
    expect(answer).toMatchObject({ state: 'complete', counts: { chat_sessions: 1, bookings: 1, text_messages: 1 } });
    expect(await tablesNaming(canary)).toEqual([]);
    expect(await count('bookings', `tenant_id = '${tenant.id}' and customer_name = ''`)).toBe(1);
    expect(await count('text_messages', `tenant_id = '${tenant.id}' and text = ''`)).toBe(1);
    expect((await tenant.request('GET', `/api/chat/sessions/${chat.session_id}`)).statusCode).toBe(404);
  });

  it('names the webhooks that had the data, and blanks what was sent to them', async () => {
    const tenant = await app.createTenant();
    const call = await callOf(tenant, number);
    const endpoint = app.deps.newId();
    await app.deps.db.platform.pool.query(
      `with endpoint as (
         insert into webhook_endpoints (tenant_id, id, version, url, description, is_active, events, include, headers, created_at, updated_at)
         values ($1, $2, 1, 'https://user@crm.example.com:8443/in', '', true, '{}', '{}', '{}', now(), now())),
       event as (
         insert into webhook_events (tenant_id, id, type, subject_id, body, created_at)
         values ($1, $2, 'call.ended', $3, $4, now())),
       delivery as (
         insert into webhook_deliveries (tenant_id, id, endpoint_id, event_id, subject_id, with_transcript, state, created_at)
         values ($1, $2, $2, $2, $3, false, 'delivered', now()))
       insert into webhook_attempts (tenant_id, id, delivery_id, subject_id, is_redelivery, url, request_headers, response_body, total_ms, created_at)
       values ($1, $2, $2, $3, false, 'https://crm.example.com', '{}', $4, 1, now())`,
      [tenant.id, endpoint, call.id, canary],
    );
    const answer = (await erasePerson(tenant, number)).json();
    expect(answer.recipients).toEqual([{ kind: 'webhook', id: endpoint, name: 'crm.example.com' }]);
    expect(answer.counts).toMatchObject({ webhook_events: 1, webhook_attempts: 1 });
    expect(await tablesNaming(canary)).toEqual([]);
  });

  it('names the CRMs that logged a call, and the calendars with an event of a booking', async () => {
    const tenant = await app.createTenant();
    const call = await callOf(tenant, number);
    const agent = (await tenant.request('POST', '/api/agents', { name: 'Desk' })).json();
    const [crm, unused, calendar] = [app.deps.newId(), app.deps.newId(), app.deps.newId()];
    await app.deps.db.platform.pool.query(
      `with connection as (
         insert into connections (tenant_id, id, kind, provider, name, auth, state, created_by, created_at, updated_at)
         select $1, c.id::uuid, c.kind, c.provider, c.name, 'key', 'connected', '{}', now(), now()
         from (values ($2, 'integration', 'hubspot', 'Sales'), ($3, 'integration', 'zendesk', 'Support'),
           ($4, 'calendar', 'caldav', 'Diary')) as c (id, kind, provider, name)),
       log as (
         insert into crm_call_logs (tenant_id, id, call_id, connection_id, state, attempts, created_at, updated_at)
         values ($1, gen_random_uuid(), $5, $2::uuid, 'done', 1, now(), now()),
           ($1, gen_random_uuid(), $5, $3::uuid, 'pending', 0, now(), now())),
       booking as (
         insert into bookings (tenant_id, id, agent_id, starts_at, ends_at, status, customer_name, customer_phone, created_at, updated_at)
         values ($1, $2::uuid, $6, now(), now() + interval '1 hour', 'booked', $7, $8, now(), now()))
       insert into booking_events (tenant_id, booking_id, agent_id, connection_id, calendar_id, event_id, created_at)
       values ($1, $2::uuid, $6, $4::uuid, 'c', 'e', now())`,
      [tenant.id, crm, unused, calendar, call.id, agent.id, canary, number],
    );
    const answer = (await erasePerson(tenant, number)).json();
    expect(answer.recipients).toEqual([
      { kind: 'crm', id: crm, name: 'Sales' },
      { kind: 'calendar', id: calendar, name: 'Diary' },
    ]);
    const proof = (await tenant.request('GET', `/api/privacy/deletion-certificates/${answer.id}`)).json();
    expect(proof).toMatchObject({ verification: 'valid', recipients: answer.recipients });
  });

  it('answers with the same certificate when nothing is left, also for a person never known', async () => {
    const tenant = await app.createTenant();
    await callOf(tenant, number);
    const first = (await erasePerson(tenant, number)).json();
    expect((await erasePerson(tenant, number)).json()).toEqual(first);
    const unknown = (await erasePerson(tenant, '+46701740611')).json();
    expect(unknown).toMatchObject({ state: 'complete', counts: {}, number: 2 });
    expect((await erasePerson(tenant, '+46701740611')).json().id).toBe(unknown.id);
    await callOf(tenant, number);
    expect((await erasePerson(tenant, number)).json()).toMatchObject({ number: 3, counts: { calls: 1 } });
  });

  it('400 without a number or for an impossible one; another tenant’s data stays', async () => {
    const [tenant, stranger] = [await app.createTenant(), await app.createTenant()];
    await callOf(stranger, '+46701740612');
    for (const bad of ['', '?phone_number=', '?phone_number=12', '?phone_number=anonymous', '?phone_number=%2B1&x=1'])
      expect((await tenant.request('DELETE', `/api/calls/erase/by-subject${bad}`)).statusCode).toBe(400);
    expect((await erasePerson(tenant, '+46701740612')).json().counts).toEqual({});
    expect(await count('calls', `tenant_id = '${stranger.id}'`)).toBe(1);
  });

  it('409 live_call while a call of the person goes on; nothing is recorded', async () => {
    const tenant = await app.createTenant();
    const live = await openCall(app, tenant.id, { type: 'phone', phoneNumber: number });
    holdCall(app, live);
    const answer = await erasePerson(tenant, number);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().error).toBe('live_call');
    expect(await count('erasures', `tenant_id = '${tenant.id}'`)).toBe(0);
    await tenant.request('POST', `/api/calls/${live.id}/complete`);
    expect((await erasePerson(tenant, number)).json()).toMatchObject({ state: 'complete' });
  });

  it('403 with a key without privacy:erase', async () => {
    const tenant = await app.createTenant();
    const key = await tenant.createKey(['calls:read', 'calls:write', 'privacy:read']);
    const answer = await tenant.request(
      'DELETE',
      '/api/calls/erase/by-subject?phone_number=%2B46701740613',
      undefined,
      { 'x-api-key': key },
    );
    expect(answer.statusCode).toBe(403);
  });
});

describe('DELETE /api/calls/{callId}', () => {
  it('200: erases one call and leaves the person’s others; a second request answers the same', async () => {
    const tenant = await app.createTenant();
    const [call, other] = [await callOf(tenant, '+46701740614'), await callOf(tenant, '+46701740614')];
    const first = await tenant.request('DELETE', `/api/calls/${call.id}`);
    expect(first.json()).toMatchObject({ kind: 'call', call_id: call.id, state: 'complete', counts: { calls: 1 } });
    expect((await tenant.request('DELETE', `/api/calls/${call.id}`)).json()).toEqual(first.json());
    expect((await tenant.request('GET', `/api/calls/${other.id}`)).statusCode).toBe(200);
    expect(await auditRows(app, tenant.id, 'call.erase')).toHaveLength(1);
  });

  it('409 live_call while it goes on; 404 for another tenant’s call as for an unknown one', async () => {
    const [tenant, stranger] = [await app.createTenant(), await app.createTenant()];
    const live = await openCall(app, tenant.id);
    holdCall(app, live);
    expect((await tenant.request('DELETE', `/api/calls/${live.id}`)).statusCode).toBe(409);
    const past = await pastCall(app, tenant.id);
    const foreign = await stranger.request('DELETE', `/api/calls/${past.id}`);
    const missing = await stranger.request('DELETE', `/api/calls/${unknownId}`);
    expect(foreign.statusCode).toBe(404);
    expect(withoutRequestId(foreign.json())).toEqual(withoutRequestId(missing.json()));
    await tenant.request('POST', `/api/calls/${live.id}/complete`);
  });
});

describe('files', () => {
  it('202 verifying while the store still has a file, shown with its attempts; complete once it is gone', async () => {
    const tenant = await app.createTenant();
    const call = await callOf(tenant, '+46701740615', { isRecorded: true });
    const remove = vi.spyOn(app.deps.files, 'remove').mockRejectedValue(Object.assign(new Error('x'), { code: 'EIO' }));
    const answer = await erasePerson(tenant, '+46701740615');
    remove.mockRestore();
    expect(answer.statusCode).toBe(202);
    expect(answer.json()).toMatchObject({
      state: 'verifying',
      completed_at: null,
      open: [{ reason: 'file', attempts: 1, last_error: 'EIO' }, { reason: 'file' }],
    });
    expect(await count('calls', `id = '${call.id}'`)).toBe(0);
    // Not due yet: nothing is tried again.
    await runJob(tenant, answer.json().id);
    expect(await count('erasure_files', `erasure_id = '${answer.json().id}' and attempts = 1`)).toBe(2);
    await app.deps.db.platform.pool.query('update erasure_files set next_attempt_at = now() where erasure_id = $1', [
      answer.json().id,
    ]);
    await runJob(tenant, answer.json().id);
    const certificate = await tenant.request('GET', `/api/privacy/deletion-certificates/${answer.json().id}`);
    expect(certificate.json()).toMatchObject({
      state: 'complete',
      verification: 'valid',
      counts: { 'files.recordings': 2 },
    });
    await expect(
      app.deps.db.platform.everywhere
        .updateTable('deletion_certificates')
        .set({ certificate: '{}' })
        .where('id', '=', answer.json().id)
        .execute(),
    ).rejects.toThrow('final');
  });

  it('a conversion that was under way during the erasure leaves no file', async () => {
    const tenant = await app.createTenant();
    const call = await openCall(app, tenant.id, { isRecorded: true, phoneNumber: '+46701740630' });
    writeFileSync(call.recordingPath ?? '', wavFile(1000));
    await app.deps.calls.store.endCall(call, { reason: 'user_hangup', durationMs: 1000 });
    await finishRecordingOf(app, call, async (_wav, ogg) => {
      expect((await erasePerson(tenant, '+46701740630')).json()).toMatchObject({ state: 'complete' });
      writeFileSync(ogg, 'converted');
    });
    for (const format of ['wav', 'ogg'])
      expect(await app.deps.files.size(`recordings/${tenant.id}/${call.id}.${format}`), format).toBeNull();
  });
});

describe('GET /api/privacy/deletion-certificates', () => {
  it('lists by state, kind and person, newest first, in stable pages; another tenant’s are 404', async () => {
    const [tenant, stranger] = [await app.createTenant(), await app.createTenant()];
    const ids: string[] = [];
    for (const last of ['20', '21', '22']) ids.unshift((await erasePerson(tenant, `+467017406${last}`)).json().id);
    const list = async (query: string, who = tenant) =>
      (await who.request('GET', `/api/privacy/deletion-certificates?${query}`)).json();
    const first = await list('limit=2&include_total=true');
    expect(first).toMatchObject({ total: 3, has_more: true });
    await erasePerson(tenant, '+46701740623');
    const rest = await list(`limit=2&cursor=${first.next_cursor}`);
    expect([...first.data, ...rest.data].map((row: { id: string }) => row.id)).toEqual(ids);
    expect((await list('phone_number=%2B46701740621')).data).toMatchObject([{ id: ids[1] }]);
    expect((await list('state=verifying')).data).toEqual([]);
    expect((await list('kind=call')).data).toEqual([]);
    expect((await list('', stranger)).data).toEqual([]);
    expect((await stranger.request('GET', `/api/privacy/deletion-certificates/${ids[0]}`)).statusCode).toBe(404);
  });

  it('hashes one number differently in two tenants', async () => {
    const tenants = [await app.createTenant(), await app.createTenant()];
    const hashes = await Promise.all(
      tenants.map(async (tenant) => (await erasePerson(tenant, '+46701740624')).json().subject_hash),
    );
    expect(new Set(hashes).size).toBe(2);
  });
});

const ledgerFile = () => join(app.deps.config.dataDir, 'erasures.ndjson');

async function readRecordingKeys(callId: string): Promise<string[]> {
  const rows = await app.deps.db.platform.everywhere
    .selectFrom('calls')
    .select('recording_key')
    .where('id', '=', callId)
    .where(sql<boolean>`recording_key is not null`)
    .execute();
  return rows.map((row) => row.recording_key ?? '');
}
