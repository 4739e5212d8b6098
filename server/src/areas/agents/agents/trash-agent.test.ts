import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';

let app: TestApp;
let tenant: TestTenant;

beforeAll(async () => {
  app = await buildTestApp();
});
beforeAll(async () => {
  tenant = await app.createTenant();
});
afterAll(() => app.close());

const makeAgent = async (name = 'A') => (await tenant.request('POST', '/api/agents', { name })).json();
const listed = async (url: string) =>
  (await tenant.request('GET', url)).json().data.map((agent: { id: string }) => agent.id) as string[];

describe('the trash', () => {
  it('204: a trashed agent is only in the trash, and 404 elsewhere', async () => {
    const { id } = await makeAgent();
    expect((await app.server.inject({ url: `/api/chat/widget/${id}` })).statusCode).toBe(200);
    const answer = await tenant.request('DELETE', `/api/agents/${id}`);
    expect({ status: answer.statusCode, body: answer.body }).toEqual({ status: 204, body: '' });
    expect((await tenant.request('GET', `/api/agents/${id}`)).statusCode).toBe(404);
    expect((await tenant.request('GET', `/api/agents/${id}/versions`)).statusCode).toBe(404);
    expect(await listed('/api/agents?limit=200')).not.toContain(id);
    const [trashed] = (await tenant.request('GET', '/api/agents/trash')).json().data;
    expect(trashed).toMatchObject({ id, trashed_at: expect.any(String) });
    await expect.poll(async () => (await app.server.inject({ url: `/api/chat/widget/${id}` })).statusCode).toBe(404);
  });

  it('404: a trashed agent cannot be trashed again', async () => {
    const { id } = await makeAgent();
    await tenant.request('DELETE', `/api/agents/${id}`);
    expect((await tenant.request('DELETE', `/api/agents/${id}`)).statusCode).toBe(404);
  });

  it('200: restoring from the trash keeps the history and makes no version', async () => {
    const { id } = await makeAgent('Back');
    await tenant.request('PATCH', `/api/agents/${id}`, { prompt: 'two' });
    await tenant.request('DELETE', `/api/agents/${id}`);
    const answer = await tenant.request('POST', `/api/agents/trash/${id}/restore`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['etag']).toBe('"2"');
    expect(answer.json()).toMatchObject({ id, name: 'Back', version: 2, trashed_at: null });
    const { freed_numbers, message, ...restored } = answer.json();
    expect({ freed_numbers, message }).toEqual({ freed_numbers: [], message: 'Restored' });
    expect((await tenant.request('GET', `/api/agents/${id}`)).json()).toEqual(restored);
    expect(await listed('/api/agents/trash?limit=200')).not.toContain(id);
  });

  it('404: an agent outside the trash cannot be restored', async () => {
    const { id } = await makeAgent();
    const answer = await tenant.request('POST', `/api/agents/trash/${id}/restore`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json().message).toBe('There is no agent with this id in the trash');
  });

  it('one of five concurrent restores succeeds', async () => {
    const { id } = await makeAgent();
    await tenant.request('DELETE', `/api/agents/${id}`);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => tenant.request('POST', `/api/agents/trash/${id}/restore`)),
    );
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 404, 404, 404, 404]);
  });

  it('is paged and filtered like the list', async () => {
    const own = await app.createTenant();
    for (const name of ['One', 'Two', 'Three']) {
      const { id } = (await own.request('POST', '/api/agents', { name })).json();
      await own.request('DELETE', `/api/agents/${id}`);
    }
    const first = (await own.request('GET', '/api/agents/trash?limit=2&include_total=true')).json();
    expect(first).toMatchObject({ has_more: true, total: 3 });
    const rest = (await own.request('GET', `/api/agents/trash?limit=2&cursor=${first.next_cursor}`)).json();
    expect(rest).toMatchObject({ has_more: false, next_cursor: null });
    const names = [...first.data, ...rest.data].map((agent: { name: string }) => agent.name);
    expect(names).toEqual(['Three', 'Two', 'One']);
    expect((await own.request('GET', '/api/agents/trash?q=tw')).json().data).toMatchObject([{ name: 'Two' }]);
    expect((await own.request('GET', '/api/agents/trash?colour=red')).statusCode).toBe(400);
  });

  it('trash and compare are not parsed as an id or a number', async () => {
    const { id } = await makeAgent();
    expect((await tenant.request('GET', '/api/agents/trash')).json()).toHaveProperty('data');
    const compared = await tenant.request('GET', `/api/agents/${id}/versions/compare?from=1&to=1`);
    expect(compared.json()).toHaveProperty('prompt_diff');
  });
});
