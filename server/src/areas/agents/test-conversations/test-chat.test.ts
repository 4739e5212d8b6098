import type { TestChatReply } from '@parley/contract/resources/test-chat';
import type { Scope } from '@parley/contract/scopes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';

let app: TestApp;
let tenant: TestTenant;

beforeAll(async () => {
  app = await buildTestApp();
  tenant = await app.createTenant();
});
afterAll(() => app.close());

const chatOf = (agentId: string) => `/api/agents/${agentId}/test-chat`;

async function createAgent(config: object = {}, owner = tenant): Promise<string> {
  const body = { name: 'Shop', prompt: '# Prices\nAn oil change costs 40 euros.', ...config };
  return (await owner.request('POST', '/api/agents', body)).json().id;
}

describe('a test chat with an agent', () => {
  it('200: answers from the unsaved instructions, with passage and latency, and stores nothing', async () => {
    const agentId = await createAgent();
    const say = 'How much is an oil change?';
    const saved = await tenant.request('POST', chatOf(agentId), { say });
    expect(saved.json()).toMatchObject({ model: 'builtin', is_unsure: false, tools: [], path: [] });
    expect(saved.json<TestChatReply>().reply).toContain('40 euros');
    const override = { prompt: '# Prices\nAn oil change costs 55 euros.' };
    const tried = await tenant.request('POST', chatOf(agentId), { say, agent_override: override });
    const answer = tried.json<TestChatReply>();
    expect(answer.reply).toContain('55 euros');
    expect(answer.passages[0]).toMatchObject({ title: 'Prices', origin: 'instructions', url: null });
    expect(answer.latency.total_ms).toBeGreaterThanOrEqual(0);
    const agent = await tenant.request('GET', `/api/agents/${agentId}`);
    expect(agent.json()).toMatchObject({ version: 1, prompt: '# Prices\nAn oil change costs 40 euros.' });
    expect((await tenant.request('GET', '/api/chat/sessions')).json().data ?? []).toEqual([]);
    const rows = (await auditRows(app, tenant.id)).filter(({ action }) => action === 'agent.test_chat');
    expect(rows).toHaveLength(2);
  });

  it('200: variables fill the instructions', async () => {
    const agentId = await createAgent({ prompt: '# Prices\nAn oil change costs {{price}}.' });
    const body = { say: 'How much is an oil change?', variables: { price: '70 euros' } };
    expect((await tenant.request('POST', chatOf(agentId), body)).json<TestChatReply>().reply).toContain('70 euros');
  });

  it('400 for what does not fit the agent, naming the field', async () => {
    const agentId = await createAgent();
    const body = { say: 'Hi', agent_override: { llm: { provider: 'openai-compatible', model: 'm' } } };
    const refused = await tenant.request('POST', chatOf(agentId), body);
    expect([refused.statusCode, refused.json().details[0].path]).toEqual([400, '/agent_override/llm/url']);
    const secret = { say: 'Hi', agent_override: { llm: { url: 'https://elsewhere.example' } } };
    expect((await tenant.request('POST', chatOf(agentId), secret)).statusCode).toBe(400);
  });

  it('403 without agents:write, and for running tools without tools:write', async () => {
    const agentId = await createAgent();
    const withKey = async (scopes: Scope[], body: object) => {
      const headers = { 'x-api-key': await tenant.createKey(scopes) };
      return (await tenant.request('POST', chatOf(agentId), body, headers)).statusCode;
    };
    expect(await withKey(['agents:read'], { say: 'Hi' })).toBe(403);
    expect(await withKey(['agents:write'], { say: 'Hi' })).toBe(200);
    expect(await withKey(['agents:write'], { say: 'Hi', run_tools: true })).toBe(403);
  });

  it('404 for the agent of another tenant', async () => {
    const agentId = await createAgent();
    const stranger = await app.createTenant();
    expect((await stranger.request('POST', chatOf(agentId), { say: 'Hi' })).statusCode).toBe(404);
  });
});
