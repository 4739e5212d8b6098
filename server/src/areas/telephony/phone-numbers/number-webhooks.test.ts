import type { PhoneNumberId } from '@parley/contract/ids';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { inEmittingTransaction } from '#platform/outbox/emit.ts';
import { startConsumers } from '#platform/outbox/start-consumers.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import type { NumberCarrier } from './carriers.ts';
import { numberConsumers, numberWebhookJob } from './number-webhooks.ts';

let app: TestApp;
let tenant: TestTenant;
let numberId: PhoneNumberId;
const pointAt = vi.fn(async () => {});
const carrier = { id: 'twilio', pointAt } as unknown as NumberCarrier;

beforeAll(async () => {
  app = await buildTestApp();
  tenant = await app.createTenant();
  const { data } = (await tenant.request('GET', '/api/phone-numbers/pool')).json();
  numberId = (await tenant.request('POST', `/api/phone-numbers/pool/${data[0].id}/claim`)).json().id;
});
afterAll(() => app.close());

const start = () => startConsumers({ ...app.deps, consumers: numberConsumers({ carriers: [carrier] }) });
const waiting = async () =>
  (await app.deps.db.platform.everywhere.selectFrom('outbox_consumers').select('name').execute()).map(
    ({ name }) => name,
  );

describe('an assigned number', () => {
  // The listener of before lost the change where no process ran its callback: the carrier kept calling the old agent.
  it('gets its webhook also when no consumer ran at the time', async () => {
    const { db, bus, clock } = app.deps;
    await (await start()).stop();
    expect(await waiting()).toContain('numbers.webhooks');
    const agentId = (await tenant.request('POST', '/api/agents', { name: 'Robin' })).json().id;
    await db.platform.everywhere
      .updateTable('phone_numbers')
      .set({ provider: 'twilio', provider_ref: 'PN1', agent_id: agentId })
      .where('id', '=', numberId)
      .execute();
    await inEmittingTransaction({ scope: db.app, bus, tenantId: tenant.id, now: clock.now() }, (_tx, emit) =>
      emit('number.assigned', `number:${numberId}`, { number_id: numberId, agent_id: agentId, agent_version: null }),
    );
    const running = await start();
    const queues = async () =>
      (await db.platform.pool.query('select task, waiting from app.job_queues()')).rows as { task: string }[];
    await vi.waitFor(async () => expect(await queues()).toContainEqual({ task: 'numbers.point', waiting: 1 }), 10_000);
    await running.stop();
    await numberWebhookJob({ db, carriers: [carrier] }).run({ numberId });
    expect(pointAt).toHaveBeenCalledWith('PN1', agentId);
  });
});
