import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';

let app: TestApp;
let tenant: TestTenant;
let id: string;

beforeAll(async () => {
  app = await buildTestApp();
  tenant = await app.createTenant();
  id = (await tenant.request('POST', '/api/agents', { name: 'A', prompt: 'Be kind.\nWe open at 8.\nBye.' })).json().id;
  await tenant.request('PATCH', `/api/agents/${id}`, {
    prompt: 'Be kind.\nWe open at 9.\nBye.',
    metadata: { 'a/b~c': 'new' },
    end_call_phrases: ['bye'],
  });
  await tenant.request('PATCH', `/api/agents/${id}`, { metadata: { 'a/b~c': null } });
  for (let number = 0; number < 7; number++)
    await tenant.request('PATCH', `/api/agents/${id}`, { greeting: `Hi ${number}` });
});
afterAll(() => app.close());

const get = (path: string) => tenant.request('GET', `/api/agents/${id}/versions${path}`);

describe('GET /api/agents/{agentId}/versions', () => {
  it.each([1, 3, 10])('pages of %i show each version once, newest first', async (limit) => {
    const numbers: number[] = [];
    let cursor = '';
    do {
      const page = (await get(`?limit=${limit}${cursor}`)).json();
      numbers.push(...page.data.map((row: { version: number }) => row.version));
      cursor = page.next_cursor ? `&cursor=${page.next_cursor}` : '';
    } while (cursor);
    expect(numbers).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });

  it('lists author, time, source and changed fields, without the configuration', async () => {
    const page = (await get('?include_total=true')).json();
    expect(page.total).toBe(10);
    expect(page.data[8]).toEqual({
      version: 2,
      source: 'edit',
      author: { kind: 'api_key', id: expect.any(String), name: 'Test key' },
      changed_fields: ['prompt', 'end_call_phrases', 'metadata'],
      note: '',
      restored_from: null,
      created_at: expect.any(String),
    });
  });

  const cursorOf = (position: unknown) => Buffer.from(JSON.stringify(position)).toString('base64url');
  // Regression: a number outside the column's range reached the database and came back as 500.
  it.each([cursorOf([1.5]), cursorOf([1e300]), cursorOf([-1]), cursorOf(['2']), 'x'])(
    '400: cursor %s',
    async (cursor) => {
      expect((await get(`?cursor=${cursor}`)).statusCode).toBe(400);
    },
  );

  it('400: an unknown filter', async () => {
    expect((await get('?source=edit')).json()).toMatchObject({ error: 'unknown_field' });
  });
});

describe('GET /api/agents/{agentId}/versions/{versionNumber}', () => {
  it('200: the configuration as it was', async () => {
    const version = (await get('/2')).json();
    expect(version).toMatchObject({
      version: 2,
      source: 'edit',
      config: { greeting: '', metadata: { 'a/b~c': 'new' } },
    });
    expect((await get('/10')).json().config.greeting).toBe('Hi 6');
  });

  it('404: a missing version, naming the newest', async () => {
    const answer = await get('/11');
    expect(answer.statusCode).toBe(404);
    expect(answer.json().message).toBe('This agent has no version 11; the newest is 10');
  });

  it.each(['0', '01', '-1', '1.0', '1e1', 'latest', '9999999999'])(
    '404: %s is no number of a version',
    async (number) => {
      expect((await get(`/${number}`)).statusCode).toBe(404);
    },
  );
});

describe('GET /api/agents/{agentId}/versions/compare', () => {
  it('200: each difference with its path, and the prompt as a unified diff', async () => {
    const compared = (await get('/compare?from=1&to=2')).json();
    expect(compared.changes).toEqual([
      {
        path: '/prompt',
        op: 'replace',
        before: 'Be kind.\nWe open at 8.\nBye.',
        after: 'Be kind.\nWe open at 9.\nBye.',
      },
      { path: '/end_call_phrases/0', op: 'add', after: 'bye' },
      { path: '/metadata/a~1b~0c', op: 'add', after: 'new' },
    ]);
    expect(compared.prompt_diff).toContain('--- version 1');
    expect(compared.prompt_diff).toContain('+++ version 2');
    expect(compared.prompt_diff).toContain('@@ -1,3 +1,3 @@\n Be kind.\n-We open at 8.\n+We open at 9.\n Bye.');
  });

  it('200: comparing in reverse shows additions as removals', async () => {
    const { changes } = (await get('/compare?from=2&to=1')).json();
    expect(changes).toContainEqual({ path: '/metadata/a~1b~0c', op: 'remove', before: 'new' });
  });

  it('200: a version equals itself, and an unchanged prompt has no diff', async () => {
    expect((await get('/compare?from=4&to=4')).json()).toEqual({ from: 4, to: 4, changes: [], prompt_diff: '' });
    expect((await get('/compare?from=4&to=5')).json()).toMatchObject({ prompt_diff: '' });
  });

  it.each(['', '?from=1', '?from=1&to=x', '?from=0&to=1', '?from=1&to=2&by=line'])('400: %s', async (query) => {
    expect((await get(`/compare${query}`)).statusCode).toBe(400);
  });

  it('404: names the version that does not exist', async () => {
    expect((await get('/compare?from=1&to=99')).json().message).toContain('no version 99');
  });
});
