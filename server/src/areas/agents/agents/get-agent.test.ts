import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';

let app: TestApp;
let tenant: TestTenant;
let id: string;

beforeAll(async () => {
  app = await buildTestApp();
  tenant = await app.createTenant();
  id = (await tenant.request('POST', '/api/agents', { name: 'First', prompt: 'one' })).json().id;
  await tenant.request('PATCH', `/api/agents/${id}`, { name: 'Second', prompt: 'two' });
});
afterAll(() => app.close());

const get = (query = '', headers = {}) => tenant.request('GET', `/api/agents/${id}${query}`, undefined, headers);

describe('GET /api/agents/{agentId}', () => {
  it('200: the current version, with its number as ETag', async () => {
    const answer = await get();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['etag']).toBe('"2"');
    expect(answer.json()).toMatchObject({ id, version: 2, name: 'Second', prompt: 'two' });
  });

  it('200: ?version= returns an earlier version', async () => {
    const answer = await get('?version=1');
    expect(answer.headers['etag']).toBe('"1"');
    expect(answer.json()).toMatchObject({ id, version: 1, name: 'First', prompt: 'one' });
  });

  it('200: finds an id in capital letters', async () => {
    expect((await tenant.request('GET', `/api/agents/${id.toUpperCase()}`)).json().id).toBe(id);
  });

  it.each(['"2"', 'W/"2"', '"1", "2"', '*'])(
    '304 without a body when the client has it: If-None-Match %s',
    async (tag) => {
      const answer = await get('', { 'if-none-match': tag });
      expect(answer.statusCode).toBe(304);
      expect(answer.body).toBe('');
      expect(answer.headers['etag']).toBe('"2"');
    },
  );

  it('200 when the client has another version', async () => {
    expect((await get('', { 'if-none-match': '"1"' })).statusCode).toBe(200);
    expect((await get('?version=1', { 'if-none-match': '"2"' })).statusCode).toBe(200);
  });

  it('404: a missing version, naming the newest', async () => {
    const answer = await get('?version=7');
    expect(answer.statusCode).toBe(404);
    expect(answer.json().message).toBe('This agent has no version 7; the newest is 2');
  });

  // Regression: a client that guessed the ETag of a future version got 304.
  it('404, not 304: a missing version is never current', async () => {
    expect((await get('?version=7', { 'if-none-match': '"7"' })).statusCode).toBe(404);
  });

  it.each(['0', '-1', '1.5', 'x', '', '99999999999'])('400: ?version=%s is no number of a version', async (version) => {
    const answer = await get(`?version=${version}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details[0].path).toBe('query/version');
  });

  it('400: an unknown query parameter, named', async () => {
    const answer = await get('?verison=1');
    expect(answer.json()).toMatchObject({ error: 'unknown_field', details: [{ path: 'query/verison' }] });
  });
});
