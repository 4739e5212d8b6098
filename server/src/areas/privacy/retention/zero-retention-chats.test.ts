import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock } from '#platform/clock/test-clock.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { jobOf } from '../../../../test/job-of.ts';
import { createScriptedBrain } from '../../../../test/scripted-brain.ts';
import { createChatAgent, listen, openChat, type Visitor } from '../../../../test/visitor.ts';

const canary = 'Zxqvquartz';
const clock = createTestClock(new Date());
let app: TestApp;
let tenant: TestTenant;
let base: string;

beforeAll(async () => {
  app = await buildTestApp({ clock, brain: createScriptedBrain(({ question }) => `You said ${question}`) });
  tenant = await app.createTenant();
  base = await listen(app);
});
afterAll(() => app.close());

/** Tables with the canary in any row. */
async function tablesWithCanary(): Promise<string[]> {
  const { pool } = app.deps.db.platform;
  const { rows } = await pool.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname = 'public' and has_table_privilege(c.oid, 'select') order by 1`,
  );
  const found = await Promise.all(
    rows.map(async ({ name }) => {
      const hit = await pool.query(`select from "${name}" t where position($1 in t::text) > 0 limit 1`, [canary]);
      return hit.rowCount === 1 ? [name] : [];
    }),
  );
  return found.flat();
}

const close = (chat: Visitor) =>
  fetch(`${base}/api/chat/sessions/${chat.sessionId}/close`, { method: 'POST', headers: chat.headers });
const runJob = () => jobOf(app.deps.jobs, 'retention.delete_ended_chats').run({});

describe('a chat of an agent with zero_retention', () => {
  it('is stored while it is open, and gone from every table within the minute after its end', async () => {
    const agentId = await createChatAgent(tenant, { zero_retention: true });
    const chat = await openChat(base, agentId, {
      visitor: { name: canary },
      message: { text: `${canary}, hello`, client_message_id: 'm-1' },
    });
    await chat.send(`${canary} again`);
    await runJob();
    expect(await tablesWithCanary()).toEqual(expect.arrayContaining(['chat_messages', 'chat_sessions', 'events']));
    expect((await close(chat)).ok).toBe(true);
    clock.advance(20_000);
    await runJob();
    expect(await tablesWithCanary()).toEqual([]);
    const { rowCount } = await app.deps.db.platform.pool.query('select 1 from chat_sessions where id = $1', [
      chat.sessionId,
    ]);
    expect(rowCount).toBe(0);
  });

  it('other chats stay after their end', async () => {
    const chat = await openChat(base, await createChatAgent(tenant), { message: { text: `${canary}, hello` } });
    expect((await close(chat)).ok).toBe(true);
    clock.advance(20_000);
    await runJob();
    expect(await tablesWithCanary()).toContain('chat_messages');
  });
});
