import { matchesMediaRange, readMediaType, sdpType } from './media-type.ts';
import { reasonPhraseOf } from './reason-phrases.ts';
import type { SipRequest } from './sip-message.ts';

/** Supported methods, for Allow. */
export const allowedMethods = [
  'INVITE',
  'ACK',
  'CANCEL',
  'BYE',
  'OPTIONS',
  'INFO',
  'REFER',
  'NOTIFY',
  'UPDATE',
  'PRACK',
] as const;

/** Supported extensions, for Supported: RFC 3262 (100rel), 4028 (timer), 3891 (replaces) and 4488 (norefersub). */
export const supportedExtensions = ['100rel', 'timer', 'replaces', 'norefersub'] as const;

/** Supported bodies of offers and answers, for Accept: SDP, alone or in a multipart body (RFC 5621, section 3.1). */
export const acceptedTypes = [sdpType, 'multipart/mixed', 'multipart/alternative'] as const;

export interface RequestRefusal {
  status: number;
  reason: string;
  headers?: Readonly<Record<string, string>>;
}

/**
 * Inspects a well-formed request independently of dialogs and transactions: method (405), URI scheme (416), Require
 * (420), body (415), Accept (406), in the order of RFC 3261, section 8.2. Undefined: acceptable. ACK and CANCEL are
 * never refused here. Not inspected: loops (482), which need transactions; Max-Forwards, which concerns proxies (RFC
 * 4475, section 3.3.11).
 */
export function inspectRequest(request: SipRequest): RequestRefusal | undefined {
  const { method, headers } = request;
  if (method === 'ACK' || method === 'CANCEL') return undefined;
  if (!isAllowed(method)) return judgement(405, { Allow: allowedMethods.join(', ') });
  if (!knownSchemes.has(request.uri.scheme)) return judgement(416);
  const unsupported = headers.all('require').filter((name) => !isSupported(name));
  if (unsupported.length > 0) return judgement(420, { Unsupported: unsupported.join(', ') });
  return methodsOfOffers.has(method) ? judgeBody(request) : undefined;
}

const knownSchemes: ReadonlySet<string> = new Set(['sip', 'sips', 'tel']);
const methodsOfOffers: ReadonlySet<string> = new Set(['INVITE', 'UPDATE', 'PRACK']);

function isAllowed(method: string): boolean {
  return allowedMethods.some((allowed) => allowed === method);
}

function isSupported(name: string): boolean {
  return supportedExtensions.some((supported) => supported === name.toLowerCase());
}

function judgeBody({ method, headers, body }: SipRequest): RequestRefusal | undefined {
  if (body.length > 0 && !isOptional(headers.get('content-disposition'))) {
    const encodings = headers.all('content-encoding').filter((encoding) => encoding.toLowerCase() !== 'identity');
    if (encodings.length > 0) return judgement(415, { 'Accept-Encoding': 'identity' });
    const type = readMediaType(headers.get('content-type') ?? '');
    // A body without a type counts as SDP.
    if (headers.has('content-type') && !(type && acceptedTypes.some((accepted) => accepted === type.name))) {
      return judgement(415, { Accept: acceptedTypes.join(', ') });
    }
  }
  const cannotBeAnswered = method === 'INVITE' && headers.has('accept') && !acceptsDescription(headers.all('accept'));
  return cannotBeAnswered ? judgement(406) : undefined;
}

/** An optional body (RFC 3261, section 20.11) is no reason to refuse. */
function isOptional(disposition: string | undefined): boolean {
  return disposition !== undefined && /;\s{0,9}handling\s{0,9}=\s{0,9}optional/i.test(disposition);
}

function acceptsDescription(ranges: readonly string[]): boolean {
  return ranges.some((range) => matchesMediaRange(sdpType, range));
}

function judgement(status: number, headers?: Readonly<Record<string, string>>): RequestRefusal {
  const reason = reasonPhraseOf(status);
  return headers ? { status, reason, headers } : { status, reason };
}
