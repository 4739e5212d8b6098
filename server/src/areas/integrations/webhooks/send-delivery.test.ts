import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { WebhookId } from '@parley/contract/ids';
import { createEgress } from '@parley/egress';
import { startLoopbackServer } from '@parley/egress/testing/loopback-server';
import { createCertificate } from '@parley/sip/testing/create-certificate';
import { expect, it } from 'vitest';
import { createTestClock } from '#platform/clock/test-clock.ts';
import { sendDelivery } from './send-delivery.ts';

const parts = { egress: createEgress({ allowHosts: ['127.0.0.0/8'] }), clock: createTestClock('2026-03-01T10:00:00Z') };
const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
const sendTo = (url: string, headers: Record<string, string> = {}) => {
  const endpoint = {
    id: 'w1' as WebhookId,
    version: 1,
    url,
    headers,
    maskedHeaders: Object.fromEntries(Object.keys(headers).map((name) => [name, '••••'])),
    secrets: [{ value: secret, validUntil: null }],
  };
  return sendDelivery(parts, { endpoint, eventId: 'e1', body: '{"type":"ping"}', isRedelivery: false });
};

it('a certificate that cannot be verified is named in the log, and nothing is sent', async () => {
  let requests = 0;
  const server = createServer(createCertificate(['127.0.0.1']), (_request, response) => {
    requests += 1;
    response.end();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const sent = await sendTo(`https://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  server.close();
  expect(sent).toMatchObject({ isSuccess: false, isGone: false, retryAfterMs: null });
  expect(sent.attempt.error).toEqual({
    code: 'tls_failed',
    message: 'The TLS handshake failed: DEPTH_ZERO_SELF_SIGNED_CERT.',
  });
  expect(sent.attempt).toMatchObject({ status: null, tls_ms: null, connect_ms: expect.any(Number) });
  expect(requests).toBe(0);
});

it('a redirect to a private address is a failed try, and its target is not requested', async () => {
  const inner = await startLoopbackServer((_request, response) => response.end('secret'));
  const server = await startLoopbackServer((_request, response) =>
    response.writeHead(307, { location: inner.origin }).end(),
  );
  const sent = await sendTo(server.origin, { Authorization: 'Bearer of-the-receiver' });
  await Promise.all([server.close(), inner.close()]);
  expect(sent).toMatchObject({ isSuccess: false, attempt: { status: 307, error: null } });
  expect(server.requests[0]?.headers).toMatchObject({ authorization: 'Bearer of-the-receiver' });
  expect(JSON.stringify(sent)).not.toContain('of-the-receiver');
  expect(inner.requests).toEqual([]);
});
