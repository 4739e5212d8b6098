import type { SipHeaders } from '../message/sip-message.ts';
import { listHas, readCount, readFieldValue } from './field-values.ts';
import type { Fields } from './new-request.ts';

/** Default session interval. Unit: seconds. Source: RFC 4028, section 4, recommends 1800. */
export const sessionSeconds = 1800;

/** Shortest session interval accepted (Min-SE). Unit: seconds. Source: RFC 4028, section 5, requires at least 90. */
export const minimumSessionSeconds = 90;

/** Lower bound against a peer that answers with less than Min-SE. Unit: seconds. */
const shortestAgreedSeconds = 20;

/** Negotiated session interval and refresher. */
export interface SessionInterval {
  seconds: number;
  refresher: 'local' | 'remote';
  /** False: the peer lacks session timers; our refreshes probe it, and any response counts. */
  isAgreed: boolean;
}

/** Judgement of the Session-Expires of an INVITE or UPDATE. */
export type OfferedInterval = { kind: 'too-short' } | TakenInterval;

export interface TakenInterval {
  kind: 'taken';
  interval: SessionInterval;
  /** Fields for the response. */
  headers: Fields;
}

/** RFC 4028, section 9, with table 2. Where the choice is ours we refresh: that detects a silent peer sooner. */
export function answerInterval(headers: SipHeaders): OfferedInterval {
  const supportsTimer = listHas(headers.all('supported'), 'timer') || listHas(headers.all('require'), 'timer');
  const field = headers.get('session-expires');
  if (field === undefined && !supportsTimer) {
    return { kind: 'taken', interval: { seconds: sessionSeconds, refresher: 'local', isAgreed: false }, headers: [] };
  }
  const { value, parameters } = readFieldValue(field ?? String(sessionSeconds));
  const asked = readCount(value) ?? sessionSeconds;
  if (asked < minimumSessionSeconds && supportsTimer) return { kind: 'too-short' };
  const lowest = Math.max(readCount(readFieldValue(headers.get('min-se') ?? '').value) ?? 0, minimumSessionSeconds);
  const seconds = Math.max(Math.min(asked, sessionSeconds), lowest);
  const isPeer = supportsTimer && parameters.get('refresher')?.toLowerCase() === 'uac';
  const answer: (readonly [string, string])[] = [['Session-Expires', `${seconds};refresher=${isPeer ? 'uac' : 'uas'}`]];
  if (isPeer) answer.push(['Require', 'timer']);
  return {
    kind: 'taken',
    interval: { seconds, refresher: isPeer ? 'remote' : 'local', isAgreed: true },
    headers: answer,
  };
}

/** Reads the negotiated interval from the 2xx to our request (RFC 4028, section 7.2). */
export function readAgreedInterval(headers: SipHeaders): SessionInterval {
  const { value, parameters } = readFieldValue(headers.get('session-expires') ?? '');
  const seconds = readCount(value);
  if (seconds === undefined || seconds === 0) {
    return { seconds: sessionSeconds, refresher: 'local', isAgreed: false };
  }
  const isPeer = parameters.get('refresher')?.toLowerCase() === 'uas';
  return { seconds: Math.max(seconds, shortestAgreedSeconds), refresher: isPeer ? 'remote' : 'local', isAgreed: true };
}

/** Reads Min-SE of a 422. Unit: seconds. */
export function readMinimumInterval(headers: SipHeaders): number | undefined {
  const minimum = readCount(readFieldValue(headers.get('min-se') ?? '').value);
  return minimum === undefined ? undefined : Math.max(minimum, minimumSessionSeconds);
}
