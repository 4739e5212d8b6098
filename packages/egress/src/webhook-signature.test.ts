import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { webhookHeaders } from './webhook-signature.ts';

describe('a webhook signature', () => {
  it('equals the published example', () => {
    // Source: github.com/standard-webhooks/standard-webhooks, tests of its libraries.
    const headers = webhookHeaders({
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      at: new Date(1_614_265_330_000),
      body: '{"test": 2432232314}',
      secrets: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
    });
    expect(headers).toEqual({
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    });
  });

  it('has one value per secret, and none without secrets', () => {
    const secrets = ['whsec_AAAA', 'whsec_BBBB'];
    const signing = { id: 'i', at: new Date(1_999), body: 'ä', secrets };
    const each = secrets.map((secret) => {
      const key = Buffer.from(secret.slice(6), 'base64');
      return `v1,${createHmac('sha256', key).update('i.1.ä').digest('base64')}`;
    });
    expect(webhookHeaders(signing)['webhook-signature']).toBe(each.join(' '));
    expect(webhookHeaders({ ...signing, secrets: [] })).not.toHaveProperty('webhook-signature');
  });
});
