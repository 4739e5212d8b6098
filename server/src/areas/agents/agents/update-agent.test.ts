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

const makeAgent = async (more = {}) => (await tenant.request('POST', '/api/agents', { name: 'A', ...more })).json();
const patch = (id: string, body: unknown, headers = {}) => tenant.request('PATCH', `/api/agents/${id}`, body, headers);
const historyOf = async (id: string) => (await tenant.request('GET', `/api/agents/${id}/versions`)).json().data;

describe('PATCH /api/agents/{agentId}', () => {
  it('200: changes the named fields, keeps the rest, and makes one version', async () => {
    const { id } = await makeAgent({ prompt: 'kept', voice: { speed: 1.5 } });
    const answer = await patch(id, { greeting: 'Hello', voice: { volume: 0.5 } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['etag']).toBe('"2"');
    expect(answer.json()).toMatchObject({
      version: 2,
      prompt: 'kept',
      greeting: 'Hello',
      voice: { speed: 1.5, volume: 0.5 },
    });
    expect((await tenant.request('GET', `/api/agents/${id}`)).json()).toEqual(answer.json());
    expect((await historyOf(id))[0]).toMatchObject({
      version: 2,
      source: 'edit',
      changed_fields: ['greeting', 'voice'],
      author: { kind: 'api_key', name: 'Test key' },
    });
    const [row] = (await auditRows(app, tenant.id, 'agent.update')).slice(-1);
    expect(row?.details).toEqual({ version: 2, changed_fields: ['greeting', 'voice'] });
  });

  it('200: null restores the default, at the top level and nested', async () => {
    const { id } = await makeAgent({ greeting: 'Hello', voice: { speed: 1.5, volume: 0.5 }, llm: { fallbacks: [] } });
    const answer = await patch(id, { greeting: null, voice: { speed: null }, llm: { fallbacks: null } });
    expect(answer.json()).toMatchObject({ greeting: '', voice: { speed: 1, volume: 0.5 } });
    expect(answer.json().llm).not.toHaveProperty('fallbacks');
  });

  it('200: null for an object restores all of its defaults', async () => {
    const { id } = await makeAgent({ keypad: { enabled: false, max_digits: 4 } });
    expect((await patch(id, { keypad: null })).json().keypad).toMatchObject({ enabled: true, max_digits: 32 });
  });

  it('200: a list is replaced whole; a key of a map is removed by null', async () => {
    const { id } = await makeAgent({
      end_call_phrases: ['bye', 'ciao'],
      metadata: { a: '1', b: '2' },
    });
    const answer = await patch(id, { end_call_phrases: ['adieu'], metadata: { a: null, c: '3' } });
    expect(answer.json()).toMatchObject({ end_call_phrases: ['adieu'] });
    expect(answer.json().metadata).toEqual({ b: '2', c: '3' });
  });

  it('200: accepts application/merge-patch+json too', async () => {
    const { id } = await makeAgent();
    const answer = await app.server.inject({
      method: 'PATCH',
      url: `/api/agents/${id}`,
      headers: { 'x-api-key': tenant.key, 'content-type': 'application/merge-patch+json' },
      payload: '{"greeting":"Hej"}',
    });
    expect(answer.json()).toMatchObject({ greeting: 'Hej' });
  });

  it.each([[{}], [{ name: 'A' }], [{ greeting: null }], [{ voice: {} }], [{ metadata: { none: null } }]])(
    '200: %j changes nothing, so there is neither a version nor an audit row',
    async (body) => {
      const agent = await makeAgent();
      const before = (await auditRows(app, tenant.id)).length;
      const answer = await patch(agent.id, body);
      expect(answer.json()).toEqual(agent);
      expect(answer.headers['etag']).toBe('"1"');
      expect(await historyOf(agent.id)).toHaveLength(1);
      expect(await auditRows(app, tenant.id)).toHaveLength(before);
    },
  );

  it.each([
    [{ colour: 'red' }, '/colour'],
    [{ voice: { colour: 'red' } }, '/voice/colour'],
    [{ name: null }, '/name'],
    [{ llm: { provider: 'openai' } }, '/llm/model'],
    [{ max_duration_seconds: 1 }, '/max_duration_seconds'],
    [{ id: '0197f3a0-7c1e-7b42-9f2d-000000000000' }, '/id'],
    [null, '/'],
  ])('400: %j, with the path of the fault; the agent is unchanged', async (body, path) => {
    const agent = await makeAgent();
    const answer = await patch(agent.id, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details[0].path).toBe(path);
    expect((await tenant.request('GET', `/api/agents/${agent.id}`)).json()).toEqual(agent);
  });

  it('412: with If-Match of an older version, naming the current one', async () => {
    const { id } = await makeAgent();
    await patch(id, { prompt: 'by somebody else' });
    const answer = await patch(id, { prompt: 'mine' }, { 'if-match': '"1"' });
    expect(answer.statusCode).toBe(412);
    expect(answer.headers['etag']).toBe('"2"');
    expect(answer.json()).toMatchObject({ error: 'version_mismatch', message: expect.stringContaining('version 2') });
    expect((await historyOf(id))[0].version).toBe(2);
  });

  it('200: with If-Match of the current version, or *', async () => {
    const { id } = await makeAgent();
    expect((await patch(id, { prompt: 'a' }, { 'if-match': '"1"' })).statusCode).toBe(200);
    expect((await patch(id, { prompt: 'b' }, { 'if-match': '*' })).statusCode).toBe(200);
  });

  it('400: an If-Match that is not a version', async () => {
    const { id } = await makeAgent();
    expect((await patch(id, { prompt: 'a' }, { 'if-match': '"abc"' })).statusCode).toBe(400);
  });

  it('one of ten concurrent writers with the same If-Match succeeds', async () => {
    const { id } = await makeAgent();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, number) => patch(id, { prompt: `${number}` }, { 'if-match': '"1"' })),
    );
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, ...Array(9).fill(412)]);
  });

  it('ten concurrent changes give ten versions without gaps, and none is lost', async () => {
    const { id } = await makeAgent();
    await Promise.all(Array.from({ length: 10 }, (_, number) => patch(id, { metadata: { [`k${number}`]: 'x' } })));
    const agent = (await tenant.request('GET', `/api/agents/${id}`)).json();
    expect(agent.version).toBe(11);
    expect(Object.keys(agent.metadata)).toHaveLength(10);
  });
});
