import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { createOperator, type DeskVisitor, openWaitingChat, type TestOperator } from '../../../../test/desk.ts';
import { unknownId } from '../../../../test/unknown-id.ts';
import { createChatAgent } from '../../../../test/visitor.ts';

let app: TestApp;
let tenant: TestTenant;
let agentId: string;
let anna: TestOperator;
let chat: DeskVisitor;

beforeAll(async () => {
  app = await buildTestApp();
  tenant = await app.createTenant();
  agentId = await createChatAgent(tenant);
  anna = await createOperator(app, tenant, { name: 'Anna' });
});
afterAll(() => app.close());

beforeEach(async () => {
  const more = { visitor: { name: 'Nils' }, variables: { order: '1041', plan: 'pro' } };
  chat = await openWaitingChat(app, tenant, agentId, { says: [], more });
});

const patch = (body: object, by = anna) => by.desk('PATCH', `/chats/${chat.id}/customer`, body);
const addVerifiedFields = (identity: object) =>
  app.deps.db.platform.pool.query('update chat_sessions set identity = $2 where id = $1', [
    chat.id,
    JSON.stringify(identity),
  ]);

describe('PATCH /api/chat/operator/chats/{sessionId}/customer', () => {
  it('200: changes named fields and variables, keeps others; the desk is notified, and the audit row has no values', async () => {
    const answer = await patch({
      email: 'nils@example.com',
      note: 'Calls back',
      variables: { order: '7', plan: null },
    });
    expect(answer.json().customer).toEqual({
      name: 'Nils',
      email: 'nils@example.com',
      phone_number: '',
      user_id: '',
      note: 'Calls back',
      variables: { order: '7' },
      verified_fields: [],
    });
    expect((await anna.desk('GET', `/chats/${chat.id}`)).json().customer).toEqual(answer.json().customer);
    const { rows } = await app.deps.db.platform.pool.query(
      `select data -> 'changed' as changed from events where type = 'chat.session.updated'
       and data -> 'chat' ->> 'id' = $1`,
      [chat.id],
    );
    expect(rows).toEqual([{ changed: ['customer'] }]);
    const audited = (await auditRows(app, tenant.id, 'chat.update_customer')).filter(
      (row) => row.resource_id === chat.id,
    );
    expect(audited).toMatchObject([{ details: { changed_fields: ['email', 'order', 'plan', 'note'] } }]);
    expect(JSON.stringify(audited)).not.toContain('nils@');
  });

  it('200: null or blank deletes a field', async () => {
    await patch({ email: 'nils@example.com', phone_number: '+46701234567' });
    const answer = await patch({ name: null, email: '', phone_number: null });
    expect(answer.json().customer).toMatchObject({ name: '', email: '', phone_number: '' });
  });

  it('200 without event or audit row when nothing changes', async () => {
    expect((await patch({ name: 'Nils', note: '', variables: { order: '1041', none: null } })).statusCode).toBe(200);
    const rows = (await auditRows(app, tenant.id, 'chat.update_customer')).filter((row) => row.resource_id === chat.id);
    expect(rows).toEqual([]);
  });

  it('200 after the chat is closed', async () => {
    await anna.desk('POST', `/chats/${chat.id}/close`);
    expect((await patch({ note: 'Was fine' })).json().customer.note).toBe('Was fine');
  });

  it('400 for verified fields, each named; nothing is written', async () => {
    await addVerifiedFields({ user_id: 'u-1', email: 'nils@portal.example', plan: 'pro' });
    const answer = await patch({ name: 'Nisse', email: 'x@example.com', variables: { plan: 'free', order: '7' } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details.map((each: { path: string }) => each.path)).toEqual(['/email', '/variables/plan']);
    const { customer } = (await anna.desk('GET', `/chats/${chat.id}`)).json();
    expect(customer).toMatchObject({ name: 'Nils', email: 'nils@portal.example', variables: { order: '1041' } });
    expect((await patch({ name: 'Nisse' })).json().customer.name).toBe('Nisse');
  });

  it.each([
    { email: 'nobody' },
    { variables: { user_id: 'u-2' } },
    { variables: { email: 'a@example.com' } },
    { variables: { 'not a name': 'x' } },
    { variables: Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`v${at}`, 'x'])) },
    { user_id: 'u-2' },
  ])('400: %j', async (body) => {
    expect((await patch(body)).statusCode).toBe(400);
  });

  it('404 for another tenant and an unknown chat, 403 for a viewer', async () => {
    const stranger = await createOperator(app, await app.createTenant(), { role: 'owner' });
    expect((await patch({ note: 'x' }, stranger)).statusCode).toBe(404);
    expect((await anna.desk('PATCH', `/chats/${unknownId}/customer`, { note: 'x' })).statusCode).toBe(404);
    const viewer = await createOperator(app, tenant, { role: 'viewer' });
    expect((await patch({ note: 'x' }, viewer)).statusCode).toBe(403);
  });
});
