import type { SipHeaders } from '../message/sip-message.ts';
import type { Fields } from './new-request.ts';
import { listHas, readCount, readFieldValue } from './field-values.ts';

/** How long a session lives without a sign of life. Unit: seconds. Source: RFC 4028, section 4, recommends 1800. */
export const sessionSeconds = 1800;

/** No shorter one is taken. Unit: seconds. Source: RFC 4028, section 5, asks for at least 90. */
export const minimumSessionSeconds = 90;

/** A peer that answers with less than it was told would otherwise keep us busy refreshing. Unit: seconds. */
const shortestAgreedSeconds = 20;

/** What both sides have agreed about the life of a session, seen from here. */
export interface SessionInterval {
  seconds: number;
  refresher: 'local' | 'remote';
  /** False: the peer knows no session timers; we ask for signs of life by ourselves, and any answer is one. */
  isAgreed: boolean;
}

/** What a request for a session (INVITE, UPDATE) says about its life, judged by the one who answers. */
export type OfferedInterval = { kind: 'too-short' } | TakenInterval;

export interface TakenInterval {
  kind: 'taken';
  interval: SessionInterval;
  /** What the answer says about it. */
  headers: Fields;
}

/** RFC 4028, section 9, with table 2. Where the choice is ours we refresh: then silence of the peer is noticed sooner. */
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

/** What was agreed according to the 2xx that answers our request (RFC 4028, section 7.2). */
export function readAgreedInterval(headers: SipHeaders): SessionInterval {
  const { value, parameters } = readFieldValue(headers.get('session-expires') ?? '');
  const seconds = readCount(value);
  if (seconds === undefined || seconds === 0) {
    return { seconds: sessionSeconds, refresher: 'local', isAgreed: false };
  }
  const isPeer = parameters.get('refresher')?.toLowerCase() === 'uas';
  return { seconds: Math.max(seconds, shortestAgreedSeconds), refresher: isPeer ? 'remote' : 'local', isAgreed: true };
}

/** The shortest life that whoever answered 422 would take. Unit: seconds. */
export function readMinimumInterval(headers: SipHeaders): number | undefined {
  const minimum = readCount(readFieldValue(headers.get('min-se') ?? '').value);
  return minimum === undefined ? undefined : Math.max(minimum, minimumSessionSeconds);
}
