import type { WebhookAttempt } from '@parley/contract/resources/webhook';
import { type Egress, webhookHeaders } from '@parley/egress';
import type { Clock } from '#platform/clock/clock.ts';
import type { EndpointSending } from './endpoint-sending.ts';
import { readRetryAfterMs } from './schedule.rules.ts';

/** Time of one request, the answer read. Unit: milliseconds. */
export const requestTimeoutMs = 15_000;
/** Bytes of an answer that are read; its status counts all the same. */
const maxAnswerBytes = 16 * 1024;
/** Part of the answer the log keeps. Unit: bytes. */
const loggedBytes = 2048;

/** Course of one request. */
export interface SentDelivery {
  attempt: WebhookAttempt;
  isSuccess: boolean;
  /** The receiver answered 410: it wants no more. */
  isGone: boolean;
  retryAfterMs: number | null;
}

/**
 * Signs the stored bytes with every secret that is valid and posts them once. Redirects are not followed: signature and
 * headers are for one address. Throws only the reason of the signal.
 */
export async function sendDelivery(
  parts: { egress: Pick<Egress, 'sendOnce'>; clock: Clock; timeoutMs?: number },
  sending: { endpoint: EndpointSending; eventId: string; body: string; isRedelivery: boolean },
  signal?: AbortSignal,
): Promise<SentDelivery> {
  const { endpoint, eventId, body, isRedelivery } = sending;
  const at = parts.clock.now();
  const secrets = endpoint.secrets
    .filter(({ validUntil }) => validUntil === null || validUntil > at)
    .map(({ value }) => value);
  const own = { 'content-type': 'application/json', ...webhookHeaders({ id: eventId, at, body, secrets }) };
  const outcome = await parts.egress.sendOnce(endpoint.url, {
    method: 'POST',
    headers: { ...endpoint.headers, ...own },
    body: Buffer.from(body, 'utf8'),
    timeoutMs: parts.timeoutMs ?? requestTimeoutMs,
    maxBytes: maxAnswerBytes,
    ...(signal ? { signal } : {}),
  });
  const { phases } = outcome;
  const answer = outcome.kind === 'answer' ? outcome : null;
  const status = outcome.status;
  const isSuccess = answer !== null && answer.status >= 200 && answer.status < 300;
  return {
    isSuccess,
    isGone: answer?.status === 410,
    retryAfterMs: answer && !isSuccess ? readRetryAfterMs(answer.headers['retry-after'], at) : null,
    attempt: {
      at: at.toISOString(),
      is_redelivery: isRedelivery,
      url: endpoint.url,
      request_headers: { ...endpoint.maskedHeaders, ...own },
      status,
      error: outcome.kind === 'failure' ? errorOf(outcome) : null,
      response_body: answer ? textOf(answer.body) : '',
      dns_ms: phases.dnsMs,
      connect_ms: phases.connectMs,
      tls_ms: phases.tlsMs,
      first_byte_ms: phases.firstByteMs,
      total_ms: phases.totalMs,
    },
  };
}

function errorOf(failure: { error: { code: string; message: string }; tlsCode: string | null }) {
  if (failure.tlsCode === null) return { code: failure.error.code, message: failure.error.message };
  return { code: 'tls_failed', message: `The TLS handshake failed: ${failure.tlsCode}.` };
}

/** First 2 KB as text that PostgreSQL can store. */
function textOf(body: Buffer): string {
  return body.subarray(0, loggedBytes).toString('utf8').replaceAll('\0', '\uFFFD');
}
