import { Refusal } from '#platform/http/refusal.ts';

/** Whether a page of this installation sent the request, as far as its Origin says. */
export function isOwnOrigin(origin: string, host: string | null): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}

export const foreignPage = () =>
  new Refusal('origin_not_allowed', 'Only pages of this installation may do this; the header Origin names another');

/**
 * Refuses a page of another site. What gives cookies must not be asked for by one: it could log its visitor in as
 * somebody else. Programs send no Origin.
 */
export function refuseForeignPage(request: { origin: string | null; host: string | null }): void {
  if (request.origin !== null && !isOwnOrigin(request.origin, request.host)) throw foreignPage();
}
