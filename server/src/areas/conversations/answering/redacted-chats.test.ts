import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { createScriptedBrain, type ScriptedBrain } from '../../../../test/scripted-brain.ts';
import { createChatAgent, listen, openChat } from '../../../../test/visitor.ts';

let brain: ScriptedBrain;
let app: TestApp;
let tenant: TestTenant;
let base: string;

beforeAll(async () => {
  brain = createScriptedBrain(({ question }) => `You wrote: ${question}`);
  app = await buildTestApp({ brain });
  tenant = await app.createTenant();
  base = await listen(app);
});
afterAll(() => app.close());

/** Tables of this database with a text in any row. */
async function tablesWith(text: string): Promise<string[]> {
  const pool = app.deps.db.platform.pool;
  const { rows } = await pool.query(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const hit = await pool
      .query(`select 1 from "${name}" as row where row::text like '%' || $1 || '%' limit 1`, [text])
      // Tables that no role but the owner reads hold no content.
      .catch(() => ({ rowCount: 0 }));
    if (hit.rowCount === 1) found.push(name);
  }
  return found;
}

describe('a chat of an agent with pii_redaction', () => {
  it('stores no personal data of either side, and the model has the real words throughout', async () => {
    const agentId = await createChatAgent(tenant, { pii_redaction: true });
    const chat = await openChat(base, agentId, { message: { text: 'I am canary.first@example.com' } });
    const sent = await chat.send('Also canary.second@example.com and 4111 1111 1111 1111', {
      client_message_id: 'm-2',
    });
    expect(sent.body.message.text).toBe('Also [email] and [card]');
    expect(sent.body.answer?.text).toBe('You wrote: Also [email] and [card]');
    const asked = JSON.stringify(brain.turns.at(-1)?.history);
    expect(asked).toContain('canary.first@example.com');
    expect(asked).toContain('4111 1111 1111 1111');
    expect((await chat.history()).map(({ text }) => text).join('\n')).not.toContain('canary');
    for (const text of ['canary.first', 'canary.second', '4111 1111']) expect(await tablesWith(text)).toEqual([]);
    const again = await chat.send('Also canary.second@example.com and 4111 1111 1111 1111', {
      client_message_id: 'm-2',
    });
    expect(again.body.message.id).toBe(sent.body.message.id);
  });

  it('redacts the comment of a rating', async () => {
    const chat = await openChat(base, await createChatAgent(tenant, { pii_redaction: true }));
    await chat.send('Hello');
    const post = (path: string, body: object) =>
      fetch(`${base}/api/chat/sessions/${chat.sessionId}/${path}`, {
        method: 'POST',
        headers: { ...chat.headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    await post('close', {});
    const rating = { score: 5, comment: 'Write to canary.rating@example.com' };
    expect([(await post('rating', rating)).status, (await post('rating', rating)).status]).toEqual([200, 200]);
    expect(await tablesWith('canary.rating')).toEqual([]);
  });

  it('stores words as they are without it', async () => {
    const chat = await openChat(base, await createChatAgent(tenant));
    const { body } = await chat.send('Write to kept.words@example.com');
    expect(body.message.text).toBe('Write to kept.words@example.com');
    expect(await tablesWith('kept.words')).toContain('chat_messages');
  });
});

describe('the disclosure of a chat', () => {
  it("is answered with the session, as the widget shows it, and recorded with the chat's time", async () => {
    const foreign = await app.createTenant();
    await foreign.request('PATCH', '/api/account', { country: 'SE' });
    const agentId = await createChatAgent(foreign, { language: 'sv' });
    const runtime = await app.server.inject({ url: `/api/chat/widget/${agentId}/runtime` });
    expect(runtime.json().ai_disclosure).toEqual({ text: 'Du chattar med en AI-assistent.', variables: {} });
    const payload = { agent_id: agentId };
    const started = (await app.server.inject({ method: 'POST', url: '/api/chat/sessions', payload })).json();
    expect(started.ai_disclosure).toBe('Du chattar med en AI-assistent.');
    const { rows } = await app.deps.db.platform.pool.query('select ai_disclosed_at from chat_sessions where id = $1', [
      started.session_id,
    ]);
    expect(rows).toEqual([{ ai_disclosed_at: expect.any(Date) }]);
  });
});
