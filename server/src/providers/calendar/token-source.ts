import type { Egress } from '@parley/egress';
import { type CalendarAnswer, type CalendarRequest, faultOf, readJson, sendToCalendar } from './calendar-request.ts';

/** Gives access tokens of a grant. */
export interface TokenSource {
  /** A token that is good now. `refused`: the token that the provider has just refused. Throws CalendarProviderError. */
  use(refused?: string): Promise<string>;
}

export interface ApiAnswer extends CalendarAnswer {
  body: unknown;
}

/** Sends a request with the access token and, where it is refused, once more with another. Throws for 401. */
export async function sendWithToken(
  parts: { egress: Pick<Egress, 'fetch'>; tokens: TokenSource },
  url: string,
  request: CalendarRequest,
  signal: AbortSignal,
): Promise<ApiAnswer> {
  const send = (token: string) => {
    const headers = { accept: 'application/json', ...request.headers, authorization: `Bearer ${token}` };
    return sendToCalendar(parts.egress, url, { ...request, headers }, signal);
  };
  const token = await parts.tokens.use();
  let answer = await send(token);
  if (answer.status === 401) answer = await send(await parts.tokens.use(token));
  if (answer.status === 401) throw faultOf(answer);
  return { ...answer, body: answer.text === '' ? null : readJson(answer.text) };
}
