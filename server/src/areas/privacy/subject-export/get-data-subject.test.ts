import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { plantCall } from '../../../../test/planted-calls.ts';

let app: TestApp;
let tenant: TestTenant;

beforeAll(async () => {
  app = await buildTestApp();
  tenant = await app.createTenant();
  await query(`update tenants set country = 'SE' where id = $1`, [tenant.id]);
});
afterAll(() => app.close());

const query = (text: string, values: unknown[] = []) => app.deps.db.platform.pool.query(text, values);
const exportOf = (number: string) =>
  tenant.request('GET', `/api/calls/export/by-subject?phone_number=${encodeURIComponent(number)}`);

describe('GET /api/privacy/data-subject', () => {
  it('200: the number as read and the counts of the export', async () => {
    await plantCall(app, tenant, { phone: '+46701110009' });
    const counted = (await tenant.request('GET', '/api/privacy/data-subject?phone_number=070-111%2000%2009')).json();
    const exported = (await exportOf('+46701110009')).json();
    expect(counted).toEqual({ data_subject: '+46701110009', record_counts: exported.record_counts });
  });

  it('403 without the scope, 400 for 112', async () => {
    const key = await tenant.createKey(['privacy:export']);
    const url = '/api/privacy/data-subject?phone_number=112';
    expect((await tenant.request('GET', url, undefined, { 'x-api-key': key })).statusCode).toBe(403);
    expect((await tenant.request('GET', url)).statusCode).toBe(400);
  });
});

describe('everything that belongs to a person', () => {
  it('is exported: chats, contact requests, bookings, text messages, tool logs and verifications', async () => {
    const number = '+46701110010';
    const agent = (await tenant.request('POST', '/api/agents', { name: 'Desk', chat_enabled: true })).json();
    const id = () => app.deps.newId();
    const session = async (visitor: object) => {
      const row = id();
      await query(
        `insert into chat_sessions (tenant_id, id, agent_id, status, token_hash, visitor, created_at, last_activity_at, expires_at)
         values ($1, $2, $3, 'open', decode(md5(gen_random_uuid()::text), 'hex'), $4, now(), now(), now())`,
        [tenant.id, row, agent.id, JSON.stringify(visitor)],
      );
      await query(
        `insert into chat_messages (tenant_id, session_id, seq, id, role, text, status, operator_name, created_at)
         values ($1, $2, 1, $3, 'operator', 'Hello', 'complete', 'Olga Operator', now())`,
        [tenant.id, row, id()],
      );
      return row;
    };
    const byNumber = await session({ phone_number: '070 111 00 10', email: 'Anna@Example.org' });
    const byRequest = await session({});
    const strangers = await session({ phone_number: '070 111 00 11' });
    await query(
      `insert into contact_requests (tenant_id, id, agent_id, session_id, name, email, phone_number, message, status, created_at, updated_at)
       values ($1, $2, $3, $4, 'Anna', '', '0701110010', 'Call me', 'new', now(), now())`,
      [tenant.id, id(), agent.id, byRequest],
    );
    const call = await plantCall(app, tenant, { phone: number });
    await query(
      `insert into bookings (tenant_id, id, agent_id, status, starts_at, ends_at, customer_name, customer_phone, customer_phone_raw_input, created_at, updated_at)
       values ($1, $2, $3, 'booked', now(), now(), 'Anna', $4, '070', now(), now())`,
      [tenant.id, id(), agent.id, number],
    );
    await query(
      `insert into text_messages (tenant_id, id, provider, from_number, to_number, text, status, created_at)
       values ($1, $2, 'builtin', '+46846500412', $3, 'Your code', 'sent', now())`,
      [tenant.id, id(), number],
    );
    await query(
      `insert into tool_logs (tenant_id, id, call_id, tool_call_id, tool_name, tool_type, source, status, latency_ms, request, created_at)
       values ($1, $2, $3, 't', 'find', 'webhook', 'parley', 'ok', 1, '{"a": 1}', now())`,
      [tenant.id, id(), call],
    );
    const body = (await exportOf(number)).json();
    expect(body.record_counts).toMatchObject({
      calls: 1,
      call_details: 1,
      chats: 2,
      chat_messages: 2,
      contact_requests: 1,
      bookings: 1,
      text_messages: 1,
      tool_logs: 1,
      verifications: 0,
    });
    expect(body.chats.map((chat: { id: string }) => chat.id).toSorted()).toEqual([byNumber, byRequest].toSorted());
    expect(JSON.stringify(body)).not.toContain(strangers);
    expect(JSON.stringify(body)).not.toContain('Olga');
    expect(JSON.stringify(body)).not.toMatch(/token_hash|code_hash|"link"/);
  });
});
