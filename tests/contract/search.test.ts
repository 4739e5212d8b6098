import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestTenant } from '../../server/test/build-test-app.ts';

// A name typed on one system was not found from another: composed and decomposed letters, ß and ss, full width.

let app: TestApp;
let tenant: TestTenant;
beforeAll(async () => {
  app = await buildTestApp();
  tenant = await app.createTenant();
});
afterAll(() => app.close());

const names = async (url: string) =>
  (await tenant.request('GET', url)).json().data.map((each: { name: string }) => each.name) as string[];

it.each([
  ['M\u00FCller', 'mu\u0308ller'],
  ['Mu\u0308ller', 'M\u00FCLLER'],
  ['Straße 7', 'STRASSE'],
  ['Strasse 8', 'straße'],
  ['Ｗｉｄｅ', 'wide'],
  ['Wide too', 'ｗｉｄｅ ｔｏｏ'],
  ['Crème', 'creme'],
  ['Ａ１００', 'a100'],
  ['ΟΔΟΣ', 'οδος'],
])('%j is found by %j', async (name, sought) => {
  const kept = (await tenant.request('POST', '/api/agents', { name })).json().name;
  expect(await names(`/api/agents?limit=200&q=${encodeURIComponent(sought)}`)).toContain(kept);
  const trunk = { name, kind: 'addresses', host: 'sip.example.com', inbound: { allowed_addresses: ['203.0.113.7'] } };
  await tenant.request('POST', '/api/sip-trunks', trunk);
  expect(await names(`/api/sip-trunks?limit=200&q=${encodeURIComponent(sought)}`)).toContain(kept);
  await tenant.request('POST', '/api/organizations', { name });
  expect(await names(`/api/organizations?limit=200&q=${encodeURIComponent(sought)}`)).toContain(kept);
});

it.each(['%', '_', '\\', '*', '.'])('%s is literal', async (sign) => {
  await tenant.request('POST', '/api/agents', { name: `Sign ${sign}` });
  const found = await names(`/api/agents?limit=200&q=${encodeURIComponent(sign)}`);
  expect(found).toEqual(found.filter((name) => name.includes(sign)));
  expect(found.length).toBeGreaterThan(0);
});

it.each([
  ['POST', '/api/agents', { name: 'Desk\u202Etxt' }, '/name'],
  [
    'POST',
    '/api/agents',
    { name: 'A', transfer_targets: [{ key: 'a', label: 'De\u200Bsk', destination: 'operator' }] },
    '/transfer_targets/0/label',
  ],
  ['POST', '/api/sip-trunks', { name: 'A\r\nVia: x', kind: 'addresses', host: 'sip.example.com' }, '/name'],
  ['POST', '/api/organizations', { name: 'A\uFEFFB' }, '/name'],
  ['POST', '/api/api-keys', { name: 'A\u200EB', scopes: ['agents:read'] }, '/name'],
] as const)('%s %s: 400 for a name with invisible characters', async (method, url, body, path) => {
  const answer = await tenant.request(method, url, body);
  expect([answer.statusCode, answer.json().details[0].path]).toEqual([400, path]);
});

it('a name is stored in composed form; a prompt keeps its line breaks', async () => {
  const body = { name: 'Mu\u0308ller', prompt: 'One\nTwo\u200B' };
  expect((await tenant.request('POST', '/api/agents', body)).json()).toMatchObject({
    name: 'M\u00FCller',
    prompt: 'One\nTwo\u200B',
  });
});

// Rules of names come and go; what was stored before them stays readable, and can be mended.
it('an agent from before these rules can be read, changed and renamed', async () => {
  const { id } = (await tenant.request('POST', '/api/agents', { name: 'Old' })).json();
  await app.deps.db.platform.pool.query(
    `update agents set config = jsonb_set(config, '{name}', to_jsonb(E'Old\\u202Ename'::text)) where id = $1`,
    [id],
  );
  expect((await tenant.request('GET', `/api/agents/${id}`)).json().name).toBe('Old\u202Ename');
  expect((await tenant.request('PATCH', `/api/agents/${id}`, { greeting: 'Hi' })).statusCode).toBe(200);
  expect((await tenant.request('PATCH', `/api/agents/${id}`, { name: 'New' })).json().name).toBe('New');
});
