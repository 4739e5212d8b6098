import type { SipTrunkId } from '@parley/contract/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { unknownId, withoutRequestId } from '../../../../test/unknown-id.ts';
import { findTrunk, listAllTrunks } from './open-trunks.ts';

let app: TestApp;
let tenant: TestTenant;

beforeAll(async () => {
  app = await buildTestApp({ env: { PARLEY_EGRESS_ALLOW: '10.1.0.0/16' } });
  tenant = await app.createTenant();
});
afterAll(() => app.close());

const registration = {
  name: 'Telecom',
  kind: 'registration',
  host: 'sip.example.com',
  username: 'account-1',
  password: 'a secret nobody sees',
};

const create = (more: Record<string, unknown> = {}, by = tenant) =>
  by.request('POST', '/api/sip-trunks', { ...registration, ...more });
const newTrunk = async (more: Record<string, unknown> = {}, by = tenant) => (await create(more, by)).json();
const eventsOf = async (id: string) => {
  const query = `select type, data from events where topic = $1 order by id`;
  return (await app.deps.db.platform.pool.query(query, [`trunk:${id}`])).rows;
};
const secretsOf = async (by: TestTenant) => {
  const { rows } = await app.deps.db.platform.pool.query('select sealed from secrets where tenant_id = $1', [by.id]);
  return rows as { sealed: string }[];
};

describe('a new trunk', () => {
  it('is returned with its defaults and without its passwords, with an event and an audit row', async () => {
    const inbound = {
      challenge: true,
      username: 'pbx',
      password: 'another secret',
      allowed_addresses: ['192.0.2.7/24'],
    };
    const answer = await create({ inbound });
    expect(answer.statusCode).toBe(201);
    const trunk = answer.json();
    expect(answer.headers).toMatchObject({ location: `/api/sip-trunks/${trunk.id}`, etag: '"1"' });
    expect(trunk).toMatchObject({
      version: 1,
      has_password: true,
      transport: 'udp',
      codecs: ['pcma', 'pcmu', 'opus'],
      inbound: { has_password: true, allowed_addresses: ['192.0.2.0/24'], number_source: 'request_uri' },
    });
    expect(answer.body).not.toContain('secret');
    expect(await eventsOf(trunk.id)).toEqual([
      { type: 'trunk.changed', data: { trunk_id: trunk.id, is_deleted: false } },
    ]);
    const audit = await auditRows(app, tenant.id, 'trunk.create');
    expect(audit.at(-1)).toMatchObject({ resource_id: trunk.id });
    expect(JSON.stringify(audit)).not.toContain('secret');
  });

  it('stores passwords encrypted and never shows them', async () => {
    const owner = await app.createTenant();
    const trunk = await newTrunk({}, owner);
    const shown = [
      await owner.request('GET', `/api/sip-trunks/${trunk.id}`),
      await owner.request('GET', '/api/sip-trunks'),
      await owner.request('PATCH', `/api/sip-trunks/${trunk.id}`, { name: 'Other' }),
      await owner.request('GET', `/api/sip-trunks/${trunk.id}/status`),
    ];
    for (const answer of shown) expect(answer.body).not.toContain(registration.password);
    const stored = await app.deps.db.platform.pool.query('select * from sip_trunks where id = $1', [trunk.id]);
    expect(JSON.stringify(stored.rows)).not.toContain(registration.password);
    expect(JSON.stringify(await secretsOf(owner))).not.toContain(registration.password);
  });

  it.each([
    [{ host: undefined }, '/host'],
    [{ username: undefined }, '/username'],
    [{ kind: 'fax' }, '/kind'],
    [{ host: 'sip.example.com:5060' }, '/host'],
    [{ host: 'http://sip.example.com' }, '/host'],
    [{ host: '127.0.0.1' }, '/host'],
    [{ host: '10.2.0.1' }, '/host'],
    [{ host: '0x7f.1' }, '/host'],
    [{ host: '169.254.169.254' }, '/host'],
    [{ outbound_proxy: '192.168.1.1' }, '/outbound_proxy'],
    [{ port: 0 }, '/port'],
    [{ username: 'a\r\nVia: x' }, '/username'],
    [{ realm: 'a"b' }, '/realm'],
    [{ codecs: ['pcma', 'pcma'] }, '/codecs'],
    [{ codecs: [] }, '/codecs'],
    [{ srtp: 'required' }, '/srtp'],
    [{ country: 'Sweden' }, '/country'],
    [{ inbound: { allowed_addresses: ['0.0.0.0/0'] } }, '/inbound/allowed_addresses/0'],
    [{ inbound: { challenge: true } }, '/inbound/username'],
    [{ inbound: { challenge: true, username: 'pbx' } }, '/inbound/password'],
    [{ inbound: { number_format: 'national' } }, '/country'],
    [{ inbound: { number_source: 'X Y' } }, '/inbound/number_source'],
    [{ outbound: { headers: { Via: 'x' } } }, '/outbound/headers/Via'],
    [{ outbound: { headers: { 'X-A': 'a\r\nX-B: b' } } }, '/outbound/headers/X-A'],
    [{ secret: 1 }, '/secret'],
  ])('%j is refused at %s', async (more, path) => {
    const answer = await create(more);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details.map((detail: { path: string }) => detail.path)).toContain(path);
  });

  it('may use a private address the operator has opened, on any SIP port', async () => {
    for (const port of [null, 5060, 5080]) expect((await create({ host: '10.1.2.3', port })).statusCode).toBe(201);
  });

  it('requires the write scope, and reading one the read scope', async () => {
    const reader = await tenant.createKey(['numbers:read']);
    const writer = await tenant.createKey(['numbers:write']);
    const { id } = await newTrunk();
    const as = (key: string) => ({ 'x-api-key': key });
    expect((await tenant.request('POST', '/api/sip-trunks', registration, as(reader))).statusCode).toBe(403);
    expect((await tenant.request('GET', `/api/sip-trunks/${id}`, undefined, as(writer))).statusCode).toBe(403);
    expect((await tenant.request('DELETE', `/api/sip-trunks/${id}`, undefined, as(reader))).statusCode).toBe(403);
  });
});

