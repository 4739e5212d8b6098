import { type CalendarAnswer, faultOf } from '../calendar-request.ts';
import type { DavSender } from './caldav-account.ts';
import { type DavResponse, readMultistatus } from './multistatus.ts';

/**
 * Sends a request that is answered with 207, and reads its responses; their `href` are absolute URLs. Throws what
 * `faultIn` makes of any other answer.
 */
export async function askMultistatus(
  send: DavSender,
  request: { method: 'PROPFIND' | 'REPORT'; path: string; depth: '0' | '1'; body: string },
  signal: AbortSignal,
  faultIn: (answer: CalendarAnswer) => Error = faultOf,
): Promise<DavResponse[]> {
  const { method, path, depth, body } = request;
  const headers = { 'content-type': 'application/xml; charset=utf-8', depth };
  const answer = await send(path, { method, headers, body, isRepeatable: true }, signal);
  if (answer.status !== 207) throw faultIn(answer);
  return readMultistatus(answer.text).map((response) => ({
    ...response,
    href: new URL(response.href, answer.url).href,
  }));
}
