import { compactVerify, importJWK } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createTestClock, type TestClock } from '#platform/clock/test-clock.ts';
import { type JobWorker, startJobWorker } from '#platform/jobs/jobs.ts';
import { startConsumers } from '#platform/outbox/start-consumers.ts';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { createOperator, openWaitingChat, type TestOperator } from '../../../../test/desk.ts';
import { jobOf } from '../../../../test/job-of.ts';
import { startPushService, type TestPushService } from '../../../../test/push-service.ts';
import { createChatAgent } from '../../../../test/visitor.ts';

// From an event of the desk through consumer, job and egress to a push service, whose browser decrypts it.

let service: TestPushService;
let app: TestApp;
let consumers: Awaited<ReturnType<typeof startConsumers>>;
let worker: JobWorker;
let clock: TestClock;
let tenant: TestTenant;
let agentId: string;
let anna: TestOperator;
let devices = 0;

beforeAll(async () => {
  clock = createTestClock(new Date());
  service = await startPushService();
  app = await buildTestApp({ clock, env: { PARLEY_EGRESS_ALLOW: '127.0.0.0/8' } });
  consumers = await startConsumers({
    ...app.deps,
    consumers: app.deps.consumers.filter(({ name }) => name === 'push_notifications.desk'),
  });
  worker = await startJobWorker({
    connection: app.database.connections.owner,
    jobs: app.deps.jobs.filter(({ name }) => name === 'push.send'),
    concurrency: 1,
    log: app.deps.log,
  });
});
afterAll(async () => {
  await worker.stop();
  await consumers.stop();
  await app.close();
  await service.close();
});
beforeEach(async () => {
  clock.advance(120_000);
  tenant = await app.createTenant();
  agentId = await createChatAgent(tenant);
  anna = await createOperator(app, tenant, { name: 'Anna' });
});

async function addDevice(by: TestOperator, more: object = {}) {
  devices += 1;
  const name = `device-${devices}`;
  const { decrypt, endpoint, keys } = service.subscribe(name);
  const added = await by.desk('POST', '/push-subscriptions', { endpoint, keys, device: 'Firefox, Android', ...more });
  expect(added.statusCode, added.body).toBe(201);
  const messages = () => service.received.flatMap((one) => (one.name === name ? [JSON.parse(decrypt(one.body))] : []));
  return { name, id: added.json().id as string, endpoint, keys, messages, next: messageOf(messages) };
}
const messageOf = (messages: () => unknown[]) => (count: number) =>
  vi.waitFor(() => {
    expect(messages()).toHaveLength(count);
    return messages()[count - 1];
  }, 20_000);
/** The operator has no console open any more. */
const leaves = ({ id }: TestOperator) =>
  app.deps.db.platform.pool.query('update chat_operators set last_seen_at = $2 where user_id = $1', [
    id,
    new Date(clock.now().getTime() - 3_600_000),
  ]);
const opensChat = (text: string) =>
  openWaitingChat(app, tenant, agentId, { says: [], more: { visitor: { name: 'Nils' }, message: { text } } });

it('a waiting chat reaches the absent operator encrypted, signed by the installation, and once a minute', async () => {
  const device = await addDevice(anna);
  const bare = await addDevice(anna, { shows_content: false });
  await leaves(anna);
  const chat = await opensChat('Where is my bike?');
  expect(await device.next(1)).toEqual({
    title: 'A chat is waiting',
    body: 'Nils: Where is my bike?',
    tag: 'waiting',
    url: `/console/desk?chat=${chat.id}`,
  });
  expect(await bare.next(1)).toMatchObject({ title: 'A chat is waiting', body: 'Open the inbox to read it.' });
  const [first] = service.received;
  expect(first?.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: '600',
    urgency: 'high',
    topic: 'waiting',
  });
  const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(first?.headers.authorization ?? '') ?? [];
  const { public_key: publicKey } = (await anna.desk('GET', '/push-subscriptions')).json();
  expect(key).toBe(publicKey);
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const { payload } = await compactVerify(token, await importJWK(jwk, 'ES256'));
  expect(JSON.parse(Buffer.from(payload).toString()).aud).toBe(service.origin);
  const second = await opensChat('And mine?');
  // Comes after the second chat in the order of events, so that one has been left out by then.
  const bo = await createOperator(app, tenant, { name: 'Bo' });
  const note = { text: '@Anna', visibility: 'internal', mention_ids: [anna.id] };
  await leaves(anna);
  await bo.desk('POST', `/chats/${second.id}/messages`, note);
  expect(await device.next(2)).toMatchObject({ title: 'You were mentioned', body: 'Nils' });
  clock.advance(61_000);
  await opensChat('Third');
  expect(await device.next(3)).toMatchObject({ body: 'Nils: Third' });
  const { rows } = await app.deps.db.platform.pool.query(
    `select value::text as stored from instance_settings where key = 'push_keys'
     union all select sealed from push_subscriptions`,
  );
  for (const { stored } of rows) expect(stored).not.toContain(device.endpoint);
  expect(rows[0].stored).toContain('v1.');
});

