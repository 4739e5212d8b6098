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

const url = 'https://shop.example.com/orders';
const hook = (more: object = {}, request: object = {}) => ({
  name: 'find_order',
  type: 'webhook',
  request: { url, ...request },
  ...more,
});
const create = (body: unknown) => tenant.request('POST', '/api/tools', body);
const made = async (body: unknown) => (await create(body)).json();
const patch = (id: string, body: unknown, headers = {}) => tenant.request('PATCH', `/api/tools/${id}`, body, headers);
const read = async (id: string) => (await tenant.request('GET', `/api/tools/${id}`)).json();
const secretCount = async () =>
  (
    await app.deps.db.platform.pool.query('select count(*)::int as count from secrets where tenant_id = $1', [
      tenant.id,
    ])
  ).rows[0].count;

describe('POST /api/tools', () => {
  it('201: with defaults, masked secrets, and the signing secret shown once', async () => {
    const answer = await create(
      hook(
        {},
        { headers: { Authorization: 'Bearer 0123456789abcdef' }, query: { api_key: 'k-0123456789', page: '1' } },
      ),
    );
    expect(answer.statusCode).toBe(201);
    const { signing_secret, ...tool } = answer.json();
    expect(answer.headers).toMatchObject({ etag: '"1"', location: `/api/tools/${tool.id}` });
    expect(signing_secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(tool).toMatchObject({
      revision: 1,
      type: 'webhook',
      timeout_ms: 10_000,
      request: {
        method: 'POST',
        headers: { Authorization: '••••cdef' },
        query: { api_key: '••••6789', page: '1' },
        body_mode: 'envelope',
      },
      signing_secret_hint: signing_secret.slice(-5, -1),
      agent_ids: [],
    });
    expect(await read(tool.id)).toEqual(tool);
    expect(await tenant.request('GET', '/api/tools').then((page) => page.body)).not.toMatch(/whsec_|0123456789/);
  });

  it.each([
    { type: 'client', client: { waits: false } },
    { type: 'transfer', transfer: { targets: ['sales'] } },
    { type: 'end_call' },
    { type: 'dtmf' },
    { type: 'sms', sms: { text: 'Hello' } },
    { type: 'booking' },
    { type: 'handoff', handoff: { reason: 'asked' } },
    { type: 'mcp', mcp: { url: 'https://mcp.example.com/mcp', headers: { 'X-Key': 'abcdefgh12345678' } } },
  ])('201: $type, without a signing secret', async (body) => {
    const answer = await create({ name: 'a_tool', ...body });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ type: body.type, signing_secret: null, signing_secret_hint: null });
  });

  it.each<[string, object, string]>([
    [
      'parameters that do not compile',
      hook({ parameters: { type: 'object', properties: { date: { type: 'strng' } } } }),
      '/parameters/properties/date/type',
    ],
    ['a private address', hook({}, { url: 'http://10.0.0.1/' }), '/request/url'],
    ['this machine', hook({}, { url: 'http://127.0.0.1/' }), '/request/url'],
    ['the cloud’s own address', hook({}, { url: 'http://169.254.169.254/latest' }), '/request/url'],
    ['a private address of an MCP server', { name: 'a', type: 'mcp', mcp: { url: 'http://[::1]/' } }, '/mcp/url'],
    ['user and password in the address', hook({}, { url: 'https://me:pw@shop.example.com/' }), '/request/url'],
    ['a key in the address', hook({}, { url: 'https://shop.example.com/?api_key=abc' }), '/request/url'],
    ['a host that is filled in', hook({}, { url: 'https://{host}.example.com/' }), '/request/url'],
    ['an unknown argument in the path', hook({}, { url: 'https://shop.example.com/{order}' }), '/request/url'],
    [
      'a connection that is not there',
      hook({}, { credential_id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b10' }),
      '/request/credential_id',
    ],
    [
      'an integration that is not there',
      {
        name: 'a',
        type: 'integration',
        integration: { connection_id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b10', action: 'x' },
      },
      '/integration/connection_id',
    ],
    ['the Host header', hook({}, { headers: { Host: 'a' } }), '/request/headers/Host'],
    ['Content-Length', hook({}, { headers: { 'content-length': '5' } }), '/request/headers/content-length'],
    [
      'a signature of one’s own',
      hook({}, { headers: { 'Webhook-Signature': 'v1,x' } }),
      '/request/headers/Webhook-Signature',
    ],
    ['a header twice', hook({}, { headers: { 'X-A': '1', 'x-a': '2' } }), '/request/headers/x-a'],
    ['a line break in a header', hook({}, { headers: { 'X-A': 'a\r\nb: c' } }), '/request/headers/X-A'],
    ['a mask of nothing', hook({}, { headers: { 'X-A': '••••1234' } }), '/request/headers/X-A'],
    ['settings of another type', hook({ mcp: { url } }), '/mcp'],
    ['a webhook without a request', { name: 'a', type: 'webhook' }, '/request'],
    [
      'parameters where they are given',
      { name: 'a', type: 'end_call', parameters: { type: 'object', properties: { a: {} } } },
      '/parameters',
    ],
    ['an unknown field', hook({ colour: 'red' }), '/colour'],
    ['a name a model could not say', hook({ name: 'find order' }), '/name'],
  ])('400: %s, with the pointer', async (_name, body, path) => {
    const before = await secretCount();
    const answer = await create(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details.map((detail: { path: string }) => detail.path)).toContain(path);
    expect(await secretCount()).toBe(before);
  });

  it('409: a repeated Idempotency-Key does not reveal the secret', async () => {
    const key = { 'idempotency-key': 'tool-once' };
    expect((await tenant.request('POST', '/api/tools', hook(), key)).statusCode).toBe(201);
    const again = await tenant.request('POST', '/api/tools', hook(), key);
    expect(again.statusCode).toBe(409);
    expect(again.body).not.toContain('whsec_');
  });
});

describe('PATCH /api/tools/{toolId}', () => {
  it('200: a merge patch makes a revision, and the old one stays readable', async () => {
    const { id } = await made(hook({ description: 'Old', timeout_ms: 5000 }, { headers: { 'X-A': 'a', 'X-B': 'b' } }));
    const answer = await patch(id, { description: 'New', timeout_ms: null, request: { headers: { 'X-A': null } } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['etag']).toBe('"2"');
    expect(answer.json()).toMatchObject({ revision: 2, description: 'New', timeout_ms: 10_000, request: { url } });
    expect(Object.keys(answer.json().request.headers)).toEqual(['X-B']);
    expect(await read(id)).toEqual(answer.json());
    const old = await tenant.request('GET', `/api/tools/${id}?revision=1`);
    expect(old.json()).toMatchObject({ revision: 1, description: 'Old', timeout_ms: 5000 });
    expect((await tenant.request('GET', `/api/tools/${id}?revision=3`)).statusCode).toBe(404);
    const [row] = (await auditRows(app, tenant.id, 'tool.update')).slice(-1);
    expect(row?.details).toEqual({ revision: 2, changed_fields: ['description', 'timeout_ms', 'request'], agents: [] });
  });

  it('200: parameters are replaced whole', async () => {
    const parameters = { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] };
    const { id } = await made(hook({ parameters }));
    const next = { type: 'object', properties: { b: { type: 'number' } } };
    expect((await patch(id, { parameters: next })).json().parameters).toEqual(next);
    expect((await patch(id, { parameters: null })).json().parameters).toEqual({ type: 'object', properties: {} });
  });

  it.each([{}, { description: 'Same' }, { request: { headers: { 'X-A': '••••cdef' } } }, { timeout_ms: null }])(
    '200: %j changes nothing, so there is neither a revision nor an audit row',
    async (body) => {
      const tool = await made(hook({ description: 'Same' }, { headers: { 'X-A': '0123456789abcdef' } }));
      const before = (await auditRows(app, tenant.id)).length;
      const answer = await patch(tool.id, body);
      expect(answer.json()).toMatchObject({ revision: 1 });
      expect(answer.headers['etag']).toBe('"1"');
      expect(await auditRows(app, tenant.id)).toHaveLength(before);
    },
  );

  it('400: the type cannot change, nor a masked secret’s host', async () => {
    const { id } = await made(hook({}, { headers: { 'X-A': '0123456789abcdef' } }));
    expect((await patch(id, { type: 'mcp' })).json().details).toMatchObject([{ path: '/type', code: 'read_only' }]);
    const moved = await patch(id, { request: { url: 'https://evil.example.net/' } });
    expect(moved.statusCode).toBe(400);
    expect(moved.json().details).toMatchObject([{ path: '/request/headers/X-A', code: 'unknown_mask' }]);
    expect((await patch(id, { request: { url: `${url}/v2` } })).statusCode).toBe(200);
    expect((await patch(id, { request: null })).json().details).toMatchObject([{ path: '/request' }]);
  });

  it('412 with an older revision, 200 with the current one', async () => {
    const { id } = await made(hook());
    await patch(id, { description: 'by somebody else' });
    const stale = await patch(id, { description: 'mine' }, { 'if-match': '"1"' });
    expect(stale.statusCode).toBe(412);
    expect(stale.headers['etag']).toBe('"2"');
    expect((await patch(id, { description: 'mine' }, { 'if-match': '"2"' })).statusCode).toBe(200);
  });

  it('ten concurrent changes make ten revisions', async () => {
    const { id } = await made(hook());
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => patch(id, { request: { query: { [`q${at}`]: 'x' } } })),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(10).fill(200));
    const tool = await read(id);
    expect(tool.revision).toBe(11);
    expect(Object.keys(tool.request.query)).toHaveLength(10);
  });
});

