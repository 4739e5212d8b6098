import { Refusal } from '#platform/http/refusal.ts';

export const emailTaken = () =>
  new Refusal('conflict', 'An account with this address already exists; sign in or reset its password', {
    details: [{ path: '/email', code: 'taken', message: 'has an account already' }],
  });