describe('changing a trunk', () => {
  const patch = (id: string, body: unknown, headers: Record<string, string> = {}) =>
    tenant.request('PATCH', `/api/sip-trunks/${id}`, body, headers);

  it('keeps omitted fields, makes one version and event, and audits the changed fields', async () => {
    const { id } = await newTrunk();
    const answer = await patch(id, { max_concurrent_calls: 9, inbound: { number_format: 'as_is' } });
    expect(answer.json()).toMatchObject({
      version: 2,
      name: 'Telecom',
      max_concurrent_calls: 9,
      has_password: true,
      inbound: { number_format: 'as_is', number_source: 'request_uri' },
    });
    expect(answer.headers['etag']).toBe('"2"');
    expect(await eventsOf(id)).toHaveLength(2);
    const audit = await auditRows(app, tenant.id, 'trunk.update');
    expect(audit.at(-1)?.details).toEqual({ version: 2, changed_fields: ['inbound', 'max_concurrent_calls'] });
  });

  it('an unchanged value changes nothing and writes no audit row', async () => {
    const { id } = await newTrunk();
    const before = (await auditRows(app, tenant.id, 'trunk.update')).length;
    expect((await patch(id, { name: 'Telecom', port: null })).json()).toMatchObject({ version: 1 });
    expect(await eventsOf(id)).toHaveLength(1);
    expect(await auditRows(app, tenant.id, 'trunk.update')).toHaveLength(before);
  });

  it('412 for If-Match with an older version, with the current one', async () => {
    const { id } = await newTrunk();
    await patch(id, { name: 'Second' });
    const late = await patch(id, { name: 'Third' }, { 'if-match': '"1"' });
    expect({ status: late.statusCode, etag: late.headers['etag'] }).toEqual({ status: 412, etag: '"2"' });
    expect((await patch(id, { name: 'Third' }, { 'if-match': '"2"' })).json()).toMatchObject({ version: 3 });
  });

  it('a new password replaces the old one, null removes it', async () => {
    const owner = await app.createTenant();
    const { id } = await newTrunk({}, owner);
    const open = () => findTrunk(app.deps.db.platform, app.deps.vault, { tenantId: owner.id, id: id as SipTrunkId });
    await owner.request('PATCH', `/api/sip-trunks/${id}`, { password: 'the second' });
    expect(await open()).toMatchObject({ version: 2, password: 'the second' });
    expect(await secretsOf(owner)).toHaveLength(1);
    const without = await owner.request('PATCH', `/api/sip-trunks/${id}`, { password: null });
    expect(without.json()).toMatchObject({ has_password: false });
    expect(await open()).toMatchObject({ password: null });
    expect(await secretsOf(owner)).toEqual([]);
  });

  // Credential exfiltration: an editor of a trunk could otherwise send a stored password to a host of their choice.
  it('another host requires the password again', async () => {
    const { id } = await newTrunk();
    for (const body of [{ host: 'evil.example' }, { outbound_proxy: 'evil.example' }]) {
      const refused = await patch(id, body);
      expect(refused.statusCode).toBe(400);
      expect(refused.json().details).toMatchObject([{ path: '/password', code: 'password_required' }]);
    }
    expect((await patch(id, { host: 'new.example', password: 'known' })).statusCode).toBe(200);
  });

  it('is validated as a whole: a challenge requires name and password', async () => {
    const { id } = await newTrunk();
    const paths = async (body: unknown) =>
      (await patch(id, body)).json().details.map((detail: { path: string }) => detail.path);
    expect(await paths({ inbound: { challenge: true } })).toEqual(['/inbound/username']);
    expect(await paths({ inbound: { challenge: true, username: 'pbx' } })).toEqual(['/inbound/password']);
    expect(await paths({ kind: null })).toEqual(['/kind']);
    expect(await paths({ host: '127.0.0.1', password: 'x' })).toEqual(['/host']);
    const inbound = { challenge: true, username: 'pbx', password: 'right' };
    expect((await patch(id, { inbound })).json()).toMatchObject({ inbound: { has_password: true } });
    expect((await patch(id, { inbound: null })).json()).toMatchObject({
      inbound: { has_password: false, challenge: false },
    });
  });
});