describe('GET /api/tools', () => {
  it('pages through all once, newest first, filtered by type, text and agent', async () => {
    const own = await app.createTenant({ name: 'Lister' });
    const ids: string[] = [];
    for (let at = 0; at < 7; at++) {
      const type = at % 2 ? 'dtmf' : 'end_call';
      ids.unshift(
        (await own.request('POST', '/api/tools', { name: `tool_${at}`, type, description: `Nr ${at}` })).json().id,
      );
    }
    const agent = (await own.request('POST', '/api/agents', { name: 'A', tool_ids: [ids[6], ids[2]] })).json();
    const list = async (query: string) => (await own.request('GET', `/api/tools?${query}`)).json();
    const seen: string[] = [];
    let cursor = '';
    do {
      const page = await list(`limit=3${cursor}`);
      seen.push(...page.data.map((tool: { id: string }) => tool.id));
      cursor = page.next_cursor ? `&cursor=${page.next_cursor}` : '';
    } while (cursor);
    expect(seen).toEqual(ids);
    const idsOf = async (query: string) => (await list(query)).data.map((tool: { id: string }) => tool.id);
    expect(await idsOf('type=dtmf')).toHaveLength(3);
    expect(await idsOf('type=dtmf,end_call&include_total=true')).toHaveLength(7);
    expect(await idsOf('q=NR%205')).toEqual([ids[1]]);
    expect(await idsOf('q=TOOL_3')).toEqual([ids[3]]);
    expect(await idsOf(`agent_id=${agent.id}`)).toEqual([ids[2], ids[6]]);
    expect((await list(`agent_id=${agent.id}`)).data[0].agent_ids).toEqual([agent.id]);
    expect((await own.request('GET', '/api/tools?colour=red')).statusCode).toBe(400);
    expect((await own.request('GET', '/api/tools?type=hammer')).statusCode).toBe(400);
  });
});

