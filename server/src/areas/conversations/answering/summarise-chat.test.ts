import type { ChatSessionId } from '@parley/contract/ids';
import type { DeskChat } from '@parley/contract/resources/chat-desk';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dequeueChat, getDeskChat } from '#areas/conversations/chats';
import { createTestClock } from '#platform/clock/test-clock.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { changeChat, transferTargetOf } from '../../../../test/chat-changes.ts';
import { createOperator, type TestOperator } from '../../../../test/desk.ts';
import { jobOf } from '../../../../test/job-of.ts';
import { createChatAgent, listen, openChat, type Visitor } from '../../../../test/visitor.ts';
import { setWidget } from '../../../../test/widget-settings.ts';

/** Application as freshly installed, built-in model included. */
let app: TestApp;
let base: string;
let tenant: TestTenant;
let operator: TestOperator;
let toolId: string;
const prompt = 'You are Anna.\n# Opening hours\nMonday to Friday 8-17.\n# Prices\nCleaning: 90 euros.';

beforeAll(async () => {
  app = await buildTestApp({ clock: createTestClock() });
  base = await listen(app);
  tenant = await app.createTenant();
  operator = await createOperator(app, tenant);
  toolId = (await tenant.request('POST', '/api/tools', { name: 'handoff', type: 'handoff' })).json().id;
});
afterAll(() => app.close());

async function open(widget: object = {}, agent: object = {}): Promise<Visitor> {
  const agentId = await createChatAgent(tenant, { prompt, tool_ids: [toolId], ...agent });
  await setWidget(app, agentId, widget);
  return openChat(base, agentId);
}
const deskChat = (visitor: Visitor): Promise<DeskChat> =>
  app.deps.db.app.inTenant(tenant.id, (tx) => getDeskChat(tx, visitor.sessionId as ChatSessionId));

/** Runs the enqueued summary job of a chat, as the job worker would. */
async function runSummaryJob(visitor: Visitor): Promise<void> {
  const job = jobOf(app.deps.jobs, 'chat.summarise');
  await job.run({ tenantId: tenant.id, sessionId: visitor.sessionId });
}
async function waitingJobs(visitor: Visitor): Promise<string[]> {
  const client = new pg.Client(app.database.connections.owner);
  await client.connect();
  try {
    const like = `%${visitor.sessionId}`;
    const { rows } = await client.query('select key from graphile_worker.jobs where key like $1', [like]);
    return rows.map(({ key }) => String(key));
  } finally {
    await client.end();
  }
}

describe('a handoff requested from the built-in model', () => {
  it('queues the chat with a notice to the visitor; the claiming operator reads a summary', async () => {
    const visitor = await open();
    await visitor.send('My name is Ada Byron');
    await visitor.send('What does cleaning cost?');
    await visitor.send('Do you sell bicycles?');
    const sent = await visitor.send('Can I talk to a human please?');
    expect(sent.body.answer?.text).toBe('I have asked a colleague to take over.');
    expect(await deskChat(visitor)).toMatchObject({ status: 'waiting', requested_by: 'agent', summary: null });
    await runSummaryJob(visitor);
    const { summary } = await deskChat(visitor);
    expect(summary).toBe(
      'Ada Byron. Asked: “What does cleaning cost?”, “Do you sell bicycles?” Answered: “Cleaning: 90 euros.” Open: “Do you sell bicycles?” Wants to speak to a person.',
    );
    const { rows } = await app.deps.db.platform.pool.query(
      `select data ->> 'changed' as changed from events where type = 'chat.session.updated' and data -> 'chat' ->> 'id' = $1`,
      [visitor.sessionId],
    );
    expect(rows).toEqual([{ changed: '["summary"]' }]);
    // A second run changes nothing.
    await runSummaryJob(visitor);
    expect((await deskChat(visitor)).summary).toBe(summary);
  });

  it('happens by rule after two unknown answers in a row', async () => {
    const visitor = await open({ handoff: { on_low_confidence: true } });
    await visitor.send('Do you sell bicycles?');
    await visitor.send('When are you open?');
    await visitor.send('Do you sell boats?');
    expect((await deskChat(visitor)).status).toBe('open');
    await visitor.send('Where is the moon?');
    expect(await deskChat(visitor)).toMatchObject({ status: 'waiting', requested_by: 'rule' });
  });
});

describe('the summary', () => {
  it('is requested once, in the transaction of the handoff', async () => {
    const visitor = await open();
    await visitor.send('Can I talk to a human please?');
    expect(await waitingJobs(visitor)).toEqual([`chat.summarise:${visitor.sessionId}`]);
  });

  it('is not written for a chat returned to the agent', async () => {
    const visitor = await open();
    await visitor.send('Can I talk to a human please?');
    await changeChat(app, tenant.id, (context) => dequeueChat(context, visitor.sessionId as ChatSessionId));
    await runSummaryJob(visitor);
    expect((await deskChat(visitor)).summary).toBeNull();
  });

  it('is also written when an operator claims a chat without a request', async () => {
    const visitor = await open();
    await visitor.send('What does cleaning cost?');
    await transferTargetOf(app, tenant.id, { id: operator.id, name: 'Astrid' }).claim(visitor.sessionId);
    await runSummaryJob(visitor);
    expect((await deskChat(visitor)).summary).toBe('Asked: “What does cleaning cost?” Answered: “Cleaning: 90 euros.”');
  });
});

describe('a draft reply', () => {
  const draftFor = (visitor: Visitor) =>
    app.deps.areaDeps.operatorChats.draftReply({
      tenantId: tenant.id,
      sessionId: visitor.sessionId as ChatSessionId,
      signal: new AbortController().signal,
    });

  it('is the agent’s reply, neither stored nor sent', async () => {
    const visitor = await open();
    await transferTargetOf(app, tenant.id, { id: operator.id, name: 'Astrid' }).claim(visitor.sessionId);
    await visitor.send('What does cleaning cost?');
    expect(await draftFor(visitor)).toBe('Cleaning: 90 euros.');
    expect((await visitor.history()).map(({ role }) => role)).toEqual(['system', 'visitor']);
  });

  it('answers the last question, also after an operator has replied', async () => {
    const visitor = await open();
    await visitor.send('What does cleaning cost?');
    expect(await draftFor(visitor)).toContain('90 euros');
  });

  it('409 before the visitor has written', async () => {
    await expect(draftFor(await open())).rejects.toMatchObject({ code: 'conflict' });
  });
});
