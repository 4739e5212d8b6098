import { PublicWidgetConfig } from '@parley/contract/resources/chat-widget';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { unknownId, withoutRequestId } from '../../../../test/unknown-id.ts';
import { createChatAgent } from '../../../../test/visitor.ts';

let app: TestApp;
let tenant: TestTenant;

beforeAll(async () => {
  app = await buildTestApp();
  tenant = await app.createTenant();
});
afterAll(() => app.close());

const read = (agentId: string, headers: Record<string, string> = {}, from = app) =>
  from.server.inject({ url: `/api/chat/widget/${agentId}`, headers });

const setWidget = (agentId: string, change: object) =>
  app.deps.db.platform.pool.query('update chat_widget_configs set config = config || $2::jsonb where agent_id = $1', [
    agentId,
    JSON.stringify(change),
  ]);

describe('GET /api/chat/widget/{agentId}', () => {
  it('200 without a key: exactly the 17 fields of the contract', async () => {
    const agentId = await createChatAgent(tenant, { name: 'Reception' });
    const answer = await read(agentId);
    expect(answer.statusCode).toBe(200);
    expect(Object.keys(answer.json()).toSorted()).toEqual(
      [
        'agent_id',
        'primary_color',
        'text_color',
        'background_color',
        'position',
        'button_icon',
        'welcome_enabled',
        'welcome_title',
        'welcome_subtitle',
        'quick_questions',
        'show_agent_name',
        'agent_display_name',
        'agent_avatar_url',
        'show_powered_by',
        'allow_file_uploads',
        'streaming_enabled',
        'allowed_domains',
      ].toSorted(),
    );
    expect(PublicWidgetConfig.parse(answer.json())).toEqual(answer.json());
    expect(answer.json()).toMatchObject({
      agent_id: agentId,
      agent_display_name: 'Reception',
      welcome_title: 'Hello!',
    });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': expect.stringContaining('max-age=60'),
      'access-control-allow-origin': '*',
    });
  });

  it('the first read creates the default, with a welcome in the agent’s language', async () => {
    const agentId = await createChatAgent(tenant, { language: 'sv-SE' });
    const rows = () =>
      app.deps.db.platform.pool.query('select 1 from chat_widget_configs where agent_id = $1', [agentId]);
    expect((await rows()).rowCount).toBe(0);
    expect((await read(agentId)).json().welcome_title).toBe('Hej!');
    expect((await rows()).rowCount).toBe(1);
  });

  it('concurrent first reads in two processes create one row, and both read it', async () => {
    const other = await buildTestApp({ database: app.database });
    const agentId = await createChatAgent(tenant);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) => read(agentId, {}, number % 2 === 0 ? app : other)),
    );
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    await other.close();
  });

  it('304 for a current ETag, 200 after a change', async () => {
    const agentId = await createChatAgent(tenant);
    const etag = String((await read(agentId)).headers['etag']);
    const again = await read(agentId, { 'if-none-match': etag });
    expect({ status: again.statusCode, body: again.body, etag: again.headers['etag'] }).toEqual({
      status: 304,
      body: '',
      etag,
    });
    await tenant.request('PATCH', `/api/agents/${agentId}`, { name: 'Renamed' });
    await expect.poll(async () => (await read(agentId, { 'if-none-match': etag })).statusCode).toBe(200);
  });

  it('403 chat_disabled when chat is off, forbidden when the agent is inactive', async () => {
    const off = await read(await createChatAgent(tenant, { chat_enabled: false }));
    expect({ status: off.statusCode, error: off.json().error }).toEqual({ status: 403, error: 'chat_disabled' });
    const inactive = await read(await createChatAgent(tenant, { is_active: false }));
    expect({ status: inactive.statusCode, error: inactive.json().error }).toEqual({ status: 403, error: 'forbidden' });
  });

  it('403 origin_not_allowed from a site not listed; 200 from a listed one, from our own, or without Origin', async () => {
    const agentId = await createChatAgent(tenant);
    await read(agentId);
    await setWidget(agentId, { allowed_domains: ['example.com'] });
    await new Promise((resolve) => setTimeout(resolve, 1050));
    const status = async (headers: Record<string, string>) => (await read(agentId, headers)).statusCode;
    // Twice: the cached answer of the first must not be served to the second.
    for (const _ of [1, 2]) {
      expect(await status({ origin: 'https://example.com' })).toBe(200);
      const refused = await read(agentId, { origin: 'https://evil.net' });
      expect({ status: refused.statusCode, error: refused.json().error }).toEqual({
        status: 403,
        error: 'origin_not_allowed',
      });
      expect(refused.headers['access-control-allow-origin']).toBe('*');
      expect(await status({ origin: 'https://parley.example', host: 'parley.example' })).toBe(200);
      expect(await status({})).toBe(200);
      expect(await status({ origin: 'null' })).toBe(403);
    }
  });

  it('404 alike for an unknown agent, a trashed one, and an invalid UUID', async () => {
    const missing = await read(unknownId);
    expect(missing.statusCode).toBe(404);
    const agentId = await createChatAgent(tenant);
    await tenant.request('DELETE', `/api/agents/${agentId}`);
    expect(withoutRequestId((await read(agentId)).json())).toEqual(withoutRequestId(missing.json()));
    for (const id of ['x', '1', `${unknownId}0`, unknownId.slice(1), '%00', 'undefined']) {
      expect((await read(id)).statusCode).toBe(404);
    }
  });

  // Regression: a page that sent a stale key or a cache parameter got 401 or 400 instead of its widget.
  it.each([
    ['an empty key', '', { 'x-api-key': '' }],
    ['an invalid key', '', { 'x-api-key': 'pk_live_stale' }],
    ['a key and a bearer', '', { 'x-api-key': 'pk_live_stale', authorization: 'Bearer stale' }],
    ['a malformed Authorization', '', { authorization: 'Basic ###' }],
    ['a cookie of a session that is over', '', { cookie: 'parley_session=stale; __Host-parley_session=stale' }],
    [
      'headers of other operations',
      '',
      { 'if-match': 'x', 'idempotency-key': 'x', 'x-acting-user': 'x', 'x-tenant-id': 'x' },
    ],
    ['a query', '?v=17&utm_source=mail&v=18&a[b]=c&q=%00&r=%zz', {}],
    ['a slash at the end', '/', {}],
  ] as [string, string, Record<string, string>][])(
    '200 the first time and the next with %s',
    async (_, ending, headers) => {
      const agentId = await createChatAgent(tenant);
      for (const _time of ['read', 'kept']) {
        const answer = await app.server.inject({ url: `/api/chat/widget/${agentId}${ending}`, headers });
        expect([answer.statusCode, answer.headers['cache-control'], answer.headers['vary']]).toEqual([
          200,
          'public, max-age=60',
          'Origin',
        ]);
      }
    },
  );

  it.each(['x', '%ZZ', '%00', '%c0%af', '..%2f..', 'a'.repeat(300), `${unknownId}0`])(
    '404 for the malformed id %s',
    async (id) => {
      const answer = await app.server.inject({ url: `/api/chat/widget/${id}` });
      expect([answer.statusCode, answer.json().error]).toEqual([404, 'not_found']);
    },
  );

  it.each(['this process', 'another process'])('a change made by %s is visible within a second', async (who) => {
    const other = await buildTestApp({ database: app.database });
    const agentId = await createChatAgent(tenant);
    const reader = who === 'this process' ? app : other;
    await read(agentId, {}, reader);
    await tenant.request('PATCH', `/api/agents/${agentId}`, { name: 'New name' });
    const shown = async () => (await read(agentId, {}, reader)).json().agent_display_name;
    await expect.poll(shown, { timeout: 1000, interval: 20 }).toBe('New name');
    await tenant.request('POST', `/api/agents/${agentId}/activation`, { active: false });
    await expect
      .poll(async () => (await read(agentId, {}, reader)).statusCode, { timeout: 1000, interval: 20 })
      .toBe(403);
    await tenant.request('DELETE', `/api/agents/${agentId}`);
    await expect
      .poll(async () => (await read(agentId, {}, reader)).statusCode, { timeout: 1000, interval: 20 })
      .toBe(404);
    await other.close();
  });
});