describe('DELETE /api/tools/{toolId}', () => {
  it('204: deletes the tool with its secrets', async () => {
    const before = await secretCount();
    const { id } = await made(hook({}, { headers: { 'X-A': '0123456789abcdef' } }));
    await patch(id, { request: { headers: { 'X-A': 'another-secret-value' } } });
    expect(await secretCount()).toBe(before + 3);
    expect((await tenant.request('DELETE', `/api/tools/${id}`)).statusCode).toBe(204);
    expect((await tenant.request('GET', `/api/tools/${id}`)).statusCode).toBe(404);
    expect((await tenant.request('DELETE', `/api/tools/${id}`)).statusCode).toBe(404);
    expect(await secretCount()).toBe(before);
  });
});

describe('POST /api/tools/{toolId}/signing-secret/rotate', () => {
  const rotate = (id: string, body?: object) => tenant.request('POST', `/api/tools/${id}/signing-secret/rotate`, body);
  const validSecrets = async (id: string, now: Date) => {
    const config = { tool_ids: [id], disabled_tool_ids: [], tool_revisions: {} };
    const { loadAgentTools } = await import('./index.ts');
    const { db, vault } = app.deps;
    const [tool] = await db.app.inTenant(tenant.id, (tx) =>
      loadAgentTools(tx, vault, { tenantId: tenant.id, config: config as never, now }),
    );
    return tool?.signingSecrets;
  };
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000);

  it('200: the old secret also signs for a day, and is then deleted', async () => {
    const tool = await made(hook());
    const answer = await rotate(tool.id);
    expect(answer.statusCode).toBe(200);
    const { signing_secret, signing_secret_hint } = answer.json();
    expect(signing_secret).not.toBe(tool.signing_secret);
    expect(await read(tool.id)).toMatchObject({ revision: 1, signing_secret_hint });
    expect(await validSecrets(tool.id, hours(23))).toEqual([signing_secret, tool.signing_secret]);
    expect(await validSecrets(tool.id, hours(25))).toEqual([signing_secret]);
    const before = await secretCount();
    const { deleteExpiredSigningSecrets } = await import('./delete-expired-signing-secrets.ts');
    await deleteExpiredSigningSecrets(app.deps.db.platform, app.deps.vault, hours(25));
    expect(await secretCount()).toBe(before - 1);
    expect(await validSecrets(tool.id, hours(0))).toEqual([signing_secret]);
  });

  it('200: without overlap the old secret ends at once; a third ends the first', async () => {
    const tool = await made(hook());
    const second = (await rotate(tool.id, { overlap_seconds: 60 })).json().signing_secret;
    const third = (await rotate(tool.id)).json().signing_secret;
    expect(await validSecrets(tool.id, hours(0))).toEqual([third, second]);
    const fourth = await rotate(tool.id, { overlap_seconds: 0 });
    expect(fourth.json().previous_valid_until).toBeNull();
    expect(await validSecrets(tool.id, hours(0))).toEqual([fourth.json().signing_secret]);
  });

  it('409 for an unsigned tool type, 400 for an overlap beyond a week', async () => {
    const { id } = await made({ name: 'bye', type: 'end_call' });
    expect((await rotate(id)).statusCode).toBe(409);
    expect((await rotate((await made(hook())).id, { overlap_seconds: 604_801 })).statusCode).toBe(400);
  });
});

