import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import {
  assignOperators,
  createOperator,
  type DeskVisitor,
  openWaitingChat,
  type TestOperator,
} from '../../../../test/desk.ts';
import { createScriptedBrain } from '../../../../test/scripted-brain.ts';
import { unknownId } from '../../../../test/unknown-id.ts';
import { createChatAgent } from '../../../../test/visitor.ts';

let app: TestApp;
let tenant: TestTenant;
let agentId: string;
let anna: TestOperator;
let chat: DeskVisitor;

beforeAll(async () => {
  app = await buildTestApp({ brain: createScriptedBrain((turn) => `Re: ${turn.question}`) });
  tenant = await app.createTenant();
  agentId = await createChatAgent(tenant);
});
afterAll(() => app.close());

beforeEach(async () => {
  anna = await createOperator(app, tenant, { name: 'Anna' });
  chat = await openWaitingChat(app, tenant, agentId);
  await anna.desk('POST', `/chats/${chat.id}/claim`);
});

const release = (by: TestOperator, body: object, id: string = chat.id) => by.desk('POST', `/chats/${id}/release`, body);
const messages = async () => (await anna.desk('GET', `/chats/${chat.id}/messages`)).json().data;
const noticesSeen = async () =>
  (await chat.reads('/messages'))
    .json()
    .data.flatMap((each: { notice: { kind: string } | null }) => (each.notice ? [each.notice.kind] : []));

