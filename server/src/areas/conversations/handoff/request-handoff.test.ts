import type { ChatMessage } from '@parley/contract/resources/chat';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock } from '#platform/clock/test-clock.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { createOperator } from '../../../../test/desk.ts';
import { createScriptedBrain, type ScriptedBrain } from '../../../../test/scripted-brain.ts';
import { createChatAgent, listen, openChat, type Visitor } from '../../../../test/visitor.ts';
import { setWidget } from '../../../../test/widget-settings.ts';

let app: TestApp;
let brain: ScriptedBrain;
let base: string;
/** Tenant with an operator online. */
let staffed: TestTenant;
let unstaffed: TestTenant;

beforeAll(async () => {
  brain = createScriptedBrain();
  // A stopped clock keeps operators present.
  app = await buildTestApp({ brain, clock: createTestClock() });
  base = await listen(app);
  [staffed, unstaffed] = [await app.createTenant(), await app.createTenant()];
  await createOperator(app, staffed);
});
afterAll(() => app.close());

const openIn = async (tenant: TestTenant, widget: object = {}) => {
  const agentId = await createChatAgent(tenant);
  await setWidget(app, agentId, widget);
  return { agentId, visitor: await openChat(base, agentId) };
};

async function handoff(visitor: Visitor, method: 'POST' | 'DELETE' = 'POST', body?: object) {
  const response = await fetch(`${base}/api/chat/sessions/${visitor.sessionId}/handoff`, {
    method,
    headers: { ...visitor.headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
const kinds = (messages: readonly ChatMessage[]) => messages.map(({ role, notice }) => notice?.kind ?? role);

describe('POST /api/chat/sessions/{sessionId}/handoff', () => {
  it('queues the chat, returns its position, and is idempotent', async () => {
    const { agentId, visitor } = await openIn(staffed);
    const asked = await handoff(visitor, 'POST', { reason: 'A refund' });
    expect(asked).toMatchObject({ status: 200, body: { outcome: 'waiting', status: 'waiting', queue_position: 1 } });
    expect((await handoff(visitor)).body).toMatchObject({ outcome: 'waiting', queue_position: 1 });
    const next = await openChat(base, agentId);
    expect((await handoff(next)).body).toMatchObject({ queue_position: 2 });
    expect(kinds(await visitor.history())).toEqual(['waiting']);
    // Neither the agent nor a queue has the chat.
    expect(await visitor.send('Hello?')).toMatchObject({ status: 200, body: { answer: null } });
    expect(brain.turns).toHaveLength(0);
  });

  it('reports once that no operator is available, and the agent continues', async () => {
    const { visitor } = await openIn(unstaffed);
    for (const _ of [1, 2])
      expect((await handoff(visitor)).body).toMatchObject({ outcome: 'nobody_available', status: 'open' });
    expect(kinds(await visitor.history())).toEqual(['nobody_available']);
    const sent = visitor.send('Then you');
    (await brain.next()).finish('With pleasure');
    expect((await sent).body.answer?.text).toBe('With pleasure');
    await handoff(visitor);
    expect(kinds(await visitor.history())).toEqual(['nobody_available', 'visitor', 'agent', 'nobody_available']);
  });

  it('counts only operators assigned to the agent, within its opening hours', async () => {
    const nobody = await openIn(staffed, { operator_ids: [app.deps.newId()] });
    expect((await handoff(nobody.visitor)).body).toMatchObject({ outcome: 'nobody_available' });
    const never = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };
    const shut = await openIn(staffed, { hours: { timezone: null, weekly: never } });
    expect((await handoff(shut.visitor)).body).toMatchObject({ outcome: 'nobody_available' });
  });

  it('403 where the widget disables handoffs', async () => {
    const { visitor } = await openIn(staffed, { handoff: { is_enabled: false } });
    expect(await handoff(visitor)).toMatchObject({ status: 403, body: { error: 'forbidden' } });
    expect(await visitor.history()).toEqual([]);
  });

  it('409 for a closed chat', async () => {
    const { visitor } = await openIn(staffed);
    await staffed.request('POST', `/api/chat/sessions/${visitor.sessionId}/close`);
    expect(await handoff(visitor)).toMatchObject({ status: 409, body: { error: 'conflict' } });
  });

  it('403 from a disallowed origin', async () => {
    const { visitor } = await openIn(staffed, { allowed_domains: ['shop.example'] });
    const response = await fetch(`${base}/api/chat/sessions/${visitor.sessionId}/handoff`, {
      method: 'POST',
      headers: { ...visitor.headers, origin: 'https://evil.example' },
    });
    expect(response.status).toBe(403);
  });
});

describe('DELETE /api/chat/sessions/{sessionId}/handoff', () => {
  it('removes the chat from the queue, and the agent answers pending messages at once', async () => {
    const { visitor } = await openIn(staffed);
    await handoff(visitor);
    await visitor.send('Never mind, when are you open?');
    expect(await handoff(visitor, 'DELETE')).toMatchObject({
      status: 200,
      body: { status: 'open', queue_position: null },
    });
    const turn = await brain.next();
    expect(turn.question).toBe('Never mind, when are you open?');
    turn.finish('From 8 to 17.');
    await expect
      .poll(async () => kinds(await visitor.history()))
      .toEqual(['waiting', 'visitor', 'back_to_agent', 'agent']);
  });

  it('does not change a chat outside the queue', async () => {
    const { visitor } = await openIn(staffed);
    expect(await handoff(visitor, 'DELETE')).toMatchObject({ status: 200, body: { status: 'open' } });
    expect(await visitor.history()).toEqual([]);
  });
});
