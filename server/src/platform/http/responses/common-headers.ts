/** Headers of every answer. Pages, which browsers render, add a Content Security Policy. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'x-api-version': '1',
  'x-content-type-options': 'nosniff',
};

const clientRequestId = /^[A-Za-z0-9._-]{8,64}$/;

/** Returns the client's request id where it sent a valid one, for correlation of both logs; otherwise a new one. */
export function requestIdFrom(header: string | string[] | undefined, newId: () => string): string {
  return typeof header === 'string' && clientRequestId.test(header) ? header : newId();
}