describe('deleting a trunk', () => {
  it('deletes its passwords and emits an event; then 404', async () => {
    const owner = await app.createTenant();
    const { id } = await newTrunk({}, owner);
    expect((await owner.request('DELETE', `/api/sip-trunks/${id}`)).statusCode).toBe(204);
    expect(await secretsOf(owner)).toEqual([]);
    expect((await eventsOf(id)).at(-1)).toEqual({ type: 'trunk.changed', data: { trunk_id: id, is_deleted: true } });
    expect((await owner.request('GET', `/api/sip-trunks/${id}`)).statusCode).toBe(404);
    expect(await auditRows(app, owner.id, 'trunk.delete')).toMatchObject([{ resource_id: id }]);
  });

  it('409 while a number uses it, and possible afterwards', async () => {
    const { id } = await newTrunk();
    const imported = await tenant.request('POST', '/api/phone-numbers/import', {
      phone_number: '+46846500401',
      trunk_id: id,
    });
    const refused = await tenant.request('DELETE', `/api/sip-trunks/${id}`);
    expect({ status: refused.statusCode, code: refused.json().error }).toEqual({ status: 409, code: 'conflict' });
    await tenant.request('POST', `/api/phone-numbers/${imported.json().id}/release`);
    expect((await tenant.request('DELETE', `/api/sip-trunks/${id}`)).statusCode).toBe(204);
  });
});

