import { createHmac } from 'node:crypto';

/**
 * Creates the headers of Standard Webhooks: HMAC-SHA256 over `id.timestamp.body` with the bytes behind `whsec_`, one
 * signature per secret, so that a receiver with only one of two secrets during a rotation finds its own.
 * Source: standardwebhooks.com, "Signature scheme".
 */
export function webhookHeaders(signing: {
  /** Message id, the same for each attempt. */
  id: string;
  at: Date;
  body: string;
  secrets: readonly string[];
}): Record<string, string> {
  const timestamp = String(Math.floor(signing.at.getTime() / 1000));
  const signed = `${signing.id}.${timestamp}.${signing.body}`;
  const signatures = signing.secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    return `v1,${createHmac('sha256', key).update(signed, 'utf8').digest('base64')}`;
  });
  return {
    'webhook-id': signing.id,
    'webhook-timestamp': timestamp,
    ...(signatures.length > 0 ? { 'webhook-signature': signatures.join(' ') } : {}),
  };
}
