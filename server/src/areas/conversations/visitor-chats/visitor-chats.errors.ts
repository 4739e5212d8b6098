import { Refusal } from '#platform/http/refusal.ts';

/** The widget requires verification before the agent answers. */
export const verificationRequired = () =>
  new Refusal('forbidden', 'Verify your identity before writing: start a verification of this chat', {
    details: [{ path: '/verification', code: 'verification_required', message: 'expected a verified visitor' }],
  });
export const badIdentityToken = () =>
  new Refusal(
    'unauthenticated',
    'This identity_token is not valid: it must be signed with the portal identity key of the agent and not be expired',
  );
export const noIdentityKey = () =>
  new Refusal('invalid_request', 'This agent has no portal identity key, so an identity_token cannot be checked', {
    details: [
      { path: '/identity_token', code: 'not_supported', message: 'no portal identity key is set for this agent' },
    ],
  });
export const vouchedFor = (fields: readonly string[]) =>
  new Refusal('forbidden', 'Values verified by the portal or a verification cannot be changed', {
    details: fields.map((field) => ({ path: `/${field}`, code: 'vouched_for', message: 'is vouched for' })),
  });
export const anotherVisitor = () =>
  new Refusal('conflict', 'This chat belongs to another user of the portal; start a new one');
export const userIdIsProven = () =>
  new Refusal('invalid_request', 'The user of a visitor can only be set by an identity_token', {
    details: [{ path: '/variables/user_id', code: 'not_supported', message: 'comes with an identity_token' }],
  });
export const tooManyVariables = (max: number) =>
  new Refusal('invalid_request', `A chat holds ${max} variables`, {
    details: [{ path: '/variables', code: 'too_big', message: `more than ${max} together with those there are` }],
  });
