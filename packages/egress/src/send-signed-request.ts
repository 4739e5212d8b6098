import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from './clock.ts';
import { EgressError } from './egress.errors.ts';
import type { Egress } from './egress.ts';
import { isRetryableStatus, retryWaitMs } from './retry.rules.ts';
import { webhookHeaders } from './webhook-signature.ts';

/** HTTP request to sign and send. `body`: JSON text, or null for none. */
export interface SignedRequest {
  url: string;
  method: string;
  headers: Readonly<Record<string, string>>;
  body: string | null;
}

/** Response to a signed request, whatever its status. */
export interface SignedResponse {
  status: number;
  contentType: string;
  /** Undefined: not decodable in the declared charset. */
  text: string | undefined;
}

/**
 * Sends a signed request (Standard Webhooks) and returns the response, whatever its status. Each attempt is signed anew
 * under the same id, so that the receiver can deduplicate retries. Redirects are returned, not followed: signature and
 * secrets are for one address. Throws EgressError, or the reason of the signal, which also bounds the time of all
 * attempts.
 */
export async function sendSignedRequest(
  parts: { egress: Pick<Egress, 'fetch'>; clock: Clock },
  sending: {
    id: string;
    request: SignedRequest;
    secrets: readonly string[];
    retries: number;
    timeoutMs: number;
    maxBytes: number;
    /** Called before each attempt. */
    onAttempt: () => void;
  },
  signal: AbortSignal,
): Promise<SignedResponse> {
  for (let failures = 1; ; failures += 1) {
    const isLast = failures > sending.retries;
    signal.throwIfAborted();
    sending.onAttempt();
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
  { id, request, secrets, timeoutMs, maxBytes }: Parameters<typeof sendSignedRequest>[1],
  signal: AbortSignal,
): Promise<Response> {
  const headers = new Headers({ accept: 'application/json, text/plain;q=0.9, */*;q=0.1' });
  if (request.body !== null) headers.set('content-type', 'application/json');
  for (const [name, value] of Object.entries(request.headers)) headers.set(name, value);
  const signed = webhookHeaders({ id, at: clock.now(), body: request.body ?? '', secrets });
  // A custom header must not pass for a signature.
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

async function readBody(answer: Response): Promise<SignedResponse> {
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
