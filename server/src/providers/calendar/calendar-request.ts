import { type Egress, findEgressError } from '@parley/egress';
import { CalendarProviderError } from '#areas/agents/calendar-accounts';

/** Timeout of one attempt. Unit: milliseconds. */
const attemptMs = 4_000;
/** Largest answer read: some thousand events. Unit: bytes. */
const maxBytes = 16 * 1024 * 1024;

export interface CalendarRequest {
  method: string;
  headers?: Record<string, string>;
  body?: string;
  /** The request may be repeated after a failed connection. */
  isRepeatable?: boolean;
}

export interface CalendarAnswer {
  status: number;
  /** Address of the answer, after redirects. */
  url: string;
  headers: Headers;
  text: string;
}

/**
 * Sends a request to a calendar's provider. Answers with 401, 403, 404, 409, 410 and 412 are for the caller; other
 * failures are thrown as CalendarProviderError.
 */
export async function sendToCalendar(
  egress: Pick<Egress, 'fetch'>,
  url: string,
  { isRepeatable = false, ...request }: CalendarRequest,
  signal: AbortSignal,
): Promise<CalendarAnswer> {
  try {
    const limits = { timeoutMs: attemptMs, maxBytes, retries: isRepeatable ? 1 : 0, redirects: 3 };
    const response = await egress.fetch(url, { ...request, signal, ...limits });
    const text = await response.text();
    const answer = { status: response.status, url: response.url || url, headers: response.headers, text };
    if (isForCaller(answer.status)) return answer;
    throw unavailable(answer);
  } catch (error) {
    if (signal.aborted || error instanceof CalendarProviderError) throw error;
    const cause = findEgressError(error);
    if (!cause) throw error;
    const isBlocked = !cause.isTransient && cause.code !== 'too_large';
    throw new CalendarProviderError(isBlocked ? 'refused' : 'unavailable', cause.message, { cause });
  }
}

const callersStatuses = new Set([400, 401, 403, 404, 405, 409, 410, 412]);
const isForCaller = (status: number) => (status >= 200 && status < 300) || callersStatuses.has(status);

function unavailable({ status, headers }: CalendarAnswer): CalendarProviderError {
  const seconds = Number(headers.get('retry-after'));
  const retryAfterMs = Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : undefined;
  const words = status === 429 ? 'allows no more requests for now' : `answered with status ${status}`;
  return new CalendarProviderError('unavailable', `The calendar server ${words}.`, { retryAfterMs });
}

/** Error of an answer that the caller cannot use. */
export function faultOf({ status }: Pick<CalendarAnswer, 'status'>): CalendarProviderError {
  switch (status) {
    case 401:
      return new CalendarProviderError('unauthorized', 'The calendar server does not accept the credentials.');
    case 404:
    case 410:
      return new CalendarProviderError('not_found', 'The calendar server has no such calendar.');
    case 405:
      return new CalendarProviderError('not_found', 'There is no calendar server at this address.');
    case 403:
      return new CalendarProviderError('refused', 'The calendar server does not allow this account to do that.');
    default:
      return new CalendarProviderError('refused', `The calendar server refused with status ${status}.`);
  }
}

/** Parses JSON of a vendor. Throws `unavailable` for anything else. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new CalendarProviderError('unavailable', 'The calendar server gave no usable answer.', { cause });
  }
}
