import type { EventData, EventType } from '@parley/contract/events';
import type { CallId } from '@parley/contract/ids';
import type { WebhookDelivery } from '@parley/contract/resources/webhook';
import { expect } from 'vitest';
import { DeliverySender, type SenderTimes, webhookConsumers } from '#areas/integrations/webhooks';
import { exampleCall } from '#areas/telephony/calls';
import { createTestClock } from '#platform/clock/test-clock.ts';
import { inEmittingTransaction } from '#platform/outbox/emit.ts';
import { startConsumers } from '#platform/outbox/start-consumers.ts';
import { buildTestApp, type TestApp, type TestTenant } from './build-test-app.ts';

/** The application with a running consumer and sender, on a clock of the test. */
export interface WebhookBench {
  app: TestApp;
  tenant: TestTenant;
  clock: ReturnType<typeof createTestClock>;
  sender: DeliverySender;
  /** Creates a webhook; returns its id and secret. */
  create(body: Record<string, unknown>): Promise<{ id: string; secret: string }>;
  emit<Type extends EventType>(type: Type, topic: string, data: EventData<Type>): Promise<void>;
  /** Emits `call.ended` of a new or given call. */
  endCall(call?: Partial<EventData<'call.ended'>['call']>): Promise<string>;
  deliveries(webhookId: string, query?: string): Promise<WebhookDelivery[]>;
  close(): Promise<void>;
}

export async function openWebhookBench(times: Partial<SenderTimes> = {}): Promise<WebhookBench> {
  const clock = createTestClock('2026-03-01T10:00:00Z');
  const app = await buildTestApp({
    clock,
    env: { PARLEY_EGRESS_ALLOW: '127.0.0.0/8', PARLEY_PUBLIC_URL: 'https://parley.example.com' },
  });
  const { deps } = app;
  const own = deps.areaDeps.webhooks;
  const sender = new DeliverySender(own, { pollMs: 20, drainMs: 0, ...times });
  const consumers = await startConsumers({ ...deps, consumers: webhookConsumers({ ...own, sender }) });
  sender.start();
  const tenant = await app.createTenant();
  const bench: WebhookBench = {
    app,
    tenant,
    clock,
    sender,
    async create(body) {
      const created = await tenant.request('POST', '/api/end-of-call-webhooks', body);
      expect(created.statusCode, created.body).toBe(201);
      return created.json();
    },
    emit: (type, topic, data) =>
      inEmittingTransaction({ scope: deps.db.app, bus: deps.bus, tenantId: tenant.id, now: clock.now() }, (_tx, emit) =>
        emit(type, topic, data),
      ),
    async endCall(call = {}) {
      const id = (call.id ?? deps.newId()) as CallId;
      const ended = { ...exampleCall, agent_id: null, ...call, id };
      await bench.emit('call.ended', `call:${id}`, { call: ended, is_shortened: false });
      return id;
    },
    async deliveries(webhookId, query = '') {
      const answer = await tenant.request('GET', `/api/end-of-call-webhooks/${webhookId}/deliveries${query}`);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json().data;
    },
    async close() {
      await Promise.all([consumers.stop(), sender.stop()]);
      await app.close();
    },
  };
  return bench;
}
