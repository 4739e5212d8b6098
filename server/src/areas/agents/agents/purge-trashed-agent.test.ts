import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { certificateBytes } from '#platform/audit/deletion-certificate.ts';
import { verifySignature } from '#platform/secrets/signer.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';

let app: TestApp;
let tenant: TestTenant;

beforeAll(async () => {
  app = await buildTestApp();
  tenant = await app.createTenant();
});
afterAll(() => app.close());

const purge = (id: string) => tenant.request('DELETE', `/api/agents/trash/${id}`);

/** Trashed agent with two versions, a secret, a widget configuration and a chat of three messages. */
async function usedAgent() {
  const llm = { headers: { 'x-key': 'a-secret-to-forget' }, timeout_seconds: 5 };
  const { id } = (await tenant.request('POST', '/api/agents', { name: 'Mentioned', greeting: 'Hi', llm })).json();
  await tenant.request('PATCH', `/api/agents/${id}`, { prompt: 'We are open 9-17.' });
  const session = (
    await app.server.inject({ method: 'POST', url: '/api/chat/sessions', payload: { agent_id: id } })
  ).json();
  await app.server.inject({
    method: 'POST',
    url: `/api/chat/sessions/${session.session_id}/messages`,
    headers: { authorization: `Bearer ${session.session_token}` },
    payload: { text: 'My name is Penelope Crane' },
  });
  await tenant.request('DELETE', `/api/agents/${id}`);
  return { id: id as string, session };
}

async function tablesHolding(text: string): Promise<string[]> {
  const tables = await app.deps.db.platform.pool.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'schema_migrations'`,
  );
  const holding: string[] = [];
  for (const { name } of tables.rows) {
    const found = await app.deps.db.platform.pool.query(
      `select 1 from ${name} as row where row::text like '%' || $1 || '%' limit 1`,
      [text],
    );
    if (found.rowCount) holding.push(name);
  }
  return holding;
}

describe('DELETE /api/agents/trash/{agentId}', () => {
  it('200: reports the deleted counts, and only the audit log still names the agent', async () => {
    const { id, session } = await usedAgent();
    expect(await tablesHolding('Penelope')).toContain('chat_messages');
    expect(await tablesHolding('Penelope')).toContain('events');
    const answer = await purge(id);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().deleted).toMatchObject({
      agents: 1,
      agent_versions: 2,
      chat_sessions: 1,
      chat_messages: 3,
      secrets: 1,
    });
    expect(answer.json().deleted.events).toBeGreaterThanOrEqual(5);
    expect(await tablesHolding('Penelope')).toEqual([]);
    expect(await tablesHolding('Mentioned')).toEqual([]);
    expect(await tablesHolding(session.session_id)).toEqual([]);
    // Messages per sender address are counted for an hour. The deletion event carries the id, for the remaining
    // followers of the agent.
    const holding = (await tablesHolding(id)).filter((table) => table !== 'rate_limit_windows');
    expect(holding.toSorted()).toEqual(['audit_log', 'events']);
    const secrets = await app.deps.db.platform.pool.query('select count(*)::int as count from secrets');
    expect(secrets.rows[0].count).toBe(0);
  });

  it('200: issues a deletion certificate that verifies with the public key, without id or personal data', async () => {
    const { id } = await usedAgent();
    const { certificate_id, deleted } = (await purge(id)).json();
    const { rows } = await app.deps.db.platform.pool.query(
      'select certificate, signature from deletion_certificates where id = $1',
      [certificate_id],
    );
    const { certificate, signature } = rows[0];
    const publicKeys = [app.deps.areaDeps.agents.certifier.publicKey.pem];
    expect(verifySignature({ bytes: certificateBytes(certificate), signature, publicKeys })).toBe('valid');
    const forged = certificate.replace('"agents":1', '"agents":2');
    expect(verifySignature({ bytes: certificateBytes(forged), signature, publicKeys })).toBe('invalid');
    expect(JSON.parse(certificate)).toMatchObject({ id: certificate_id, kind: 'agent', deleted, tenant_id: tenant.id });
    expect(certificate).not.toContain(id);
  });

  it('404: an agent outside the trash is not purged', async () => {
    const { id } = (await tenant.request('POST', '/api/agents', { name: 'Alive' })).json();
    expect((await purge(id)).statusCode).toBe(404);
    expect((await tenant.request('GET', `/api/agents/${id}`)).statusCode).toBe(200);
  });

  it('a purged agent answers 404; two concurrent purges issue one certificate', async () => {
    const { id } = await usedAgent();
    const answers = await Promise.all([purge(id), purge(id)]);
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 404]);
    expect((await tenant.request('POST', `/api/agents/trash/${id}/restore`)).statusCode).toBe(404);
    expect((await app.server.inject({ url: `/api/chat/widget/${id}` })).statusCode).toBe(404);
  });
});
