import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * Checks the AWS Signature Version 4 of a request, in its header or in its query. Returns the S3 error code of a request
 * that is to be refused, or null. Source: Amazon S3 API Reference, "Authenticating Requests".
 */
export function signatureFault(request: IncomingMessage, access: { id: string; secret: string }): string | null {
  const url = new URL(request.url ?? '/', 'http://loopback');
  const signed = url.searchParams.has('X-Amz-Signature') ? readQuery(url) : readHeader(request);
  if (!signed) return 'AccessDenied';
  const [id, day, region, service] = signed.credential.split('/');
  if (id !== access.id) return 'InvalidAccessKeyId';
  const at = Date.parse(signed.date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  const ageSeconds = (Date.now() - at) / 1000;
  if (!(Math.abs(ageSeconds) <= 900 || signed.expires !== null)) return 'RequestTimeTooSkewed';
  if (signed.expires !== null && ageSeconds > signed.expires) return 'AccessDenied';
  const canonical = [
    request.method,
    url.pathname,
    canonicalQuery(url),
    ...signed.headers.map((name) => `${name}:${String(request.headers[name] ?? '').trim()}`),
    '',
    signed.headers.join(';'),
    signed.expires === null ? request.headers['x-amz-content-sha256'] : 'UNSIGNED-PAYLOAD',
  ].join('\n');
  const digest = createHash('sha256').update(canonical).digest('hex');
  const text = ['AWS4-HMAC-SHA256', signed.date, `${day}/${region}/${service}/aws4_request`, digest].join('\n');
  const steps = [day, region, service, 'aws4_request', text].map(String);
  const key = steps.reduce<Buffer>(
    (secret, step) => createHmac('sha256', secret).update(step).digest(),
    Buffer.from(`AWS4${access.secret}`),
  );
  const given = Buffer.from(signed.signature, 'hex');
  return given.length === key.length && timingSafeEqual(given, key) ? null : 'SignatureDoesNotMatch';
}

interface Signed {
  credential: string;
  date: string;
  headers: string[];
  signature: string;
  /** Lifetime of a presigned link; null for a signed header. Unit: seconds. */
  expires: number | null;
}

function readQuery(url: URL): Signed | null {
  const of = (name: string) => url.searchParams.get(`X-Amz-${name}`) ?? '';
  return {
    credential: of('Credential'),
    date: of('Date'),
    headers: of('SignedHeaders').split(';'),
    signature: of('Signature'),
    expires: Number(of('Expires')),
  };
}

function readHeader(request: IncomingMessage): Signed | null {
  const found = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]+)$/.exec(
    request.headers.authorization ?? '',
  );
  if (!found) return null;
  const [, credential = '', headers = '', signature = ''] = found;
  return {
    credential,
    headers: headers.split(';'),
    signature,
    date: String(request.headers['x-amz-date']),
    expires: null,
  };
}

function canonicalQuery(url: URL): string {
  const encode = (text: string) =>
    encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&');
}
