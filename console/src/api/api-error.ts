import type { ErrorBody, ErrorCode, ErrorDetail } from '@parley/contract/errors';
import { loadRefusalWords, wordRefusal } from '../texts/refusals/refusal-words.ts';

/** A refusal of the server, or `unreachable` with status 0 when there is no connection. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode | 'unreachable';
  readonly details: readonly ErrorDetail[];
  readonly requestId: string | null;
  /** After how many seconds another try may succeed, where the server says so. */
  readonly retryAfterSeconds: number | null;
  /** Finer code of the server; null for a refusal that has none. */
  readonly reason: string | null;
  /** False where the message is in the server's English for want of words in the reader's language. */
  readonly isWorded: boolean;

  constructor(facts: {
    status: number;
    code: ErrorCode | 'unreachable';
    message: string;
    details?: readonly ErrorDetail[];
    requestId?: string | null;
    retryAfterSeconds?: number | null;
    reason?: string | null;
    isWorded?: boolean;
    cause?: unknown;
  }) {
    super(facts.message, { cause: facts.cause });
    this.status = facts.status;
    this.code = facts.code;
    this.details = facts.details ?? [];
    this.requestId = facts.requestId ?? null;
    this.retryAfterSeconds = facts.retryAfterSeconds ?? null;
    this.reason = facts.reason ?? null;
    this.isWorded = facts.isWorded ?? false;
  }
}

/** The refusal an answer holds, in the reader's language; also of answers that a proxy wrote and we did not. */
export async function readRefusal(response: Response): Promise<ApiError> {
  const body = await response.json().catch(() => null);
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  const retryAfterSeconds = Number.isFinite(retryAfter) ? retryAfter : null;
  if (!isErrorBody(body)) {
    const message = `The server answered ${response.status} without saying why.`;
    return new ApiError({ status: response.status, code: codeOf(response.status), message, retryAfterSeconds });
  }
  await loadRefusalWords();
  return new ApiError({
    status: response.status,
    code: body.error,
    ...wordRefusal(body),
    reason: body.reason ?? null,
    requestId: body.request_id,
    retryAfterSeconds,
  });
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'error' in body && 'message' in body;
}

function codeOf(status: number): ErrorCode {
  if (status === 401) return 'unauthenticated';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'not_found';
  if (status === 429) return 'rate_limited';
  return status >= 500 ? 'unavailable' : 'invalid_request';
}
