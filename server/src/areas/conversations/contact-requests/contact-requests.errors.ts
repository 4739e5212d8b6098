import { defineFieldRefusal, defineRefusal } from '#platform/http/define-refusal.ts';

/** Same refusal for another tenant's request and one that does not exist. */
export const contactRequestNotFound = defineRefusal(
  'not_found',
  'contact_request_not_found',
  'There is no contact request with this id',
);

const tooManyContactRequestsRefusal = defineRefusal(
  'rate_limited',
  'too_many_contact_requests',
  'This chat has reached its limit of contact requests for today; we will get back to you',
);
export const tooManyContactRequests = (retryAfterSeconds: number) =>
  tooManyContactRequestsRefusal(undefined, {
    headers: { 'retry-after': String(retryAfterSeconds) },
  });

const wrongStateChange = defineRefusal(
  'conflict',
  'contact_request_cannot_become',
  'A request that is {{from}} can become {{allowed}}, not {{to}}',
);
export const cannotBecome = ({ from, to, allowed }: { from: string; to: string; allowed: readonly string[] }) =>
  wrongStateChange({ from, to, allowed: allowed.join(' or ') });

/** Refusal of a reply to a request with a phone number alone. */
export const noEmailAddress = defineRefusal(
  'conflict',
  'contact_request_without_email',
  'This request names no email address; call the phone number',
);

export const noMailServer = defineRefusal(
  'not_configured',
  'no_mail_server',
  'This installation has no mail server, so replies cannot be sent; write from your own mailbox',
);

export const tooManyReplies = defineRefusal(
  'conflict',
  'too_many_contact_replies',
  'A request has at most {{max}} replies; continue from your own mailbox',
);

const assigneeUnknown = defineFieldRefusal('unknown', 'user_unknown', 'there is no user with this id');
export const unknownAssignee = () => assigneeUnknown('/assignee_id');
