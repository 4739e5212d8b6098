import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

let app: TestApp;
let tenant: TestTenant;
let named: string;
let anna: TestOperator;
let supervisor: TestOperator;
/** In order of arrival: three waiting, one with the agent, one of an agent with named operators. */
let waiting: DeskVisitor[];
let withAgent: DeskVisitor;
let hidden: DeskVisitor;

beforeAll(async () => {
  app = await buildTestApp({ brain: createScriptedBrain((turn) => `Re: ${turn.question}`) });
  tenant = await app.createTenant();
  const agentId = await createChatAgent(tenant, { name: 'Reception' });
  named = await createChatAgent(tenant);
  anna = await createOperator(app, tenant, { name: 'Anna' });
  supervisor = await createOperator(app, tenant, { role: 'owner', name: 'Sven' });
  await assignOperators(app, named, [supervisor.id]);
  waiting = [];
  const more = { locale: 'sv-SE', page_url: 'https://example.com/', visitor: { name: 'Nils' } };
  for (const text of ['First', 'Second', 'Third']) {
    waiting.push(await openWaitingChat(app, tenant, agentId, { says: ['Hi', text], reason: 'lost order', more }));
  }
  withAgent = await openAgentChat(app, agentId);
  hidden = await openWaitingChat(app, tenant, named);
});
afterAll(() => app.close());

const idsOf = (answer: { json(): { data: { id: string }[] } }) => answer.json().data.map((chat) => chat.id);
const ids = (chats: DeskVisitor[]) => chats.map((chat) => chat.id);

async function pages(path: string): Promise<string[]> {
  const seen: string[] = [];
  let cursor = '';
  do {
    const answer = await anna.desk('GET', `${path}${path.includes('?') ? '&' : '?'}limit=2${cursor}`);
    seen.push(...idsOf(answer));
    const { next_cursor: next } = answer.json();
    cursor = next === null ? '' : `&cursor=${next}`;
  } while (cursor);
  return seen;
}

describe('GET /api/chat/operator/queue', () => {
  it('200: queued chats, longest-waiting first, with the fields an operator needs to choose', async () => {
    const answer = await anna.desk('GET', '/queue');
    expect(idsOf(answer)).toEqual(ids(waiting));
    expect(answer.json().data[0]).toMatchObject({
      agent: { name: 'Reception' },
      status: 'waiting',
      customer: { name: 'Nils', verified_fields: [] },
      language: 'sv-SE',
      page_url: 'https://example.com/',
      reason: 'lost order',
      requested_by: 'visitor',
      waiting_since: expect.any(String),
      last_message: { role: 'visitor', text: 'First' },
      visitor_seen_message_id: null,
      unread_count: 2,
    });
  });

  it('pages through the queue without losing or repeating a chat', async () => {
    expect(await pages('/queue')).toEqual(ids(waiting));
    expect((await anna.desk('GET', '/queue?include_total=true&limit=1')).json().total).toBe(3);
  });

  it('shows chats of agents with other assigned operators to supervisors only', async () => {
    expect(idsOf(await supervisor.desk('GET', '/queue'))).toEqual(ids([...waiting, hidden]));
    expect(idsOf(await supervisor.desk('GET', `/queue?agent_id=${named}`))).toEqual([hidden.id]);
    expect(idsOf(await anna.desk('GET', `/queue?agent_id=${named}`))).toEqual([]);
    await assignOperators(app, named, [anna.id]);
    expect(idsOf(await anna.desk('GET', `/queue?agent_id=${named}`))).toEqual([hidden.id]);
    await assignOperators(app, named, [supervisor.id]);
  });

  it.each(['?limit=0', '?cursor=x', '?agent_id=x', '?status=waiting'])('400: %s', async (query) => {
    expect((await anna.desk('GET', `/queue${query}`)).statusCode).toBe(400);
  });

  it('403 for a viewer', async () => {
    const viewer = await createOperator(app, tenant, { role: 'viewer' });
    expect((await viewer.desk('GET', '/queue')).statusCode).toBe(403);
    expect((await viewer.desk('GET', '/chats')).statusCode).toBe(403);
    expect((await viewer.desk('GET', `/chats/${withAgent.id}`)).statusCode).toBe(403);
  });

  it('is empty for another tenant', async () => {
    const stranger = await createOperator(app, await app.createTenant(), { role: 'owner' });
    expect(idsOf(await stranger.desk('GET', '/queue'))).toEqual([]);
    expect(idsOf(await stranger.desk('GET', '/chats'))).toEqual([]);
  });
});

