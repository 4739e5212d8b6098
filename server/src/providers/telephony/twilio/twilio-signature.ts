import { createHash, createHmac } from 'node:crypto';
import { equalsInConstantTime } from '#platform/ids/token.ts';
import type { CarrierWebhook } from '../carrier-adapter.ts';

/**
 * Verifies a webhook's signature: HMAC-SHA1 with the account's token over the URL as configured at Twilio and, for a
 * form, its fields sorted by name, each once. Any other body is covered by `bodySHA256` in the URL, which must match.
 * Twilio signs with or without the standard port, so both are accepted. The signature has no timestamp.
 * Source: twilio.com/docs/usage/webhooks/webhooks-security.
 */
export function isSignedByTwilio(webhook: CarrierWebhook, authToken: string): boolean {
  const signature = webhook.header('x-twilio-signature');
  if (signature === null || signature.length > 64) return false;
  const isForm = (webhook.header('content-type') ?? '').toLowerCase().startsWith('application/x-www-form-urlencoded');
  if (!isForm && !hasBodyHash(webhook)) return false;
  const fields = isForm ? fieldsToSign(webhook.rawBody) : '';
  // All spellings are checked, against timing attacks.
  const fitting = spellingsOf(webhook.url).filter((url) => {
    const expected = createHmac('sha1', authToken).update(`${url}${fields}`, 'utf8').digest('base64');
    return equalsInConstantTime(expected, signature);
  });
  return fitting.length > 0;
}

function fieldsToSign(form: string): string {
  const values = new Map<string, Set<string>>();
  for (const [name, value] of new URLSearchParams(form)) {
    values.set(name, (values.get(name) ?? new Set()).add(value));
  }
  const names = [...values.keys()].sort();
  return names
    .map((name) =>
      [...(values.get(name) ?? [])]
        .sort()
        .map((value) => name + value)
        .join(''),
    )
    .join('');
}

function hasBodyHash(webhook: CarrierWebhook): boolean {
  const given = /[?&]bodySHA256=([0-9a-fA-F]{64})(?:[&#]|$)/.exec(webhook.url)?.[1];
  const actual = createHash('sha256').update(webhook.rawBody, 'utf8').digest('hex');
  return given !== undefined && equalsInConstantTime(given.toLowerCase(), actual);
}

function spellingsOf(url: string): string[] {
  const [, scheme = '', host = '', port = '', rest = ''] =
    /^(https?:\/\/)((?:\[[^\]]*\]|[^/:?#])*)(:\d+)?(.*)$/is.exec(url) ?? [];
  const standard = scheme.toLowerCase() === 'https://' ? ':443' : ':80';
  return [`${scheme}${host}${rest}`, `${scheme}${host}${port === '' ? standard : port}${rest}`];
}
