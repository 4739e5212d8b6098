import { randomUUID } from 'node:crypto';
import type { SipTrunkId } from '@parley/contract/ids';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { acquireTrunkLease, releaseTrunkLeases, renewTrunkLeases, writeTrunkStatus } from './trunk-status.queries.ts';

let app: TestApp;
let tenant: TestTenant;

beforeAll(async () => {
  app = await buildTestApp();
  tenant = await app.createTenant();
});
afterAll(() => app.close());

const now = new Date('2026-03-01T10:00:00Z');

async function newTrunk(more: Record<string, unknown> = {}): Promise<SipTrunkId> {
  const body = { name: 'T', kind: 'registration', host: 'sip.example.com', username: 'u', ...more };
  return (await tenant.request('POST', '/api/sip-trunks', body)).json().id;
}
const statusOf = async (id: SipTrunkId) => (await tenant.request('GET', `/api/sip-trunks/${id}/status`)).json();
const take = (id: SipTrunkId, processId: string) =>
  acquireTrunkLease(app.deps.db.platform, { tenantId: tenant.id, id, processId, now });
const write = (id: SipTrunkId, processId: string, state: 'registered' | 'refused', at = now) =>
  writeTrunkStatus(app.deps.db.platform, {
    tenantId: tenant.id,
    id,
    processId,
    state,
    detail: state === 'refused' ? 'Check the password' : '',
    registeredUntil: state === 'registered' ? new Date('2026-03-01T10:05:00Z') : null,
    now: at,
  });
/** Simulates a crash of the holder: its lease expires. */
const expire = (id: SipTrunkId) =>
  app.deps.db.platform.pool.query(
    `update sip_trunk_status set alive_until = now() - interval '1 second' where trunk_id = $1`,
    [id],
  );

it('one of concurrent processes acquires the lease', async () => {
  const id = await newTrunk();
  const processes = Array.from({ length: 8 }, () => randomUUID());
  const taken = await Promise.all(processes.map((processId) => take(id, processId)));
  expect(taken.filter(Boolean)).toHaveLength(1);
});

it('the holder may reacquire it; another process only after expiry or release', async () => {
  const id = await newTrunk();
  const [first, second] = [randomUUID(), randomUUID()];
  expect([await take(id, first), await take(id, first), await take(id, second)]).toEqual([true, true, false]);
  await expire(id);
  expect(await take(id, second)).toBe(true);
  expect(await renewTrunkLeases(app.deps.db.platform, first, [id])).toEqual(new Set());
  await releaseTrunkLeases(app.deps.db.platform, second);
  expect(await take(id, first)).toBe(true);
});

it('renewal keeps held leases and reports lost ones', async () => {
  const [held, lost] = [await newTrunk(), await newTrunk()];
  const processId = randomUUID();
  await take(held, processId);
  await take(lost, processId);
  await expire(lost);
  expect(await renewTrunkLeases(app.deps.db.platform, processId, [held, lost])).toEqual(new Set([held]));
  expect(await renewTrunkLeases(app.deps.db.platform, processId, [])).toEqual(new Set());
});

it('only the holder writes the status, and only while its lease lasts', async () => {
  const id = await newTrunk();
  const [holder, other] = [randomUUID(), randomUUID()];
  await take(id, holder);
  expect(await write(id, other, 'refused')).toBe(false);
  expect(await write(id, holder, 'registered')).toBe(true);
  await expire(id);
  expect(await write(id, holder, 'refused')).toBe(false);
});

it('is shown since its change; repeating it only extends its validity', async () => {
  const id = await newTrunk();
  const processId = randomUUID();
  expect(await statusOf(id)).toMatchObject({ state: 'waiting', changed_at: null });
  await take(id, processId);
  expect(await statusOf(id)).toMatchObject({ state: 'registering', detail: '' });
  await write(id, processId, 'registered', new Date('2026-03-01T10:00:01Z'));
  await write(id, processId, 'registered', new Date('2026-03-01T10:04:00Z'));
  expect(await statusOf(id)).toEqual({
    trunk_id: id,
    state: 'registered',
    detail: '',
    registered_until: '2026-03-01T10:05:00.000Z',
    changed_at: '2026-03-01T10:00:01.000Z',
  });
  await write(id, processId, 'refused', new Date('2026-03-01T10:05:00Z'));
  expect(await statusOf(id)).toMatchObject({
    state: 'refused',
    detail: 'Check the password',
    registered_until: null,
    changed_at: '2026-03-01T10:05:00.000Z',
  });
});

it('a crashed process or a disabled trunk has no status', async () => {
  const id = await newTrunk();
  const processId = randomUUID();
  await take(id, processId);
  await write(id, processId, 'registered');
  await tenant.request('PATCH', `/api/sip-trunks/${id}`, { is_active: false });
  expect(await statusOf(id)).toMatchObject({ state: 'inactive', registered_until: null });
  await tenant.request('PATCH', `/api/sip-trunks/${id}`, { is_active: true });
  await expire(id);
  expect(await statusOf(id)).toMatchObject({ state: 'waiting', registered_until: null });
});
