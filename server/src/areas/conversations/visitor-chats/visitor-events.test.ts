import type { ChatSessionId } from '@parley/contract/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishTyping, releaseChat } from '#areas/conversations/chats';
import { createTestClock } from '#platform/clock/test-clock.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { changeChat, transferTargetOf } from '../../../../test/chat-changes.ts';
import { createOperator } from '../../../../test/desk.ts';
import type { EventReader } from '../../../../test/read-events.ts';
import { createChatAgent, listen, openChat, type Visitor, visitorAt } from '../../../../test/visitor.ts';

const clock = createTestClock();
let app: TestApp;
/** Second process on the same database, where operators work. */
let other: TestApp;
let base: string;
let otherBase: string;
let tenant: TestTenant;
let astrid: ReturnType<typeof transferTargetOf>;

beforeAll(async () => {
  app = await buildTestApp({ clock });
  other = await buildTestApp({ clock: createTestClock(), database: app.database });
  [base, otherBase] = [await listen(app), await listen(other)];
  tenant = await app.createTenant();
  const operator = await createOperator(app, tenant);
  astrid = transferTargetOf(other, tenant.id, { id: operator.id, name: 'Astrid' });
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const open = async () => openChat(base, await createChatAgent(tenant));
const waitInQueue = (visitor: Visitor, method = 'POST') =>
  fetch(`${base}/api/chat/sessions/${visitor.sessionId}/handoff`, { method, headers: visitor.headers });

async function follow(visitor: Visitor, headers?: Record<string, string>): Promise<EventReader> {
  const stream = await visitor.follow(headers);
  await stream.until('ready');
  return stream;
}
/** Next status with the id of its event. */
async function nextStatus(stream: EventReader) {
  const { id, data } = (await stream.until('chat.status')).at(-1) ?? {};
  const { status, queue_position: place } = data?.data ?? {};
  return { isStored: id !== undefined, status, place };
}

describe('the stream of a visitor', () => {
  it('reports the operator typing, from any process, and not the visitor', async () => {
    const visitor = await open();
    const streams = [await follow(visitor), await follow(visitorAt(otherBase, visitor))];
    const typing = { tenantId: tenant.id, sessionId: visitor.sessionId as ChatSessionId };
    publishTyping(app.deps.bus, { ...typing, by: 'visitor', typing: true });
    publishTyping(app.deps.bus, { ...typing, by: 'operator', typing: true, name: 'Astrid' });
    for (const stream of streams) {
      const told = await stream.next();
      expect(told).toMatchObject({ id: undefined, event: 'typing' });
      expect(told.data.data).toEqual({ by: 'operator', typing: true, name: 'Astrid' });
      stream.cut();
    }
  });

  it('reports no typing of other chats', async () => {
    const [visitor, stranger] = [await open(), await open()];
    const stream = await follow(visitor);
    const of = (each: Visitor) => ({ tenantId: tenant.id, sessionId: each.sessionId as ChatSessionId });
    publishTyping(app.deps.bus, { ...of(stranger), by: 'operator', typing: true, name: 'Bo' });
    publishTyping(app.deps.bus, { ...of(visitor), by: 'operator', typing: false, name: 'Astrid' });
    expect((await stream.next()).data.data).toMatchObject({ name: 'Astrid' });
    stream.cut();
  });

  it('reports the queue position as it advances, and then the operator, in this order', async () => {
    const agentId = await createChatAgent(tenant);
    const visitors = [await openChat(base, agentId), await openChat(base, agentId), await openChat(base, agentId)];
    const [first, second, third] = visitors as [Visitor, Visitor, Visitor];
    const stream = await follow(third);
    for (const visitor of visitors) await waitInQueue(visitor);
    expect(await nextStatus(stream)).toEqual({ isStored: true, status: 'waiting', place: 3 });
    await astrid.claim(first.sessionId);
    expect(await nextStatus(stream)).toEqual({ isStored: false, status: 'waiting', place: 2 });
    await waitInQueue(second, 'DELETE');
    expect(await nextStatus(stream)).toEqual({ isStored: false, status: 'waiting', place: 1 });
    await astrid.claim(third.sessionId);
    expect(await nextStatus(stream)).toEqual({ isStored: true, status: 'with_operator', place: null });
    stream.cut();
  });

  it('updates queue positions behind a chat requeued to the front when its operator goes offline', async () => {
    const agentId = await createChatAgent(tenant);
    const [first, second] = [await openChat(base, agentId), await openChat(base, agentId)];
    const claimed = await follow(first);
    await waitInQueue(first);
    await astrid.claim(first.sessionId);
    // Once this process has seen the claim, it has no other reason to read the queue before `second` waits in it.
    while ((await nextStatus(claimed)).status !== 'with_operator');
    claimed.cut();
    clock.advance(1000);
    const stream = await follow(second);
    await waitInQueue(second);
    expect(await nextStatus(stream)).toEqual({ isStored: true, status: 'waiting', place: 1 });
    await changeChat(other, tenant.id, (context) =>
      releaseChat(context, first.sessionId as ChatSessionId, { by: null, to: 'queue', isLost: true }),
    );
    expect(await nextStatus(stream)).toEqual({ isStored: false, status: 'waiting', place: 2 });
    stream.cut();
  });

  it('reports the position to a visitor who reconnects while queued', async () => {
    const agentId = await createChatAgent(tenant);
    const [first, second] = [await openChat(base, agentId), await openChat(base, agentId)];
    await waitInQueue(first);
    await waitInQueue(second);
    const stream = await follow(visitorAt(otherBase, second));
    await astrid.claim(first.sessionId);
    let told = await nextStatus(stream);
    // An earlier event may reach that process only now.
    while (told.isStored) told = await nextStatus(stream);
    expect(told).toEqual({ isStored: false, status: 'waiting', place: 1 });
    stream.cut();
  });

  it('resumes after the last stored event, regardless of ephemeral ones', async () => {
    const agentId = await createChatAgent(tenant);
    const [first, second] = [await openChat(base, agentId), await openChat(base, agentId)];
    const stream = await follow(second);
    await waitInQueue(first);
    await waitInQueue(second);
    const stored = (await stream.until('chat.status')).at(-1);
    await astrid.claim(first.sessionId);
    expect(await nextStatus(stream)).toMatchObject({ isStored: false, place: 1 });
    stream.cut();
    const again = await follow(second, { 'last-event-id': stored?.id ?? '' });
    await astrid.claim(second.sessionId);
    const events = await again.until('chat.status');
    expect(events.map(({ event }) => event)).toEqual(['message.created', 'chat.status']);
    again.cut();
  });
});
