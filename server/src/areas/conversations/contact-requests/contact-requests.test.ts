import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestClock, type TestClock } from '#platform/clock/test-clock.ts';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { assignOperators, createOperator, type DeskVisitor, openAgentChat } from '../../../../test/desk.ts';
import { unknownId, withoutRequestId } from '../../../../test/unknown-id.ts';
import { createChatAgent } from '../../../../test/visitor.ts';

let app: TestApp;
let clock: TestClock;
let tenant: TestTenant;
let agentId: string;
let visitor: DeskVisitor;

const url = '/api/chat/contact-requests';
const good = { name: 'Nils Berg', email: 'nils@example.com', message: 'Please call me.' };

beforeAll(async () => {
  clock = createTestClock();
  app = await buildTestApp({ clock });
});
afterAll(() => app.close());
beforeEach(async () => {
  clock.advance(60_000);
  tenant = await app.createTenant();
  agentId = await createChatAgent(tenant);
  visitor = await openAgentChat(app, agentId, { locale: 'sv-SE', page_url: 'https://example.com/contact' });
});

const leave = (payload: object, token = visitor.token, headers: Record<string, string> = {}) =>
  app.server.inject({ method: 'POST', url, headers: { authorization: `Bearer ${token}`, ...headers }, payload });
const list = async (query = '', from = tenant) => (await from.request('GET', `${url}${query}`)).json();
const update = (id: string, body: object, from = tenant) => from.request('PATCH', `${url}/${id}`, body);

describe('POST /api/chat/contact-requests', () => {
  it('201 with a chat token alone: the desk receives it, the visitor gets a confirmation in the chat', async () => {
    const answer = await leave(good);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      id: expect.any(String),
      ...good,
      phone_number: '',
      created_at: clock.now().toISOString(),
    });
    expect(await list()).toMatchObject({
      data: [
        {
          ...good,
          agent: { id: agentId, name: 'Chat agent' },
          session_id: visitor.id,
          language: 'sv-SE',
          page_url: 'https://example.com/contact',
          status: 'new',
          assignee: null,
          resolved_at: null,
        },
      ],
    });
    expect((await visitor.reads('/messages')).json().data.at(-1).notice).toEqual({
      kind: 'contact_requested',
      name: '',
    });
  });

  it('201 with a phone number instead of an address', async () => {
    const { email: _, ...rest } = good;
    expect((await leave({ ...rest, phone_number: '08-465 004 12' })).statusCode).toBe(201);
  });

  it('400: without address and phone, without name, without message, with an invalid number, with an unknown field', async () => {
    const { email: _, ...unreachable } = good;
    const wrong = [
      unreachable,
      { ...good, name: ' ' },
      { ...good, message: '' },
      { ...good, email: 'nils' },
      { ...good, phone_number: 'call me' },
      { ...good, status: 'resolved' },
    ];
    for (const body of wrong) expect((await leave(body)).statusCode).toBe(400);
    expect((await list()).data).toEqual([]);
  });

  it('401: without a token, with an unknown or an expired one', async () => {
    expect((await app.server.inject({ method: 'POST', url, payload: good })).statusCode).toBe(401);
    expect((await leave(good, 'chat_none')).statusCode).toBe(401);
    expect((await tenant.request('POST', url, good)).statusCode).toBe(401);
    clock.advance(31 * 86_400_000);
    expect((await leave(good)).statusCode).toBe(401);
  });

  it('403: from an origin not in allowed_domains', async () => {
    await tenant.request('PUT', `/api/chat/widget/${agentId}/config`, { allowed_domains: ['example.com'] });
    const answer = await leave(good, visitor.token, { origin: 'https://evil.net' });
    expect({ status: answer.statusCode, error: answer.json().error }).toEqual({
      status: 403,
      error: 'origin_not_allowed',
    });
  });

  it('429 after five in a day, and accepted again when the first is a day old', async () => {
    for (let count = 0; count < 5; count++) expect((await leave(good)).statusCode).toBe(201);
    clock.advance(3_600_000);
    const refused = await leave(good);
    expect({ status: refused.statusCode, retryAfter: refused.headers['retry-after'] }).toEqual({
      status: 429,
      retryAfter: String(23 * 3600),
    });
    clock.advance(23 * 3_600_000);
    expect((await leave(good)).statusCode).toBe(201);
  });

  it('409: in a closed chat', async () => {
    await app.server.inject({
      method: 'POST',
      url: `/api/chat/sessions/${visitor.id}/close`,
      headers: { authorization: `Bearer ${visitor.token}` },
    });
    expect((await leave(good)).statusCode).toBe(409);
  });
});