describe('GET /api/chat/operator/chats', () => {
  it('200: every open chat, newest first, paginated', async () => {
    const all = ids([...waiting, withAgent].toReversed());
    expect(idsOf(await anna.desk('GET', '/chats'))).toEqual(all);
    expect(await pages('/chats')).toEqual(all);
    expect((await anna.desk('GET', '/chats?include_total=true')).json().total).toBe(4);
    expect(idsOf(await supervisor.desk('GET', '/chats'))).toContain(hidden.id);
  });

  it('200 by status, one or several', async () => {
    expect(idsOf(await anna.desk('GET', '/chats?status=open'))).toEqual([withAgent.id]);
    expect(idsOf(await anna.desk('GET', '/chats?status=open,waiting'))).toHaveLength(4);
    expect(idsOf(await anna.desk('GET', '/chats?status=with_operator'))).toEqual([]);
    expect((await anna.desk('GET', '/chats?status=lost')).statusCode).toBe(400);
  });

  it('200 with mine=true: own chats, and closed chats last held', async () => {
    const bo = await createOperator(app, tenant);
    const [first, second] = await Promise.all([
      openWaitingChat(app, tenant, named),
      openWaitingChat(app, tenant, named),
    ]);
    await assignOperators(app, named, [bo.id]);
    for (const chat of [first, second]) await bo.desk('POST', `/chats/${chat.id}/claim`);
    expect(idsOf(await bo.desk('GET', '/chats?mine=true')).toSorted()).toEqual(ids([first, second]).toSorted());
    await bo.desk('POST', `/chats/${first.id}/close`);
    expect(idsOf(await bo.desk('GET', '/chats?mine=true'))).toEqual([second.id]);
    expect(idsOf(await bo.desk('GET', '/chats?mine=true&status=closed'))).toEqual([first.id]);
    expect(idsOf(await supervisor.desk('GET', '/chats?mine=true&status=closed'))).toEqual([]);
    await bo.desk('POST', `/chats/${second.id}/close`);
    await assignOperators(app, named, [supervisor.id]);
  });

  it('shows a held chat after the operator is unassigned from its agent', async () => {
    const bo = await createOperator(app, tenant);
    await assignOperators(app, named, [bo.id]);
    await bo.desk('POST', `/chats/${hidden.id}/claim`);
    await assignOperators(app, named, [supervisor.id]);
    expect(idsOf(await bo.desk('GET', '/chats?mine=true'))).toEqual([hidden.id]);
    expect((await bo.desk('POST', `/chats/${hidden.id}/release`, { to: 'queue' })).statusCode).toBe(200);
    expect((await bo.desk('GET', `/chats/${hidden.id}`)).statusCode).toBe(404);
  });
});

describe('GET /api/chat/operator/chats/{sessionId}', () => {
  it('200: one chat; 404 for a foreign, an unknown and an invisible one', async () => {
    const answer = await anna.desk('GET', `/chats/${withAgent.id}`);
    expect(answer.json()).toMatchObject({ id: withAgent.id, status: 'open', operator: null, last_message: null });
    const stranger = await createOperator(app, await app.createTenant());
    expect((await stranger.desk('GET', `/chats/${withAgent.id}`)).statusCode).toBe(404);
    for (const id of [unknownId, hidden.id, 'x']) expect((await anna.desk('GET', `/chats/${id}`)).statusCode).toBe(404);
  });
});
