import type { AgentId, WebhookDeliveryId, WebhookId } from '@parley/contract/ids';
import type { EndOfCallWebhook, WebhookAttempt, WebhookDelivery } from '@parley/contract/resources/webhook';

const exampleId = (ending: string) => `0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b${ending}`;

export const exampleWebhookId = exampleId('70') as WebhookId;
export const exampleDeliveryId = exampleId('72') as WebhookDeliveryId;
export const exampleSecret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwk3JwMfKQ9r8=';

export const exampleWebhook: EndOfCallWebhook = {
  id: exampleWebhookId,
  version: 1,
  url: 'https://crm.example.com/parley',
  description: 'CRM',
  is_active: true,
  agent_ids: [exampleId('10') as AgentId],
  events: ['call.ended', 'call.analyzed'],
  include: ['transcript'],
  headers: { 'X-Source': 'parley', Authorization: '••••9f2d' },
  source: 'account',
  source_agent_id: null,
  state: 'active',
  failing_since: null,
  disabled_at: null,
  disabled_reason: null,
  secret_hint: 'Kr8=',
  previous_secret_valid_until: null,
  missed_deliveries: 0,
  created_at: '2026-03-01T09:00:00.000Z',
  updated_at: '2026-03-01T09:00:00.000Z',
};

export const exampleAttempt: WebhookAttempt = {
  at: '2026-03-01T09:31:10.120Z',
  is_redelivery: false,
  url: 'https://crm.example.com/parley',
  request_headers: {
    'webhook-id': exampleId('73'),
    'webhook-timestamp': '1772357470',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  },
  status: 200,
  error: null,
  response_body: 'ok',
  dns_ms: 3.1,
  connect_ms: 12.4,
  tls_ms: 20.8,
  first_byte_ms: 61.5,
  total_ms: 61.9,
};

export const exampleDelivery: WebhookDelivery = {
  id: exampleDeliveryId,
  event_id: exampleId('73'),
  type: 'call.ended',
  subject_id: exampleId('40'),
  state: 'delivered',
  tries: 1,
  next_try_at: null,
  is_redelivering: false,
  delivered_at: '2026-03-01T09:31:10.182Z',
  body: '{"type":"call.ended","timestamp":"2026-03-01T09:31:10.000Z","data":{}}',
  attempts: [exampleAttempt],
  created_at: '2026-03-01T09:31:10.050Z',
};
