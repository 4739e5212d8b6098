import type { TenantId } from '@parley/contract/ids';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { pastCall } from '../../../../test/test-calls.ts';

let app: TestApp;
let platformKey: string;
beforeAll(async () => {
  app = await buildTestApp();
  platformKey = await app.createPlatformKey();
});
afterAll(() => app.close());

async function send(method: 'GET' | 'PUT' | 'DELETE', url: string, payload?: object, key = platformKey) {
  const answer = await app.server.inject({ method, url, headers: { 'x-api-key': key }, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
}

it('health names a dead letter, a failing vendor and the missing mail server, for platform admins alone', async () => {
  const tenant = await app.createTenant();
  await app.deps.db.platform.pool.query(
    `insert into outbox_consumers (name, types, cursor_xid, cursor_id, declared_at, created_at)
     values ('test.health', '{}', '0', 0, now(), now())`,
  );
  await app.deps.db.platform.pool.query(
    `with event as (insert into events (tenant_id, topic, type, data, created_at)
       values ($1, 'test', 'agent.trashed', jsonb_build_object('agent_id', gen_random_uuid()), now()) returning *)
     insert into outbox_deferred_events (tenant_id, consumer, event_xid, event_id, topic, type, state, attempts,
       next_attempt_at, error, failed_at, created_at)
     select tenant_id, 'test.health', xid, id, topic, type, 'dead', 12, now(), 'TypeError', now(), now() from event`,
    [tenant.id],
  );
  const lost = { reason: 'error_stt', durationMs: 5000 } as const;
  await pastCall(app, tenant.id as TenantId, {}, lost);
  await pastCall(app, tenant.id as TenantId);
  const { body } = await send('GET', '/api/admin/health');
  const reasons = body.findings.map(({ reason }: { reason: string }) => reason);
  expect(reasons).toEqual(expect.arrayContaining(['dead_letters', 'mail_not_configured']));
  expect(body.findings).toContainEqual(
    expect.objectContaining({ reason: 'recognition_failing', params: { count: 1 } }),
  );
  expect((await send('GET', '/api/admin/health', undefined, tenant.key)).status).toBe(403);
});

it('a maintenance notice is public between its two instants, until it is removed', async () => {
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const shown = async () => (await app.server.inject({ url: '/api/maintenance' })).json().notice;
  const set = (from: number, to: number) =>
    send('PUT', '/api/admin/maintenance-notice', { text: 'Back at 3.', starts_at: at(from), ends_at: at(to) });
  expect(await shown()).toBeNull();
  expect((await set(60, 120)).status).toBe(200);
  expect(await shown()).toBeNull();
  await set(-60, 60);
  expect(await shown()).toMatchObject({ text: 'Back at 3.' });
  expect((await set(60, -60)).status).toBe(400);
  expect((await send('DELETE', '/api/admin/maintenance-notice')).status).toBe(204);
  expect(await shown()).toBeNull();
});
