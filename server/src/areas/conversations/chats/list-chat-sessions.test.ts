import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock, type TestClock } from '#platform/clock/test-clock.ts';
import { createAccounts } from '../../../../test/accounts.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import {
  assignOperators,
  createOperator,
  type DeskVisitor,
  openAgentChat,
  openWaitingChat,
  type TestOperator,
} from '../../../../test/desk.ts';
import { createScriptedBrain } from '../../../../test/scripted-brain.ts';
import { unknownId } from '../../../../test/unknown-id.ts';
import { createChatAgent } from '../../../../test/visitor.ts';

let clock: TestClock;
let app: TestApp;
let tenant: TestTenant;
let shop: string;
let clinic: string;
/** Chats, oldest first: closed, claimed, waiting, open. */
let chats: DeskVisitor[];
let operator: TestOperator;
const idOf = (index: number) => chats[index]?.id ?? '';

beforeAll(async () => {
  clock = createTestClock();
  app = await buildTestApp({ clock, brain: createScriptedBrain((turn) => `Re: ${turn.question}`) });
  tenant = await app.createTenant();
  [shop, clinic] = [await createChatAgent(tenant), await createChatAgent(tenant)];
  operator = await createOperator(app, tenant);
  const later = async <Made>(making: Promise<Made>): Promise<Made> => {
    const made = await making;
    clock.advance(60_000);
    return made;
  };
  chats = [
    await later(openWaitingChat(app, tenant, shop, { more: { visitor: { name: 'Ada Byron' } } })),
    await later(openWaitingChat(app, tenant, shop, { more: { visitor: { email: 'grace@example.com' } } })),
    await later(openWaitingChat(app, tenant, clinic, { says: ['My tooth is 100 % broken'] })),
    await later(openAgentChat(app, clinic, { variables: { plan: 'pro' } })),
  ];
  for (const index of [0, 1]) await operator.desk('POST', `/chats/${idOf(index)}/claim`);
  await tenant.request('POST', `/api/chat/sessions/${idOf(0)}/close`);
});
afterAll(() => app.close());

async function list(query = '', headers?: Record<string, string>) {
  const url = `/api/chat/sessions${query}`;
  const answer = headers ? await app.server.inject({ url, headers }) : await tenant.request('GET', url);
  const body = answer.json();
  return { status: answer.statusCode, body, ids: (body.data ?? []).map((chat: { id: string }) => chat.id) };
}
const allOf = (...indexes: number[]) => indexes.map(idOf);

describe('GET /api/chat/sessions', () => {
  it('200: newest first, with the operator desk’s fields', async () => {
    const { body, ids } = await list();
    expect(ids).toEqual(allOf(3, 2, 1, 0));
    expect(body.data[3]).toMatchObject({
      status: 'closed',
      agent: { id: shop, name: 'Chat agent' },
      customer: { name: 'Ada Byron' },
      requested_by: 'visitor',
      close_reason: 'api',
    });
    expect(body.data[0].customer.variables).toEqual({ plan: 'pro' });
  });

  it('consistent pages, with a total on request', async () => {
    const first = await list('?limit=3&include_total=true');
    expect([first.ids, first.body.total, first.body.has_more]).toEqual([allOf(3, 2, 1), 4, true]);
    const second = await list(`?limit=3&cursor=${first.body.next_cursor}`);
    expect([second.ids, second.body.has_more]).toEqual([allOf(0), false]);
  });

  it('filters by agent, status, operator, time and text', async () => {
    expect((await list(`?agent_id=${clinic}`)).ids).toEqual(allOf(3, 2));
    expect((await list('?status=waiting,open')).ids).toEqual(allOf(3, 2));
    expect((await list(`?operator_id=${operator.id}`)).ids).toEqual(allOf(1, 0));
    expect((await list(`?operator_id=${unknownId}`)).ids).toEqual([]);
    expect((await list('?verified=false')).ids).toHaveLength(4);
    expect((await list('?verified=true')).ids).toEqual([]);
    const [from, to] = ['2026-01-01T00:01:00Z', '2026-01-01T00:03:00Z'];
    expect((await list(`?from=${from}&to=${to}`)).ids).toEqual(allOf(2, 1));
    expect((await list('?q=byron')).ids).toEqual(allOf(0));
    expect((await list('?q=GRACE@')).ids).toEqual(allOf(1));
    expect((await list('?q=100%20%25%20broken')).ids).toEqual(allOf(2));
    // Signs separate words, and none is a wildcard.
    expect((await list('?q=100_')).ids).toEqual(allOf(2));
    expect((await list('?q=10_%25')).ids).toEqual([]);
    expect((await list(`?agent_id=${shop}&status=closed&q=ada`)).ids).toEqual(allOf(0));
  });

  it('400 for invalid filters', async () => {
    for (const query of ['?status=lost', '?verified=yes', '?colour=red', '?from=today', '?q=', '?cursor=x'])
      expect((await list(query)).status).toBe(400);
  });

  it('empty for another tenant, 403 without the scope', async () => {
    expect((await list('', { 'x-api-key': (await app.createTenant()).key })).ids).toEqual([]);
    expect((await list('', { 'x-api-key': await tenant.createKey(['chat:write']) })).status).toBe(403);
  });
});

describe('an operator not assigned to an agent', () => {
  it('reads only own chats of it; other operators read all', async () => {
    const named = await createOperator(app, tenant);
    await assignOperators(app, shop, [named.id]);
    const as = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });
    expect((await list('', as(operator))).ids).toEqual(allOf(3, 2, 1));
    expect((await list('', as(named))).ids).toEqual(allOf(3, 2, 1, 0));
    expect((await list('', as(await createAccounts(app).logIn('viewer', tenant.id)))).ids).toHaveLength(4);
    const read = async (index: number) =>
      (await app.server.inject({ url: `/api/chat/sessions/${idOf(index)}`, headers: as(operator) })).statusCode;
    expect([await read(0), await read(1)]).toEqual([404, 200]);
  });
});

describe('GET /api/chat/sessions/{sessionId}', () => {
  it('200 with the whole transcript, notes included, which visitors do not get', async () => {
    const { id, reads } = chats[1] ?? { id: '', reads: () => Promise.reject(new Error('no chat')) };
    const note = { text: 'Careful', visibility: 'internal' };
    expect((await operator.desk('POST', `/chats/${id}/messages`, note)).statusCode).toBe(201);
    const session = (await tenant.request('GET', `/api/chat/sessions/${id}`)).json();
    const said = session.messages.map((message: { role: string; text: string; visibility: string }) => [
      message.role,
      message.visibility,
    ]);
    expect(said).toEqual([
      ['system', 'public'],
      ['visitor', 'public'],
      ['system', 'public'],
      ['operator', 'internal'],
    ]);
    expect(session).toMatchObject({ id, status: 'with_operator', has_more_messages: false });
    expect((await reads('/messages')).body).not.toContain('Careful');
  });

  it('404 for another tenant, as for an unknown one', async () => {
    const other = await app.createTenant();
    const answers = await Promise.all([
      other.request('GET', `/api/chat/sessions/${idOf(0)}`),
      other.request('GET', `/api/chat/sessions/${unknownId}`),
    ]);
    const [one, never] = answers.map((answer) => ({ ...answer.json(), request_id: '' }));
    expect(one).toEqual(never);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  });
});