it('a mention reaches its person alone, and a present operator and other accounts get nothing', async () => {
  const bo = await createOperator(app, tenant, { name: 'Bo' });
  const [annas, bos] = [await addDevice(anna), await addDevice(bo)];
  const stranger = await createOperator(app, await app.createTenant(), { name: 'Eva' });
  const strangers = await addDevice(stranger);
  await leaves(stranger);
  await leaves(anna);
  const chat = await opensChat('Hello');
  await annas.next(1);
  const note = { text: '@Anna about invoice 4711', visibility: 'internal', mention_ids: [anna.id] };
  expect((await bo.desk('POST', `/chats/${chat.id}/messages`, note)).statusCode).toBe(201);
  const mention = await annas.next(2);
  expect(mention).toMatchObject({ title: 'You were mentioned', body: 'Nils' });
  expect(bos.messages()).toEqual([]);
  expect(strangers.messages()).toEqual([]);
});

it('a device that the push service no longer knows is forgotten; one’s own are listed and removed', async () => {
  const device = await addDevice(anna);
  const again = await anna.desk('POST', '/push-subscriptions', {
    endpoint: device.endpoint,
    keys: device.keys,
    device: 'Renamed',
    shows_content: false,
  });
  const listed = async (by = anna) => (await by.desk('GET', '/push-subscriptions')).json().data;
  expect(await listed()).toMatchObject([{ id: again.json().id, device: 'Renamed', shows_content: false }]);
  expect(JSON.stringify(await listed())).not.toContain(device.endpoint);
  const bo = await createOperator(app, tenant, { name: 'Bo' });
  expect(await listed(bo)).toEqual([]);
  expect((await bo.desk('DELETE', `/push-subscriptions/${again.json().id}`)).statusCode).toBe(404);
  service.statuses.set(device.name, 410);
  await leaves(anna);
  await opensChat('Hello');
  await vi.waitFor(async () => {
    const { rows } = await app.deps.db.platform.pool.query('select 1 from push_subscriptions where user_id = $1', [
      anna.id,
    ]);
    expect(rows).toEqual([]);
  }, 20_000);
  const other = await addDevice(anna);
  expect((await anna.desk('DELETE', `/push-subscriptions/${other.id}`)).statusCode).toBe(204);
  expect(await listed()).toEqual([]);
  expect(await auditRows(app, tenant.id, 'push_subscription.delete')).toHaveLength(1);
  const inside = { endpoint: 'http://169.254.169.254/latest', keys: device.keys, device: 'x' };
  const refused = await anna.desk('POST', '/push-subscriptions', inside);
  expect([refused.statusCode, refused.json().details?.[0]?.reason]).toEqual([400, 'push_endpoint_not_usable']);
});

it('keys and devices are sealed anew after a rotation without a change of what they hold', async () => {
  await addDevice(anna);
  const before = (await anna.desk('GET', '/push-subscriptions')).json();
  await jobOf(app.deps.jobs, 'push.reseal').run({});
  expect((await anna.desk('GET', '/push-subscriptions')).json()).toEqual(before);
});
