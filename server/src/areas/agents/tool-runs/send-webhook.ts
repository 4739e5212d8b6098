import { setTimeout as delay } from 'node:timers/promises';
import { type Egress, EgressError, isRetryableStatus, retryWaitMs } from '@parley/egress';
import type { Clock } from '#platform/clock/clock.ts';
import { webhookHeaders } from './sign-webhook.rules.ts';
import type { WebhookRequest } from './webhook-request.rules.ts';

export interface WebhookAnswer {
  status: number;
  contentType: string;
  /** Undefined: not valid text in its declared encoding. */
  text: string | undefined;
}

/**
 * Sends a run's request and returns the answer of any status. Each attempt is signed anew under the same id, so the
 * receiver can tell a retry from a second run. Redirects are returned, not followed: a request signed for one address
 * carries its secrets to no other. Throws EgressError, or the signal's reason, which also bounds all attempts.
 */
export async function sendWebhook(
  parts: { egress: Pick<Egress, 'fetch'>; clock: Clock },
  sending: {
    id: string;
    request: WebhookRequest;
    secrets: readonly string[];
    retries: number;
    timeoutMs: number;
    maxBytes: number;
    /** Called before each attempt. */
    onTry: () => void;
  },
  signal: AbortSignal,
): Promise<WebhookAnswer> {
  for (let failures = 1; ; failures += 1) {
    const isLast = failures > sending.retries;
    signal.throwIfAborted();
    sending.onTry();
    const answer = await send(parts, sending, signal).catch((error: unknown) => {
      if (isLast || !(error instanceof EgressError && error.isTransient)) throw error;
      return undefined;
    });
    if (answer && (isLast || !isRetryableStatus(answer.status))) return readBody(answer);
    const retryAfter = answer?.headers.get('retry-after') ?? null;
    const waitMs = retryWaitMs({ failures, retryAfter, now: parts.clock.now(), random: Math.random() });
    if (answer && waitMs === undefined) return readBody(answer);
    await answer?.body?.cancel();
    await pause(waitMs ?? 0, signal);
  }
}

function send(
  { egress, clock }: { egress: Pick<Egress, 'fetch'>; clock: Clock },
  { id, request, secrets, timeoutMs, maxBytes }: Parameters<typeof sendWebhook>[1],
  signal: AbortSignal,
): Promise<Response> {
  const headers = new Headers({ accept: 'application/json, text/plain;q=0.9, */*;q=0.1' });
  if (request.body !== null) headers.set('content-type', 'application/json');
  for (const [name, value] of Object.entries(request.headers)) headers.set(name, value);
  const signed = webhookHeaders({ id, at: clock.now(), body: request.body ?? '', secrets });
  // A header set by the owner must not pass for a signature.
  headers.delete('webhook-signature');
  for (const [name, value] of Object.entries(signed)) headers.set(name, value);
  return egress.fetch(request.url, {
    method: request.method,
    headers,
    ...(request.body === null ? {} : { body: request.body }),
    redirect: 'manual',
    retries: 0,
    timeoutMs,
    maxBytes,
    signal,
  });
}

async function readBody(answer: Response): Promise<WebhookAnswer> {
  const contentType = answer.headers.get('content-type') ?? '';
  const bytes = await answer.arrayBuffer();
  return { status: answer.status, contentType, text: decode(bytes, contentType) };
}

function decode(bytes: ArrayBuffer, contentType: string): string | undefined {
  const charset = /charset\s*=\s*"?([\w.:-]+)/i.exec(contentType)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  try {
    await delay(milliseconds, undefined, { signal });
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  }
}
