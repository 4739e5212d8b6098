import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';

let app: TestApp;
let tenant: TestTenant;

beforeAll(async () => {
  app = await buildTestApp();
  tenant = await app.createTenant();
});
afterAll(() => app.close());

async function agentWithHistory() {
  const created = (await tenant.request('POST', '/api/agents', { name: 'First', prompt: 'one' })).json();
  await tenant.request('PATCH', `/api/agents/${created.id}`, { name: 'Second', prompt: 'two' });
  await tenant.request('PATCH', `/api/agents/${created.id}`, { greeting: 'Hello' });
  return created.id as string;
}

describe('POST /api/agents/{agentId}/versions/{versionNumber}/restore', () => {
  it('200: backs up the current state, then makes the chosen version current under a new number', async () => {
    const id = await agentWithHistory();
    const before = (await tenant.request('GET', `/api/agents/${id}`)).json();

    const answer = await tenant.request('POST', `/api/agents/${id}/versions/1/restore`);

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      success: true,
      message: 'Restored to version 1',
      backup_version: 4,
      new_version: 5,
    });
    const agent = (await tenant.request('GET', `/api/agents/${id}`)).json();
    expect(agent).toMatchObject({ version: 5, name: 'First', prompt: 'one', greeting: '' });
    const backup = (await tenant.request('GET', `/api/agents/${id}/versions/4`)).json();
    expect(backup).toMatchObject({
      source: 'backup',
      config: { name: 'Second', greeting: 'Hello', prompt: before.prompt },
    });
    const restored = (await tenant.request('GET', `/api/agents/${id}/versions/5`)).json();
    expect(restored).toMatchObject({ source: 'restore', restored_from: 1 });
  });

  it('200: restoring the current version also creates a backup and a new version', async () => {
    const id = await agentWithHistory();
    const answer = await tenant.request('POST', `/api/agents/${id}/versions/3/restore`);
    expect(answer.json()).toMatchObject({ success: true, backup_version: 4, new_version: 5 });
  });

  it('404: a missing version, naming the newest', async () => {
    const id = await agentWithHistory();
    const answer = await tenant.request('POST', `/api/agents/${id}/versions/9/restore`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({
      error: 'not_found',
      message: 'This agent has no version 9; the newest is 3',
    });
  });

  it.each(['0', '-1', '1.5', 'abc', '99999999999'])('404: %s is no version number', async (number) => {
    const id = await agentWithHistory();
    expect((await tenant.request('POST', `/api/agents/${id}/versions/${number}/restore`)).statusCode).toBe(404);
  });

  it('404: another tenant’s agent answers exactly like a missing one', async () => {
    const id = await agentWithHistory();
    const stranger = await app.createTenant();
    const foreign = await stranger.request('POST', `/api/agents/${id}/versions/1/restore`);
    const missing = await stranger.request(
      'POST',
      '/api/agents/0197f3a0-7c1e-7b42-9f2d-000000000000/versions/1/restore',
    );
    expect(foreign.statusCode).toBe(404);
    expect({ ...foreign.json(), request_id: '' }).toEqual({ ...missing.json(), request_id: '' });
  });

  it('403: a key without agents:write, naming the scope', async () => {
    const id = await agentWithHistory();
    const key = await tenant.createKey(['agents:read']);
    const answer = await tenant.request('POST', `/api/agents/${id}/versions/1/restore`, undefined, {
      'x-api-key': key,
    });
    expect(answer.statusCode).toBe(403);
    expect(answer.json().message).toContain('agents:write');
  });

  it('two concurrent restores get distinct numbers and lose nothing', async () => {
    const id = await agentWithHistory();
    const answers = await Promise.all(
      [1, 2, 1, 2].map((number) => tenant.request('POST', `/api/agents/${id}/versions/${number}/restore`)),
    );
    const numbers = answers.flatMap((answer) => [answer.json().backup_version, answer.json().new_version]);
    expect([...numbers].sort((a, b) => a - b)).toEqual([4, 5, 6, 7, 8, 9, 10, 11]);
    const history = (await tenant.request('GET', `/api/agents/${id}/versions`)).json();
    expect(history.data.map((version: { version: number }) => version.version)).toEqual([
      11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1,
    ]);
  });

  it('the message says when a restore deactivates the agent', async () => {
    const id = await agentWithHistory();
    await tenant.request('POST', `/api/agents/${id}/activation`, { active: false });
    await tenant.request('POST', `/api/agents/${id}/activation`, { active: true });
    const answer = await tenant.request('POST', `/api/agents/${id}/versions/4/restore`);
    expect(answer.json().message).toBe('Restored to version 4; the agent is now inactive, as it was then');
  });

  it('writes an audit row with both version numbers', async () => {
    const id = await agentWithHistory();
    await tenant.request('POST', `/api/agents/${id}/versions/1/restore`);
    const row = await app.deps.db.app.inTenant(tenant.id, (tx) =>
      tx
        .selectFrom('audit_log')
        .select('entry')
        .where('action', '=', 'agent.restore_version')
        .orderBy('seq', 'desc')
        .executeTakeFirstOrThrow(),
    );
    expect(JSON.parse(row.entry)).toMatchObject({
      resource_id: id,
      actor: { kind: 'api_key' },
      details: { restored_from: 1, backup_version: 4, new_version: 5 },
    });
  });
});

// Regression: references were once unchecked, so a version can name a workflow that never existed.
it('omits a missing workflow and names it in the message', async () => {
  const id = await agentWithHistory();
  const workflow = JSON.stringify('0197f3a0-7c1e-7b42-9f2d-000000000000');
  await app.deps.db.platform.pool.query(
    `update agent_versions set config = config || jsonb_build_object('workflow_id', $2::jsonb) where agent_id = $1`,
    [id, workflow],
  );
  const answer = await tenant.request('POST', `/api/agents/${id}/versions/1/restore`);
  expect(answer.json().message).toBe('Restored to version 1; left out: a workflow that does not exist');
  expect((await tenant.request('GET', `/api/agents/${id}`)).json().workflow_id).toBeNull();
});
