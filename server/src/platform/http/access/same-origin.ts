import { plainRefusal } from '#platform/http/refusal.ts';

/** Compares an Origin header with the request's host. */
export function isOwnOrigin(origin: string, host: string | null): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}

export const originNotAllowed = () =>
  plainRefusal('origin_not_allowed', 'Only pages of this installation may do this; the header Origin names another');

/**
 * Refuses a cross-origin request, so that another site's page cannot obtain cookies (login CSRF). Programs send no
 * Origin.
 */
export function requireSameOrigin(request: { origin: string | null; host: string | null }): void {
  if (request.origin !== null && !isOwnOrigin(request.origin, request.host)) throw originNotAllowed();
}