describe('the list', () => {
  it('is newest first, paginated, by state and name', async () => {
    const owner = await app.createTenant();
    for (const name of ['One', 'Two', 'Three']) await newTrunk({ name, is_active: name !== 'Two' }, owner);
    const list = async (query: string) => (await owner.request('GET', `/api/sip-trunks?${query}`)).json();
    const names = (page: { data: { name: string }[] }) => page.data.map((trunk) => trunk.name);
    const first = await list('limit=2&include_total=true');
    expect(first).toMatchObject({ has_more: true, total: 3 });
    expect([...names(first), ...names(await list(`limit=2&cursor=${first.next_cursor}`))]).toEqual([
      'Three',
      'Two',
      'One',
    ]);
    expect(names(await list('status=inactive'))).toEqual(['Two']);
    expect(names(await list('q=thr'))).toEqual(['Three']);
  });
});

describe('a trunk check', () => {
  const check = (id: string, body: unknown = {}, by = tenant) =>
    by.request('POST', `/api/sip-trunks/${id}/check`, body);

  it('probes the trunk with its decrypted passwords and reports each step, failures too', async () => {
    const { id } = await newTrunk();
    const seen: unknown[] = [];
    app.deps.areaDeps.sipTrunks.checker = {
      check: async (trunk, { testCallTo }) => {
        seen.push([trunk.password, trunk.config.host, testCallTo]);
        const words = { detail: 'Refused with 403: check the password', reason: 'trunk_password_refused', params: {} };
        return { ok: false, steps: [{ step: 'register', ok: false, ...words }] };
      },
    };
    const answer = await check(id, { test_call_to: '+46846500402' });
    expect({ status: answer.statusCode, body: answer.json() }).toMatchObject({
      status: 200,
      body: { ok: false, steps: [{ step: 'register', detail: 'Refused with 403: check the password' }] },
    });
    expect(seen).toEqual([[registration.password, 'sip.example.com', '+46846500402']]);
    const audit = await auditRows(app, tenant.id, 'trunk.check');
    expect(audit.at(-1)).toMatchObject({ resource_id: id, details: { ok: false, steps: ['register: failed'] } });
  });

  it('is refused for a foreign trunk, one without a host, and an invalid number', async () => {
    const stranger = await app.createTenant();
    const { id } = await newTrunk();
    const never = await check(unknownId);
    const others = await check(id, {}, stranger);
    expect(others.statusCode).toBe(404);
    expect(withoutRequestId(others.json())).toEqual(withoutRequestId(never.json()));
    const inboundOnly = await newTrunk({ kind: 'addresses', host: null });
    expect((await check(inboundOnly.id)).statusCode).toBe(409);
    expect((await check(id, { test_call_to: '12' })).json().details).toMatchObject([{ path: '/test_call_to' }]);
  });

  it('is 501 in a process without SIP', async () => {
    const { id } = await newTrunk();
    app.deps.areaDeps.sipTrunks.checker = null;
    expect((await check(id)).json()).toMatchObject({ error: 'not_configured' });
  });
});

describe('the calling process', () => {
  it('receives every active trunk of every tenant with its passwords', async () => {
    const [one, two] = [await app.createTenant(), await app.createTenant()];
    const challenge = { challenge: true, username: 'pbx', password: 'inbound' };
    const first = await newTrunk({ password: 'first' }, one);
    const second = await newTrunk({ password: null, inbound: challenge }, two);
    const off = await newTrunk({ is_active: false }, two);
    const all = await listAllTrunks(app.deps.db.platform, app.deps.vault);
    const byId = new Map(all.map((trunk) => [trunk.id as string, trunk]));
    expect(byId.get(first.id)).toMatchObject({ tenantId: one.id, password: 'first', inboundPassword: null });
    expect(byId.get(second.id)).toMatchObject({ tenantId: two.id, password: null, inboundPassword: 'inbound' });
    expect(byId.has(off.id)).toBe(false);
    const wrongTenant = { tenantId: one.id, id: second.id as SipTrunkId };
    expect(await findTrunk(app.deps.db.platform, app.deps.vault, wrongTenant)).toBeUndefined();
  });
});