describe('POST /api/tools/{toolId}/test', () => {
  it('200: runs the newest revision with its secrets, and reveals none', async () => {
    const { id } = await made(
      hook({}, { headers: { Authorization: 'Bearer 0123456789abcdef' }, query: { key: 'query-secret' } }),
    );
    const asked: unknown[] = [];
    const { tools } = app.deps.areaDeps;
    const real = tools.trial;
    tools.trial = {
      async tryTool(tool, given) {
        asked.push(tool.definition.request?.headers, given.arguments);
        return {
          status: 'ok',
          request: { url: `${url}?key=query-secret`, query: { key: 'query-secret' } },
          response: { body: { echoed: 'you sent 0123456789abcdef' } },
          result: 'you sent Bearer 0123456789abcdef',
          variables: { who: 'Bearer 0123456789abcdef' },
          latency_ms: 3,
          log_id: app.deps.newId() as never,
        };
      },
    };
    const answer = await tenant.request('POST', `/api/tools/${id}/test`, { arguments: { a: 1 } });
    tools.trial = real;
    expect(answer.statusCode).toBe(200);
    expect(asked).toEqual([{ Authorization: 'Bearer 0123456789abcdef' }, { a: 1 }]);
    expect(answer.body).not.toMatch(/0123456789abcdef|query-secret/);
    expect((await tenant.request('POST', `/api/tools/${id}/test`, { args: {} })).statusCode).toBe(400);
  });
});
