import { isOfType, readMediaType, sdpType } from './media-type.ts';
import { reasonOf } from './reasons.ts';
import type { SipRequest } from './sip-message.ts';

/** What is answered to at all, for Allow. */
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

/**
 * Extensions that may be required of us, for Supported: RFC 3262 (100rel), 4028 (timer), 3891 (replaces) and
 * 4488 (norefersub).
 */
export const supportedExtensions = ['100rel', 'timer', 'replaces', 'norefersub'] as const;

/** Bodies of offers and answers, for Accept: a description, alone or as part of several (RFC 5621, section 3.1). */
export const acceptedTypes = [sdpType, 'multipart/mixed', 'multipart/alternative'] as const;

export interface Judgement {
  status: number;
  reason: string;
  headers?: Readonly<Record<string, string>>;
}

/**
 * Why a user agent must refuse a request that is well-formed, whatever dialogs and transactions there are: the method
 * (405), the scheme of its address (416), what it requires (420), its body (415), what it accepts in answer (406), in
 * the order of RFC 3261, section 8.2. Undefined: nothing against it. ACK and CANCEL are never refused here.
 * Not judged: loops (482), which need transactions; Max-Forwards, which is a proxy's affair (RFC 4475, section 3.3.11).
 */
export function judgeRequest(request: SipRequest): Judgement | undefined {
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

function judgeBody({ method, headers, body }: SipRequest): Judgement | undefined {
  if (body.length > 0 && !isOptional(headers.get('content-disposition'))) {
    const encodings = headers.all('content-encoding').filter((encoding) => encoding.toLowerCase() !== 'identity');
    if (encodings.length > 0) return judgement(415, { 'Accept-Encoding': 'identity' });
    const type = readMediaType(headers.get('content-type') ?? '');
    // A body without a type is taken for a description, as offers are.
    if (headers.has('content-type') && !(type && acceptedTypes.some((accepted) => accepted === type.name))) {
      return judgement(415, { Accept: acceptedTypes.join(', ') });
    }
  }
  const cannotBeAnswered = method === 'INVITE' && headers.has('accept') && !acceptsDescription(headers.all('accept'));
  return cannotBeAnswered ? judgement(406) : undefined;
}

/** A body that may be ignored (RFC 3261, section 20.11) refuses nothing. */
function isOptional(disposition: string | undefined): boolean {
  return disposition !== undefined && /;\s{0,9}handling\s{0,9}=\s{0,9}optional/i.test(disposition);
}

function acceptsDescription(ranges: readonly string[]): boolean {
  return ranges.some((range) => isOfType(sdpType, range));
}

function judgement(status: number, headers?: Readonly<Record<string, string>>): Judgement {
  const reason = reasonOf(status);
  return headers ? { status, reason, headers } : { status, reason };
}
