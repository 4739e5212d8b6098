import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { issueApiKey } from '#areas/accounts/api-keys';
import { buildTestApp } from '../../test/build-test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { startToolPeer } from '../../test/tool-peer.ts';

// A missing keys.json was silently replaced, and a tool with a sealed header answered 500.

const folder = mkdtempSync(join(tmpdir(), 'parley-lost-keys-'));
const keyFile = join(folder, 'keys.json');
let database: TestDatabase;
let peer: Awaited<ReturnType<typeof startToolPeer>>;

beforeAll(async () => {
  database = await createTestDatabase();
  peer = await startToolPeer();
});
afterAll(async () => {
  await peer.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const start = (env: Record<string, string> = {}) =>
  buildTestApp({
    database,
    env: { PARLEY_DATA_DIR: folder, PARLEY_EGRESS_ALLOW: new URL(peer.origin).host, ...env },
  });

const tool = (key: string) => ({
  name: 'order_status',
  type: 'webhook',
  description: 'Where an order is',
  parameters: { type: 'object', properties: {} },
  request: { url: `${peer.origin}/orders`, headers: { Authorization: key } },
});

it('a missing key file is not replaced while the database holds its secrets; restored, they decrypt', async () => {
  const first = await start();
  const tenant = await first.createTenant();
  const made = await tenant.request('POST', '/api/tools', tool('Bearer 0123456789abcdef'));
  expect(made.statusCode).toBe(201);
  await first.close();
  const keys = readFileSync(keyFile);
  rmSync(keyFile);
  await expect(start()).rejects.toThrow(/keys\.json is missing, and the database holds \d+ secrets/);
  expect(() => readFileSync(keyFile)).toThrow('ENOENT');

  writeFileSync(keyFile, keys, { mode: 0o600 });
  const again = await start();
  const tried = await again.server.inject({
    method: 'POST',
    url: `/api/tools/${made.json().id}/test`,
    headers: { 'x-api-key': tenant.key },
    payload: { arguments: {} },
  });
  expect(tried.statusCode).toBe(200);
  await again.close();
  rmSync(keyFile);
});

it('with the key file lost for good, keys are replaced on request: a tool asks to save its header again, and then works', async () => {
  const lost = await start({ PARLEY_REPLACE_LOST_KEYS: 'true' });
  const { rows } = await lost.deps.db.platform.pool.query<{ tenant_id: string; id: string }>(
    'select tenant_id, id from tools limit 1',
  );
  const { tenant_id: tenantId = '', id = '' } = rows[0] ?? {};
  const { secret: key } = await lost.deps.db.platform.inTenant(tenantId as never, (tx) =>
    issueApiKey(tx, {
      tenantId: tenantId as never,
      id: lost.deps.newId(),
      name: 'k',
      scopes: ['tools:read', 'tools:write'],
      now: new Date(),
    }),
  );
  const send = (method: 'POST' | 'PATCH', url: string, payload: object) =>
    lost.server.inject({ method, url, headers: { 'x-api-key': key }, payload });
  const refused = await send('POST', `/api/tools/${id}/test`, { arguments: {} });
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    error: 'secret_unreadable',
    message: expect.stringContaining('enter it again'),
  });

  const { request } = tool('Bearer fedcba9876543210');
  expect((await send('PATCH', `/api/tools/${id}`, { request })).statusCode).toBe(200);
  expect((await send('POST', `/api/tools/${id}/signing-secret/rotate`, {})).statusCode).toBe(200);
  const tried = await send('POST', `/api/tools/${id}/test`, { arguments: {} });
  expect([tried.statusCode, tried.json().error]).toEqual([200, undefined]);
  await lost.close();
});
