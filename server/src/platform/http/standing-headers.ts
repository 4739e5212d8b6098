/** On every answer. Pages, which browsers render, add a policy of their own. */
export const standingHeaders: Readonly<Record<string, string>> = {
  'x-api-version': '1',
  'x-content-type-options': 'nosniff',
};

const clientRequestId = /^[A-Za-z0-9._-]{8,64}$/;

/** The client's own id where it sent a usable one, so that its logs and ours meet; otherwise a new one. */
export function requestIdFrom(header: string | string[] | undefined, newId: () => string): string {
  return typeof header === 'string' && clientRequestId.test(header) ? header : newId();
}
