import type { WidgetConfig } from '@parley/contract/resources/chat-widget';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { createPerson } from '../../../../test/people.ts';
import { unknownId, withoutRequestId } from '../../../../test/unknown-id.ts';
import { createChatAgent } from '../../../../test/visitor.ts';

let app: TestApp;
let tenant: TestTenant;
beforeAll(async () => {
  app = await buildTestApp();
  tenant = await app.createTenant();
});
afterAll(() => app.close());

const configOf = (agentId: string) => `/api/chat/widget/${agentId}/config`;
const read = async (agentId: string) => (await tenant.request('GET', configOf(agentId))).json() as WidgetConfig;
const put = (agentId: string, body: object) => tenant.request('PUT', configOf(agentId), body);
const readPublic = async (agentId: string, headers = {}) =>
  app.server.inject({ url: `/api/chat/widget/${agentId}`, headers });

describe('GET /api/chat/widget/{agentId}/config', () => {
  it('200 with every field, defaults where unset, also when chat is disabled', async () => {
    const agentId = await createChatAgent(tenant, { language: 'de', chat_enabled: false });
    const config = await read(agentId);
    expect(config).toMatchObject({
      agent_id: agentId,
      welcome_title: 'Hallo!',
      agent_display_name: '',
      is_enabled: true,
      offline_behavior: 'form',
      hours: null,
      operator_ids: [],
      verification: { methods: ['email_otp'], is_required: false },
      custom_css: '',
      updated_at: null,
    });
  });

  it('the default shown to visitors does not count as configured', async () => {
    const agentId = await createChatAgent(tenant);
    await readPublic(agentId);
    expect((await read(agentId)).updated_at).toBeNull();
  });

  it('404 for another tenant’s agent as for an unknown one, 403 without the scope', async () => {
    const agentId = await createChatAgent(await app.createTenant());
    const foreign = await tenant.request('GET', configOf(agentId));
    const missing = await tenant.request('GET', configOf(unknownId));
    expect(foreign.statusCode).toBe(404);
    expect(withoutRequestId(foreign.json())).toEqual(withoutRequestId(missing.json()));
    const key = await tenant.createKey(['chat:write']);
    const url = configOf(await createChatAgent(tenant));
    expect((await app.server.inject({ url, headers: { 'x-api-key': key } })).statusCode).toBe(403);
    const readOnly = { 'x-api-key': await tenant.createKey(['chat:read']) };
    expect((await app.server.inject({ method: 'PUT', url, headers: readOnly, payload: {} })).statusCode).toBe(403);
  });
});

