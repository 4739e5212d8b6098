import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestClock, type TestClock } from '#platform/clock/test-clock.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { createOperator, type DeskVisitor, openWaitingChat, type TestOperator } from '../../../../test/desk.ts';
import { createScriptedBrain } from '../../../../test/scripted-brain.ts';
import { createChatAgent } from '../../../../test/visitor.ts';
import { createOfflineOperatorSweeper } from './offline-operator-sweeper.ts';

let app: TestApp;
let other: TestApp;
let clock: TestClock;
let tenant: TestTenant;
let agentId: string;
let astrid: TestOperator;

beforeAll(async () => {
  clock = createTestClock();
  const brain = createScriptedBrain((turn) => `Re: ${turn.question}`);
  app = await buildTestApp({ clock, brain });
  other = await buildTestApp({ clock, brain, database: app.database });
});
afterAll(async () => {
  await other.close();
  await app.close();
});
beforeEach(async () => {
  clock.advance(1000);
  tenant = await app.createTenant();
  agentId = await createChatAgent(tenant);
  astrid = await createOperator(app, tenant, { name: 'Astrid', capacity: 50 });
});

const graceMs = 120_000;

async function claimed(count: number): Promise<DeskVisitor[]> {
  const chats = [];
  for (let number = 0; number < count; number++) {
    const chat = await openWaitingChat(app, tenant, agentId, { says: [] });
    expect((await astrid.desk('POST', `/chats/${chat.id}/claim`)).statusCode).toBe(200);
    chats.push(chat);
  }
  return chats;
}
const statusOf = async (chat: DeskVisitor) => (await chat.reads('/status')).json().status as string;
const sweepBoth = () => Promise.all([app, other].map((each) => each.deps.areaDeps.operators.sweeper.sweep()));
const handlings = async () => {
  const found = await app.deps.db.platform.pool.query<{ session_id: string; outcome: string }>(
    'select session_id, outcome from chat_handlings where tenant_id = $1',
    [tenant.id],
  );
  return found.rows;
};

describe('an operator without presence', () => {
  it('keeps chats during the grace time, then they are queued and their visitors notified', async () => {
    const [chat] = (await claimed(1)) as [DeskVisitor];
    clock.advance(graceMs);
    await sweepBoth();
    expect(await statusOf(chat)).toBe('with_operator');
    clock.advance(1);
    await sweepBoth();
    // The background sweep may have been faster.
    expect(await statusOf(chat)).toBe('waiting');
    expect((await chat.reads('/messages')).json().data.at(-1)).toMatchObject({
      role: 'system',
      notice: { kind: 'operator_lost', name: 'Astrid' },
    });
    expect(await handlings()).toEqual([{ session_id: chat.id, outcome: 'lost' }]);
  });

  it('with presence in the grace time keeps chats', async () => {
    const [chat] = (await claimed(1)) as [DeskVisitor];
    clock.advance(graceMs - 1000);
    await astrid.desk('PUT', '/status', { status: 'online' });
    clock.advance(graceMs - 1000);
    await sweepBoth();
    expect(await statusOf(chat)).toBe('with_operator');
  });

  it('removed from the tenant loses chats at once', async () => {
    const [chat] = (await claimed(1)) as [DeskVisitor];
    await app.deps.db.platform.pool.query('delete from memberships where user_id = $1', [astrid.id]);
    await sweepBoth();
    expect(await statusOf(chat)).toBe('waiting');
    // The operator's name is gone with the membership, so the notice uses the fallback.
    expect((await chat.reads('/messages')).json().data.at(-1).text).toMatch(/^Our colleague was disconnected/);
  });

  it('after a downtime of the installation has half a minute to return', async () => {
    const [chat] = (await claimed(1)) as [DeskVisitor];
    // Process with its own clock, started when the grace time is over.
    const later = createTestClock(new Date(clock.now().getTime() + graceMs + 1));
    const { db, bus, newId, log } = app.deps;
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const parts = { db, bus, newId, log, clock: later, graceSeconds: graceMs / 1000 };
    const watches = [createOfflineOperatorSweeper(parts), createOfflineOperatorSweeper(parts)];
    try {
      vi.advanceTimersByTime(5000);
      await watches[0]?.close();
      expect(await statusOf(chat)).toBe('with_operator');
      later.advance(30_000);
      vi.advanceTimersByTime(5000);
      await watches[1]?.close();
      expect(await statusOf(chat)).toBe('waiting');
    } finally {
      for (const watch of watches) await watch.close();
      vi.useRealTimers();
    }
  });

  it('is swept once by two concurrent processes', async () => {
    const chats = await claimed(12);
    clock.advance(graceMs + 1);
    for (let round = 0; round < 3; round++) await Promise.all([sweepBoth(), sweepBoth()]);
    expect(await handlings()).toHaveLength(chats.length);
    for (const chat of chats) {
      expect(await statusOf(chat)).toBe('waiting');
      const kinds = (await chat.reads('/messages'))
        .json()
        .data.map((each: { notice: { kind: string } | null }) => each.notice?.kind);
      expect(kinds.filter((kind: string) => kind === 'operator_lost')).toHaveLength(1);
    }
    const told = await app.deps.db.platform.pool.query(
      "select from events where tenant_id = $1 and type = 'chat.session.released'",
      [tenant.id],
    );
    expect(told.rowCount).toBe(chats.length);
  });

  it('does not get back a chat claimed by another operator', async () => {
    const [chat] = (await claimed(1)) as [DeskVisitor];
    clock.advance(graceMs + 1);
    await sweepBoth();
    const berit = await createOperator(app, tenant, { name: 'Berit' });
    expect((await berit.desk('POST', `/chats/${chat.id}/claim`)).statusCode).toBe(200);
    const late = await astrid.desk('POST', `/chats/${chat.id}/messages`, { text: 'I am back' });
    expect(late.statusCode).toBe(409);
    expect((await chat.reads('/messages')).body).not.toContain('I am back');
  });
});
