import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import type { CarrierWebhook } from '../carrier-adapter.ts';

/** Maximum age of a signature in both directions, against replay. */
const windowSeconds = 300;
const keyBytes = 32;
const signatureBytes = 64;
/** Prefix of an Ed25519 public key in SubjectPublicKeyInfo. Source: RFC 8410, section 4. */
const spkiHead = Buffer.from('302a300506032b6570032100', 'hex');

/** Reads the key as Telnyx shows it: base64 of 32 bytes. Throws RangeError for anything else. */
export function readTelnyxKey(text: string): KeyObject {
  const raw = Buffer.from(text, 'base64');
  if (raw.length !== keyBytes) throw new RangeError('The public key of Telnyx is base64 of 32 bytes');
  return createPublicKey({ key: Buffer.concat([spkiHead, raw]), format: 'der', type: 'spki' });
}

/**
 * Verifies a webhook's Ed25519 signature over `<timestamp>|<body as sent>`, at most five minutes old. Source:
 * developers.telnyx.com, webhook signing.
 */
export function isSignedByTelnyx(webhook: CarrierWebhook, key: KeyObject, now: Date): boolean {
  const timestamp = webhook.header('telnyx-timestamp') ?? '';
  const signature = Buffer.from(webhook.header('telnyx-signature-ed25519') ?? '', 'base64');
  if (!/^\d{1,12}$/.test(timestamp) || signature.length !== signatureBytes) return false;
  const isSigned = verify(null, Buffer.from(`${timestamp}|${webhook.rawBody}`, 'utf8'), key, signature);
  return isSigned && Math.abs(now.getTime() / 1000 - Number(timestamp)) <= windowSeconds;
}