describe('POST /api/chat/operator/chats/{sessionId}/release', () => {
  it('200 to the queue: queued again, with a note for the next operator, and an audit row', async () => {
    const answer = await release(anna, { to: 'queue', note: 'Wants a refund' });
    expect(answer.json()).toMatchObject({ status: 'waiting', operator: null, waiting_since: expect.any(String) });
    const notes = (await messages()).filter((each: { visibility: string }) => each.visibility === 'internal');
    expect(notes).toMatchObject([{ text: 'Wants a refund', role: 'operator', author: { id: anna.id, name: 'Anna' } }]);
    expect(await noticesSeen()).toEqual(['waiting', 'operator_joined', 'operator_left']);
    expect((await chat.reads('/messages')).body).not.toContain('Wants a refund');
    const [row] = (await auditRows(app, tenant.id, 'chat.release')).filter((each) => each.resource_id === chat.id);
    expect(row).toMatchObject({ details: { to: 'queue', operator_id: null, has_note: true } });
    expect(JSON.stringify(row)).not.toContain('refund');
  });

  it('200 to the agent, which answers the visitor’s pending messages', async () => {
    await chat.says('And another thing');
    expect((await release(anna, { to: 'agent' })).json()).toMatchObject({ status: 'open', operator: null });
    await expect
      .poll(async () => (await messages()).findLast((each: { role: string }) => each.role === 'agent')?.text, {
        timeout: 20_000,
      })
      .toContain('And another thing');
    expect(await noticesSeen()).toEqual(['waiting', 'operator_joined', 'operator_left', 'back_to_agent']);
  });

  it('200 to the agent, which does not answer messages the operator answered', async () => {
    await anna.desk('POST', `/chats/${chat.id}/messages`, { text: 'Here you are' });
    await release(anna, { to: 'agent' });
    const { rows } = await app.deps.db.platform.pool.query(
      'select is_unanswered from chat_sessions where id = $1 and is_unanswered',
      [chat.id],
    );
    expect(rows).toEqual([]);
  });

  it('200 to another operator: without queueing, and announced to the visitor by name', async () => {
    const bo = await createOperator(app, tenant, { name: 'Bo' });
    const answer = await release(anna, { to: 'operator', operator_id: bo.id, note: 'Yours' });
    expect(answer.json()).toMatchObject({ status: 'with_operator', operator: { id: bo.id, name: 'Bo' } });
    expect(await noticesSeen()).toEqual(['waiting', 'operator_joined', 'operator_left', 'operator_joined']);
    expect((await release(anna, { to: 'queue' })).json()).toMatchObject({
      error: 'conflict',
      message: 'Bo has this chat; claim it first',
    });
    expect((await anna.desk('POST', `/chats/${chat.id}/messages`, { text: 'Late' })).statusCode).toBe(409);
  });

  it.each([
    ['offline', { status: 'offline' }, 'not_online'],
    ['away', { status: 'away' }, 'not_online'],
    ['a viewer', { role: 'viewer' }, 'not_an_operator'],
  ] as const)('409 to an operator who is %s, with the reason', async (_, options, code) => {
    const bo = await createOperator(app, tenant, options);
    const answer = await release(anna, { to: 'operator', operator_id: bo.id, note: 'Yours' });
    expect(answer.json()).toMatchObject({ error: 'conflict', details: [{ path: '/operator_id', code }] });
    expect((await messages()).map((each: { text: string }) => each.text)).not.toContain('Yours');
  });

  it('409 to an operator who is offline, at capacity, not assigned to the agent or the holder', async () => {
    const [gone, full, stranger] = [
      await createOperator(app, tenant),
      await createOperator(app, tenant, { name: 'Bo', capacity: 1 }),
      await createOperator(app, tenant, { name: 'Cia' }),
    ];
    const { pool } = app.deps.db.platform;
    await pool.query(`update chat_operators set last_seen_at = now() - interval '2 minutes' where user_id = $1`, [
      gone.id,
    ]);
    const busy = await openWaitingChat(app, tenant, agentId);
    await full.desk('POST', `/chats/${busy.id}/claim`);
    const codeTo = async (id: string) => (await release(anna, { to: 'operator', operator_id: id })).json().details[0];
    expect(await codeTo(gone.id)).toMatchObject({ code: 'not_present' });
    expect(await codeTo(full.id)).toMatchObject({ code: 'no_capacity', message: 'Bo has 1 of 1 chats' });
    expect(await codeTo(anna.id)).toMatchObject({ code: 'has_it' });
    await assignOperators(app, agentId, [anna.id]);
    expect(await codeTo(stranger.id)).toMatchObject({ code: 'not_allowed' });
    await assignOperators(app, agentId, []);
  });

  it('two operators who hand each other their last chat concurrently do not deadlock', async () => {
    const bo = await createOperator(app, tenant, { capacity: 1 });
    const second = await openWaitingChat(app, tenant, agentId);
    await bo.desk('POST', `/chats/${second.id}/claim`);
    const answers = await Promise.all([
      release(anna, { to: 'operator', operator_id: bo.id }),
      release(bo, { to: 'operator', operator_id: anna.id }, second.id),
    ]);
    expect(answers.filter((each) => ![200, 409].includes(each.statusCode))).toEqual([]);
    expect(answers[1]?.statusCode).toBe(200);
  });

  it('400 to an unknown or foreign operator, and for a missing or superfluous target', async () => {
    const other = await app.createTenant();
    const foreign = await createOperator(app, other);
    const bodies = [
      { to: 'operator', operator_id: unknownId },
      { to: 'operator', operator_id: foreign.id },
      { to: 'operator' },
      { to: 'queue', operator_id: anna.id },
      { to: 'moon' },
      { to: 'queue', note: ' ' },
      { to: 'queue', colour: 'red' },
    ];
    for (const body of bodies) expect([body, (await release(anna, body)).statusCode]).toEqual([body, 400]);
  });

  it('409 without holding the chat and for a closed one, 404 for a foreign one, 403 for a viewer', async () => {
    const bo = await createOperator(app, tenant);
    expect((await release(bo, { to: 'queue', note: 'Mine' })).json()).toMatchObject({
      message: 'Anna has this chat; claim it first',
    });
    const foreign = await createOperator(app, await app.createTenant());
    expect((await release(foreign, { to: 'queue' })).statusCode).toBe(404);
    const viewer = await createOperator(app, tenant, { role: 'viewer' });
    expect((await release(viewer, { to: 'queue' })).statusCode).toBe(403);
    await anna.desk('POST', `/chats/${chat.id}/close`);
    expect((await release(anna, { to: 'queue' })).statusCode).toBe(409);
    expect((await messages()).map((each: { text: string }) => each.text)).not.toContain('Mine');
  });
});
