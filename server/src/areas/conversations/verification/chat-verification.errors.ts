import { Refusal } from '#platform/http/refusal.ts';

export const methodNotAllowed = () =>
  new Refusal('forbidden', 'This method of verification is not enabled for this chat', {
    details: [{ path: '/method', code: 'not_allowed', message: 'not among the methods of the widget' }],
  });
export const notConfigured = (what: string) => new Refusal('not_configured', what);
export const targetMissing = (field: string) =>
  badTarget('missing', `say where the code goes: the ${field === 'email' ? 'email address' : 'phone number'}`);
export const badTarget = (code: string, message: string) =>
  new Refusal('invalid_request', `/target: ${message}`, { details: [{ path: '/target', code, message }] });
export const anotherIsVouchedFor = (field: string) =>
  new Refusal('conflict', `Another ${field} is already verified in this chat and cannot be replaced`, {
    details: [{ path: '/target', code: 'vouched_for', message: `${field} is proven already` }],
  });
export const tooSoon = (seconds: number) =>
  new Refusal('rate_limited', `A new code can be requested in ${seconds} s`, {
    headers: { 'retry-after': String(seconds) },
  });
export const notSent = () =>
  new Refusal('unavailable', 'The code could not be sent; try again in a minute, or use another method');
export const noCodeAwaited = () => new Refusal('conflict', 'No code is pending in this chat; request one first');
