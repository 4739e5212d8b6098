import { Refusal } from '#platform/http/refusal.ts';

/** Same refusal for another tenant's request and one that does not exist. */
export const contactRequestNotFound = () => new Refusal('not_found', 'There is no contact request with this id');

export const tooManyContactRequests = (retryAfterSeconds: number) =>
  new Refusal(
    'rate_limited',
    'This chat has reached its limit of contact requests for today; we will get back to you',
    {
      headers: { 'retry-after': String(retryAfterSeconds) },
    },
  );

export const cannotBecome = (asked: { from: string; to: string; allowed: readonly string[] }) =>
  new Refusal('conflict', `A request that is ${asked.from} can become ${asked.allowed.join(' or ')}, not ${asked.to}`);

export const unknownAssignee = () =>
  new Refusal('invalid_request', '/assignee_id: there is no user with this id', {
    details: [{ path: '/assignee_id', code: 'unknown', message: 'there is no user with this id' }],
  });