describe('PUT /api/chat/widget/{agentId}/config', () => {
  it('replaces everything: omitted fields get their default; visitors see it at once', async () => {
    const agentId = await createChatAgent(tenant, { name: 'Front desk' });
    await readPublic(agentId);
    const answer = await put(agentId, { primary_color: '#ABC', welcome_title: 'Hi', custom_css: '.a { color: red }' });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toEqual(await read(agentId));
    expect(answer.json()).toMatchObject({ primary_color: '#ABC', updated_at: expect.any(String) });
    const shown = (await readPublic(agentId)).json();
    expect(shown).toMatchObject({ primary_color: '#ABC', welcome_title: 'Hi', agent_display_name: 'Front desk' });
    expect(shown).not.toHaveProperty('custom_css');
    await put(agentId, {});
    expect(await read(agentId)).toMatchObject({ primary_color: '#3d5afe', welcome_title: '', custom_css: '' });
  });

  it('a read object can be written back, and changes nothing', async () => {
    const agentId = await createChatAgent(tenant);
    await put(agentId, { allowed_domains: ['example.com'] });
    const { agent_id: _, updated_at: before, ...config } = await read(agentId);
    expect((await put(agentId, config)).json().updated_at).toBe(before);
    const rows = await auditRows(app, tenant.id, 'chat_widget.update');
    expect(rows.filter(({ resource_id }) => resource_id === agentId)).toHaveLength(1);
  });

  it('writes an audit row with the field names, and an event', async () => {
    const agentId = await createChatAgent(tenant);
    await put(agentId, { welcome_title: 'Secret plans', welcome_enabled: false });
    const [row] = (await auditRows(app, tenant.id, 'chat_widget.update')).filter(
      (each) => each.resource_id === agentId,
    );
    expect(row?.details).toEqual({ changed_fields: ['welcome_enabled', 'welcome_title', 'welcome_subtitle'] });
    const events = await app.deps.db.platform.pool.query(
      "select data from events where tenant_id = $1 and type = 'agent.widget.updated' and data ->> 'agent_id' = $2",
      [tenant.id, agentId],
    );
    expect(events.rows).toEqual([{ data: { agent_id: agentId, ...row?.details } }]);
  });

  it('domains are normalized as in browsers, and deduplicated', async () => {
    const agentId = await createChatAgent(tenant);
    const allowed_domains = ['https://Example.com/', 'EXAMPLE.com', '*.Bücher.example', 'localhost:5173', '[::1]:3000'];
    expect((await put(agentId, { allowed_domains })).json().allowed_domains).toEqual([
      'example.com',
      '*.xn--bcher-kva.example',
      'localhost:5173',
      '[::1]:3000',
    ]);
    expect((await readPublic(agentId, { origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await readPublic(agentId, { origin: 'https://shop.xn--bcher-kva.example' })).statusCode).toBe(200);
  });

  it.each<[body: object, path: string]>([
    [{ allowed_domains: ['example.com', 'a b'] }, '/allowed_domains/1'],
    [{ allowed_domains: ['*'] }, '/allowed_domains/0'],
    [{ allowed_domains: ["x;script-src 'unsafe-inline'"] }, '/allowed_domains/0'],
    [{ primary_color: 'red' }, '/primary_color'],
    [{ background_color: '#12345' }, '/background_color'],
    [{ operator_ids: [unknownId] }, '/operator_ids/0'],
    [{ custom_css: '@import "a.css";' }, '/custom_css'],
    [{ custom_css: 'a { background: URL(//evil.example) }' }, '/custom_css'],
    [{ custom_css: 'a {}</style>' }, '/custom_css'],
    [{ agent_avatar_url: 'http://example.com/a.png' }, '/agent_avatar_url'],
    [{ agent_avatar_url: 'javascript:alert(1)' }, '/agent_avatar_url'],
    [{ agent_avatar_url: `/api/chat/avatars/${unknownId}` }, '/agent_avatar_url'],
    [{ verification: { methods: [], is_required: true } }, '/verification/methods'],
    [{ close_after_minutes: 1 }, '/close_after_minutes'],
    [{ hours: { timezone: 'Mars/Base', weekly: {} } }, '/hours/timezone'],
    [{ quick_questions: [{ text: 'x' }] }, '/quick_questions/0/message'],
  ])('400 for %j, pointing at %s', async (body, path) => {
    const agentId = await createChatAgent(tenant);
    const refused = await put(agentId, body);
    expect({
      status: refused.statusCode,
      paths: refused.json().details.map((each: { path: string }) => each.path),
    }).toEqual({
      status: 400,
      paths: [path],
    });
    expect((await read(agentId)).updated_at).toBeNull();
  });

  it('400 unknown_field for an unknown field', async () => {
    const refused = await put(await createChatAgent(tenant), { colour: '#fff' });
    expect(refused.json()).toMatchObject({ error: 'unknown_field', details: [{ path: '/colour' }] });
  });

  it('operators must be members with chat:operate', async () => {
    const agentId = await createChatAgent(tenant);
    const operator = await createPerson(app, { tenants: [{ id: tenant.id, role: 'operator' }] });
    const viewer = await createPerson(app, { tenants: [{ id: tenant.id, role: 'viewer' }] });
    const elsewhere = await createPerson(app, { tenants: [{ id: (await app.createTenant()).id, role: 'operator' }] });
    const operator_ids = [operator.id, viewer.id, elsewhere.id];
    const refused = (await put(agentId, { operator_ids })).json();
    expect(refused.details.map((each: { path: string }) => each.path)).toEqual(['/operator_ids/1', '/operator_ids/2']);
    expect((await put(agentId, { operator_ids: [operator.id, operator.id] })).json().operator_ids).toEqual([
      operator.id,
    ]);
  });

  it('disabled: visitors get chat_disabled', async () => {
    const agentId = await createChatAgent(tenant);
    await put(agentId, { is_enabled: false });
    expect((await readPublic(agentId)).json().error).toBe('chat_disabled');
  });
});

const patch = (agentId: string, body: object) => tenant.request('PATCH', configOf(agentId), body);

describe('PATCH /api/chat/widget/{agentId}/config', () => {
  // Regression: following the guide to verification reset colours, texts and quick questions, since there was only PUT.
  it('200: changes named fields and keeps the rest, also within an object', async () => {
    const agentId = await createChatAgent(tenant);
    const quick_questions = [{ text: 'Hours', message: 'When are you open?' }];
    await put(agentId, { primary_color: '#0f766e', welcome_title: 'Hi', quick_questions, handoff: { after_turns: 3 } });
    const change = { verification: { is_required: true }, handoff: { on_verification_failed: true } };
    const answer = await patch(agentId, change);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(await read(agentId));
    expect(answer.json()).toMatchObject({
      primary_color: '#0f766e',
      welcome_title: 'Hi',
      quick_questions,
      verification: { is_required: true, methods: ['email_otp'] },
      handoff: { is_enabled: true, after_turns: 3, on_verification_failed: true },
      updated_at: expect.any(String),
    });
    expect((await readPublic(agentId)).json()).toMatchObject({ primary_color: '#0f766e', quick_questions });
    const rows = (await auditRows(app, tenant.id, 'chat_widget.update')).filter((row) => row.resource_id === agentId);
    expect(rows.map((row) => row.details)).toContainEqual({ changed_fields: ['handoff', 'verification'] });
  });

  it('null restores a default, a list is replaced whole, and the welcome of a new widget is kept', async () => {
    const agentId = await createChatAgent(tenant, { language: 'de' });
    await patch(agentId, { primary_color: '#0f766e', allowed_domains: ['a.example', 'b.example'] });
    const { primary_color, allowed_domains, welcome_title } = (
      await patch(agentId, { primary_color: null, allowed_domains: ['c.example'] })
    ).json();
    expect([primary_color, allowed_domains, welcome_title]).toEqual(['#3d5afe', ['c.example'], 'Hallo!']);
  });

  it('sets hours, replaces them whole, and removes them by null', async () => {
    const agentId = await createChatAgent(tenant);
    const monday = [{ from: '09:00', to: '17:00' }];
    const set = await patch(agentId, { hours: { timezone: 'Europe/Stockholm', weekly: { monday } } });
    expect(set.json().hours).toMatchObject({ timezone: 'Europe/Stockholm', weekly: { monday, tuesday: [] } });
    expect((await patch(agentId, { hours: null })).json().hours).toBeNull();
  });

  it('writes nothing without a change', async () => {
    const agentId = await createChatAgent(tenant);
    const { updated_at } = (await patch(agentId, { welcome_title: 'Hi' })).json();
    expect((await patch(agentId, { welcome_title: 'Hi' })).json().updated_at).toBe(updated_at);
    expect((await patch(agentId, {})).json().updated_at).toBe(updated_at);
  });

  it.each([
    [{ primary_color: 'red' }, '/primary_color'],
    [{ colour: '#fff' }, '/colour'],
    [{ handoff: { after_turns: 0 } }, '/handoff/after_turns'],
    [{ allowed_domains: ['not a host'] }, '/allowed_domains/0'],
    [{ custom_css: '@import "x"' }, '/custom_css'],
    [{ verification: { is_required: true, methods: [] } }, '/verification/methods'],
  ])('400: %j, at its field, and nothing is written', async (body, path) => {
    const agentId = await createChatAgent(tenant);
    const refused = await patch(agentId, { ...body, welcome_title: 'Never' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().details[0].path).toBe(path);
    expect((await read(agentId)).welcome_title).toBe('Hello!');
  });

  it('404 for another tenant’s agent as for an unknown one, 403 without the scope', async () => {
    const foreign = await patch(await createChatAgent(await app.createTenant()), {});
    expect(foreign.statusCode).toBe(404);
    expect(withoutRequestId(foreign.json())).toEqual(withoutRequestId((await patch(unknownId, {})).json()));
    const headers = { 'x-api-key': await tenant.createKey(['chat:read']) };
    const url = configOf(await createChatAgent(tenant));
    expect((await app.server.inject({ method: 'PATCH', url, headers, payload: {} })).statusCode).toBe(403);
  });
});
