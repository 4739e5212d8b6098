import { findEgressError } from '@parley/egress';
import { ModelError, type ModelErrorCode } from '#brain/ports.ts';

interface VendorFailure {
  name?: string;
  message?: string;
  statusCode?: number;
  responseHeaders?: Record<string, string>;
  code?: string | number;
  type?: string;
  status?: string | number;
  cause?: unknown;
}

const brokenOff =
  /ECONNRESET|EPIPE|UND_ERR_SOCKET|UND_ERR_ABORTED|ERR_STREAM_PREMATURE_CLOSE|UND_ERR_RES_CONTENT_LENGTH_MISMATCH/;
const timedOut = /ETIMEDOUT|UND_ERR_(?:CONNECT|HEADERS|BODY)_TIMEOUT/;

/**
 * Maps a vendor's failure to the port's error. The message holds vendor, kind and status only: a vendor's own text may
 * quote the conversation or the key, so it stays in `cause`.
 */
export function vendorError(failure: unknown, modelId: string, hasBegun: boolean): ModelError {
  if (failure instanceof ModelError) return failure;
  const { code, detail, retryAfterMs } = judge(failure, hasBegun);
  return new ModelError(code, modelId, `${modelId}: ${detail}`, {
    cause: failure,
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  });
}

function judge(failure: unknown, hasBegun: boolean): { code: ModelErrorCode; detail: string; retryAfterMs?: number } {
  const { name = '', statusCode, responseHeaders } = (failure ?? {}) as VendorFailure;
  if (statusCode !== undefined && (statusCode < 200 || statusCode > 299)) {
    const retryAfterMs = retryAfter(responseHeaders);
    return { ...byStatus(statusCode), ...(retryAfterMs !== undefined && { retryAfterMs }) };
  }
  // We refused, not the vendor, and only the operator can change that.
  const egress = findEgressError(failure);
  if (egress?.code === 'blocked_address' || egress?.code === 'blocked_port') {
    return { code: 'refused', detail: egress.message };
  }
  const codes = codesOf(failure);
  if (timedOut.test(codes)) return { code: 'timeout', detail: 'the connection timed out' };
  if (brokenOff.test(codes) || /^terminated$/.test((failure as Error)?.message ?? '')) {
    return hasBegun
      ? { code: 'cut', detail: 'the connection broke off inside the answer' }
      : { code: 'unavailable', detail: 'the connection broke off' };
  }
  if (/ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|CERT|TLS|SSL/i.test(codes))
    return { code: 'refused', detail: 'no connection could be made' };
  // Message of the adapter for OpenAI-compatible servers when a stream was cut.
  if (/without a finish reason/.test((failure as Error)?.message ?? '')) {
    return hasBegun
      ? { code: 'cut', detail: 'the answer ended before its end' }
      : { code: 'garbage', detail: 'the answer was empty' };
  }
  if (/JSONParse|TypeValidation|InvalidResponseData|EmptyResponseBody|NoContent/.test(name)) {
    return { code: 'garbage', detail: 'the answer is not in the format of the vendor' };
  }
  const told = toldByVendor(failure);
  if (told) return told;
  if (statusCode !== undefined) return { code: 'garbage', detail: 'the answer could not be read' };
  return hasBegun
    ? { code: 'cut', detail: 'the answer failed halfway' }
    : { code: 'refused', detail: 'the request failed' };
}

function byStatus(status: number): { code: ModelErrorCode; detail: string } {
  if (status === 429) return { code: 'rate_limited', detail: 'too many requests (429)' };
  // 529 is Anthropic's "overloaded".
  if (status >= 500) return { code: 'unavailable', detail: `the vendor failed (${status})` };
  if (status === 408) return { code: 'timeout', detail: 'the vendor timed out (408)' };
  return { code: 'refused', detail: `the vendor refused the request (${status})` };
}

/** Errors a vendor sends inside a stream that has begun with 200. */
function toldByVendor(failure: unknown): { code: ModelErrorCode; detail: string } | undefined {
  const text = typeof failure === 'string' ? failure : JSON.stringify(failure ?? '');
  if (/rate_?limit|RESOURCE_EXHAUSTED|too_many_requests/i.test(text))
    return { code: 'rate_limited', detail: 'too many requests, told inside the answer' };
  if (/overloaded|server_error|internal_error|api_error|UNAVAILABLE|INTERNAL/.test(text))
    return { code: 'unavailable', detail: 'the vendor failed inside the answer' };
  return undefined;
}

function codesOf(failure: unknown): string {
  const codes: string[] = [];
  for (
    let at = failure as VendorFailure | undefined, depth = 0;
    at && typeof at === 'object' && depth < 6;
    at = at.cause as VendorFailure, depth++
  ) {
    if (typeof at.code === 'string') codes.push(at.code);
    if (at instanceof AggregateError) codes.push(...at.errors.map((error) => String(error?.code ?? '')));
  }
  return codes.join(' ');
}

/** Milliseconds, from seconds, a date, or the vendors' `retry-after-ms`. */
function retryAfter(headers: Record<string, string> | undefined): number | undefined {
  const exact = Number(headers?.['retry-after-ms']);
  if (exact > 0) return exact;
  const told = headers?.['retry-after'];
  if (!told) return undefined;
  const seconds = Number(told);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(told) - Date.now();
  return ms > 0 ? ms : undefined;
}
