import { createHmac } from 'node:crypto';

/**
 * Headers of a signed request (Standard Webhooks): HMAC-SHA256 over `id.timestamp.body` with the bytes behind `whsec_`, one signature per
 * secret, so that a receiver finds its own during a rotation. Source: standardwebhooks.com, "Signature scheme".
 */
export function webhookHeaders(signing: {
  /** Constant across the attempts of one run. */
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
