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

const makeAgent = async (body: object) => (await tenant.request('POST', '/api/agents', body)).json();
const duplicate = (id: string, body?: unknown) => tenant.request('POST', `/api/agents/${id}/duplicate`, body);

describe('POST /api/agents/{agentId}/duplicate', () => {
  it('201: a copy of the current state under a new name, at version 1', async () => {
    const tool = (await tenant.request('POST', '/api/tools', { name: 'hang_up', type: 'end_call' })).json();
    const original = await makeAgent({ name: 'Reception', prompt: 'one', tool_ids: [tool.id] });
    await tenant.request('PATCH', `/api/agents/${original.id}`, { prompt: 'two' });
    const answer = await duplicate(original.id, { name: 'Evenings' });
    expect(answer.statusCode).toBe(201);
    const copy = answer.json();
    expect(copy).toMatchObject({ name: 'Evenings', prompt: 'two', version: 1, tool_ids: [tool.id] });
    expect(copy.tool_revisions).toEqual({ [tool.id]: 1 });
    expect(copy.id).not.toBe(original.id);
    expect(answer.headers).toMatchObject({ etag: '"1"', location: `/api/agents/${copy.id}` });
    const history = (await tenant.request('GET', `/api/agents/${copy.id}/versions`)).json().data;
    expect(history).toMatchObject([{ source: 'duplicate', note: `Copy of ${original.id}, version 2` }]);
    const [row] = (await auditRows(app, tenant.id, 'agent.duplicate')).slice(-1);
    expect(row?.details).toEqual({ copied_from: original.id, version: 2 });
  });

  it('201: without a body the name marks a copy', async () => {
    const { id } = await makeAgent({ name: 'Reception' });
    expect((await duplicate(id)).json().name).toBe('Copy of Reception');
    expect((await duplicate(id, {})).json().name).toBe('Copy of Reception');
  });

  // Regression: a name was cut inside an emoji, the database refused the lone surrogate, and the answer was 500.
  it('201: a long name is truncated between characters', async () => {
    const { id } = await makeAgent({ name: `${'x'.repeat(111)}🦷🦷` });
    const answer = await duplicate(id);
    expect(answer.statusCode).toBe(201);
    expect(answer.json().name.length).toBeLessThanOrEqual(120);
    expect(answer.json().name).not.toMatch(/\p{Surrogate}/u);
  });

  it('201: does not copy secrets', async () => {
    const { id } = await makeAgent({
      name: 'A',
      llm: {
        provider: 'openai',
        model: 'm',
        headers: { authorization: 'Bearer sk-1234567890' },
        fallbacks: [{ provider: 'groq', model: 'n', headers: { authorization: 'Bearer gk-1234567890' } }],
      },
    });
    const copy = (await duplicate(id)).json();
    expect(copy.llm.headers).toEqual({});
    expect(copy.llm.fallbacks[0].headers).toEqual({});
  });

  it('201: copies the widget configuration, which then changes independently', async () => {
    const { id } = await makeAgent({ name: 'A' });
    await app.server.inject({ url: `/api/chat/widget/${id}` });
    await app.deps.db.platform.pool.query(
      `update chat_widget_configs set config = config || '{"primary_color":"#123456"}' where agent_id = $1`,
      [id],
    );
    const copy = (await duplicate(id)).json();
    const widget = await app.server.inject({ url: `/api/chat/widget/${copy.id}` });
    expect(widget.json()).toMatchObject({
      agent_id: copy.id,
      primary_color: '#123456',
      agent_display_name: 'Copy of A',
    });
  });

  it.each([[{ name: '' }], [{ name: 'x'.repeat(121) }], [{ title: 'x' }], [[]]])('400: %j', async (body) => {
    const { id } = await makeAgent({ name: 'A' });
    expect((await duplicate(id, body)).statusCode).toBe(400);
  });
});
