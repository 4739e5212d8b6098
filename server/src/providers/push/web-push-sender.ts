import type { Egress } from '@parley/egress';
import webPush from 'web-push';
import type { PushOutcome, PushSender } from '#areas/conversations/push-notifications';

const timeoutMs = 10_000;
const maxBytes = 64_000;

/**
 * Web Push (RFC 8030, 8291, 8292): encrypted by the library, sent through egress, because browsers name the addresses.
 * `contact`: address by which push services reach who runs this installation, https or mailto.
 */
export function createWebPushSender({ egress, contact }: { egress: Egress; contact: string }): PushSender {
  return {
    createKeys: () => webPush.generateVAPIDKeys(),
    async send({ target, keys, payload, ttlSeconds, topic }) {
      const { endpoint, p256dh, auth } = target;
      const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
        vapidDetails: { subject: contact, ...keys },
        contentEncoding: 'aes128gcm',
        TTL: ttlSeconds,
        urgency: 'high',
        topic,
      });
      const response = await egress.fetch(endpoint, {
        method: 'POST',
        headers: request.headers as Record<string, string>,
        body: new Uint8Array(request.body),
        timeoutMs,
        maxBytes,
        redirects: 0,
      });
      return outcomeOf(response.status);
    },
  };
}

/** RFC 8030, section 7.3: 404 and 410 end a subscription. */
function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}
