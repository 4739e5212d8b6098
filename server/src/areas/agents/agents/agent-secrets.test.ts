import type { AgentId } from '@parley/contract/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { getAgent, openSecrets } from './index.ts';

const key = 'Bearer sk-live-verysecret-1234';
const llm = { provider: 'openai-compatible', model: 'm', url: 'http://localhost:11434/v1' };

let app: TestApp;
let tenant: TestTenant;

beforeAll(async () => {
  app = await buildTestApp();
  tenant = await app.createTenant();
});
afterAll(() => app.close());

async function agentWithSecret(headers: Record<string, string> = { authorization: key }) {
  return (await tenant.request('POST', '/api/agents', { name: 'A', llm: { ...llm, headers } })).json();
}

const patch = async (id: string, body: unknown) => (await tenant.request('PATCH', `/api/agents/${id}`, body)).json();

/** Headers that would be sent to a model. */
function usedHeaders(id: AgentId) {
  return app.deps.db.app.inTenant(tenant.id, async (tx) => {
    const { config } = await getAgent(tx, id);
    const { llm: opened } = await openSecrets(tx, app.deps.vault, tenant.id, config);
    return { ...opened.headers, fallbacks: opened.fallbacks?.map((choice) => choice.headers) };
  });
}

describe('headers for a model vendor', () => {
  it('are masked to the last four characters in every response', async () => {
    const agent = await agentWithSecret();
    expect(agent.llm.headers).toEqual({ authorization: '••••1234' });
    await patch(agent.id, { prompt: 'x' });
    for (const url of ['', '/versions/1', '/versions', '/versions/compare?from=1&to=2', '?version=1']) {
      const answer = await tenant.request('GET', `/api/agents/${agent.id}${url}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).not.toContain('verysecret');
      expect(answer.body).not.toContain('secret:');
    }
    expect((await tenant.request('GET', '/api/agents')).body).not.toContain('verysecret');
  });

  it('a short value is masked entirely', async () => {
    expect((await agentWithSecret({ 'x-key': 'short' })).llm.headers).toEqual({ 'x-key': '••••' });
  });

  it('a returned mask keeps the secret and is no change', async () => {
    const agent = await agentWithSecret();
    const same = await patch(agent.id, { llm: agent.llm });
    expect(same.version).toBe(1);
    const other = await patch(agent.id, { llm: { ...agent.llm, temperature: 1 } });
    expect(other.version).toBe(2);
    expect(await usedHeaders(agent.id)).toMatchObject({ authorization: key });
  });

  it('are replaced by a new value, removed by null, and each is one version', async () => {
    const agent = await agentWithSecret();
    const changed = await patch(agent.id, { llm: { headers: { authorization: 'Bearer another-key-9876' } } });
    expect(changed).toMatchObject({ version: 2, llm: { headers: { authorization: '••••9876' } } });
    expect(await usedHeaders(agent.id)).toMatchObject({ authorization: 'Bearer another-key-9876' });
    const removed = await patch(agent.id, { llm: { headers: { authorization: null } } });
    expect(removed).toMatchObject({ version: 3, llm: { headers: {} } });
  });

  it('are restored with the version that held them', async () => {
    const agent = await agentWithSecret();
    await patch(agent.id, { llm: { headers: { authorization: null } } });
    await tenant.request('POST', `/api/agents/${agent.id}/versions/1/restore`);
    expect(await usedHeaders(agent.id)).toMatchObject({ authorization: key });
  });

  // Regression: masks that moved with their models were stored as new values, and the vendor received dots.
  it('move with their model when fallbacks change places', async () => {
    const fallbacks = [
      { provider: 'openai', model: 'a', headers: { 'x-key': 'first-secret-value-aaaa' } },
      { provider: 'groq', model: 'b', headers: { 'x-key': 'other-secret-value-bbbb' } },
    ];
    const created = (await tenant.request('POST', '/api/agents', { name: 'A', llm: { fallbacks } })).json();
    const swapped = await patch(created.id, { llm: { fallbacks: created.llm.fallbacks.toReversed() } });
    expect(swapped.version).toBe(2);
    expect(await usedHeaders(created.id)).toMatchObject({
      fallbacks: [{ 'x-key': 'other-secret-value-bbbb' }, { 'x-key': 'first-secret-value-aaaa' }],
    });
  });

  it('400: a mask without a stored secret is not stored as a key', async () => {
    const agent = await agentWithSecret();
    const answer = await tenant.request('PATCH', `/api/agents/${agent.id}`, {
      llm: { headers: { 'x-other': '••••1234' } },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details).toEqual([expect.objectContaining({ path: '/llm/headers/x-other' })]);
    const created = await tenant.request('POST', '/api/agents', { name: 'A', llm: { ...llm, headers: { a: '••••' } } });
    expect(created.statusCode).toBe(400);
  });

  it('are not in plaintext in any table', async () => {
    await agentWithSecret();
    const tables = await app.deps.db.platform.pool.query<{ name: string }>(
      `select quote_ident(table_name) as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    expect(tables.rows.length).toBeGreaterThan(10);
    for (const { name } of tables.rows.filter((table) => table.name !== 'schema_migrations')) {
      const found = await app.deps.db.platform.pool.query(
        `select count(*)::int as count from ${name} as row where row::text like '%verysecret%'`,
      );
      expect({ name, ...found.rows[0] }).toEqual({ name, count: 0 });
    }
  });
});