describe('GET /api/chat/contact-requests', () => {
  it('200 newest first, by status, agent, assignee and text, paginated', async () => {
    const otherAgent = await createChatAgent(tenant);
    const second = await openAgentChat(app, otherAgent);
    await leave(good);
    clock.advance(1000);
    await leave({ ...good, name: 'Örjan', message: '100 % wool?' }, second.token);
    const { data } = await list();
    expect(data.map((each: { name: string }) => each.name)).toEqual(['Örjan', 'Nils Berg']);
    const names = async (query: string) => (await list(query)).data.map((each: { name: string }) => each.name);
    await update(data[0].id, { status: 'in_progress' });
    expect(await names('?status=new')).toEqual(['Nils Berg']);
    expect(await names('?status=new,in_progress')).toHaveLength(2);
    expect(await names(`?agent_id=${otherAgent}`)).toEqual(['Örjan']);
    expect(await names(`?q=${encodeURIComponent('örJAN')}`)).toEqual(['Örjan']);
    expect(await names(`?q=${encodeURIComponent('100 %')}`)).toEqual(['Örjan']);
    expect(await names('?q=nils%40')).toEqual(['Örjan', 'Nils Berg']);
    const page = await list('?limit=1&include_total=true');
    expect(page).toMatchObject({ has_more: true, total: 2 });
    expect(await names(`?limit=1&cursor=${page.next_cursor}`)).toEqual(['Nils Berg']);
  });

  it('with assigned operators: visible to them, supervisors and the assignee only; tenants are isolated', async () => {
    const [named, unnamed] = [await createOperator(app, tenant), await createOperator(app, tenant)];
    await assignOperators(app, agentId, [named.id]);
    const { id } = (await leave(good)).json();
    const seenBy = async (token: string) =>
      (await app.server.inject({ url, headers: { authorization: `Bearer ${token}` } })).json().data.length;
    expect(await seenBy(named.token)).toBe(1);
    expect(await seenBy((await createOperator(app, tenant, { role: 'admin' })).token)).toBe(1);
    expect(await seenBy(unnamed.token)).toBe(0);
    const hidden = await app.server.inject({
      method: 'PATCH',
      url: `${url}/${id}`,
      headers: { authorization: `Bearer ${unnamed.token}` },
      payload: { note: 'Mine' },
    });
    expect(hidden.statusCode).toBe(404);
    await update(id, { assignee_id: unnamed.id });
    expect(await seenBy(unnamed.token)).toBe(1);
    expect((await list('', await app.createTenant())).data).toEqual([]);
  });

  it('400: an unknown filter or status; 403: a key without the scope', async () => {
    for (const query of ['?status=old', '?name=x', '?limit=0']) {
      expect((await tenant.request('GET', `${url}${query}`)).statusCode).toBe(400);
    }
    const key = await tenant.createKey(['chat:read']);
    expect((await tenant.request('GET', url, undefined, { 'x-api-key': key })).statusCode).toBe(403);
  });
});

describe('PATCH /api/chat/contact-requests/{requestId}', () => {
  it('200 from new to in progress to resolved, each with an audit row without content', async () => {
    const astrid = await createOperator(app, tenant, { name: 'Astrid' });
    const { id } = (await leave(good)).json();
    const taken = await update(id, { status: 'in_progress', assignee_id: astrid.id, note: 'Calls at nine' });
    expect(taken.json()).toMatchObject({
      status: 'in_progress',
      assignee: { id: astrid.id, name: 'Astrid' },
      note: 'Calls at nine',
      resolved_at: null,
    });
    clock.advance(5000);
    const resolvedAt = clock.now().toISOString();
    expect((await update(id, { status: 'resolved' })).json()).toMatchObject({ resolved_at: resolvedAt });
    clock.advance(5000);
    expect((await update(id, { note: 'Called' })).json()).toMatchObject({ resolved_at: resolvedAt });
    const rows = await auditRows(app, tenant.id, 'contact_request.update');
    expect(rows.map((row) => row.details)).toEqual([
      { changed: ['status', 'note', 'assignee_id'], from: 'new', to: 'in_progress' },
      { changed: ['status'], from: 'in_progress', to: 'resolved' },
      { changed: ['note'], from: 'resolved', to: 'resolved' },
    ]);
    expect(JSON.stringify(rows)).not.toContain('Calls at nine');
  });

  it('200 back to in progress from resolved and from spam; null unassigns', async () => {
    const { id } = (await leave(good)).json();
    for (const status of ['in_progress', 'spam', 'in_progress', 'resolved', 'in_progress']) {
      expect((await update(id, { status })).json().status).toBe(status);
    }
    expect((await update(id, { assignee_id: null })).json()).toMatchObject({ assignee: null, resolved_at: null });
  });

  it('409 for any other transition, naming the allowed ones', async () => {
    const { id } = (await leave(good)).json();
    const skipped = await update(id, { status: 'resolved' });
    expect(skipped.statusCode).toBe(409);
    expect(skipped.json().message).toContain('in_progress');
    await update(id, { status: 'in_progress' });
    expect((await update(id, { status: 'new' })).statusCode).toBe(409);
  });

  it('200 without an audit row when nothing changes', async () => {
    const { id } = (await leave(good)).json();
    expect((await update(id, { status: 'new', note: '' })).statusCode).toBe(200);
    expect((await update(id, {})).statusCode).toBe(200);
    expect(await auditRows(app, tenant.id, 'contact_request.update')).toEqual([]);
  });

  it('400: an assignee of another tenant; 404 alike for another tenant’s and an unknown request', async () => {
    const stranger = await createOperator(app, await app.createTenant());
    const { id } = (await leave(good)).json();
    expect((await update(id, { assignee_id: stranger.id })).statusCode).toBe(400);
    const foreign = await update(id, { note: 'x' }, await app.createTenant());
    const missing = await update(unknownId, { note: 'x' });
    expect([foreign.statusCode, missing.statusCode]).toEqual([404, 404]);
    expect(withoutRequestId(foreign.json())).toEqual(withoutRequestId(missing.json()));
  });
});

describe('replies without a mail server', () => {
  it('501, as an email that is only stored would seem to be sent; the list says so beforehand', async () => {
    const { id } = (await leave(good)).json();
    const { token } = await createOperator(app, tenant);
    const headers = { authorization: `Bearer ${token}` };
    const path = `${url}/${id}/replies`;
    const answer = await app.server.inject({ method: 'POST', url: path, headers, payload: { text: 'Hello' } });
    expect([answer.statusCode, answer.json().reason]).toEqual([501, 'no_mail_server']);
    expect((await app.server.inject({ url: path, headers })).json()).toEqual({ data: [], can_send: false });
    expect((await list()).data[0].status).toBe('new');
  });
});
