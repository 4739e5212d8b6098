import { Refusal } from '#platform/http/refusal.ts';

/** Said alike of a request of another tenant and one that never was. */
export const contactRequestNotFound = () => new Refusal('not_found', 'There is no contact request with this id');

export const onlyForSupervisors = () =>
  new Refusal('forbidden', 'Only owners and admins see how others at the desk stand; leave this out to see yourself');

export const handsFull = (self: { activeChats: number; capacity: number }) =>
  new Refusal('conflict', `You have ${self.activeChats} of ${self.capacity} chats`, {
    details: [{ path: '/capacity', code: 'no_capacity', message: 'close a chat, give one away or raise the capacity' }],
  });

/** Why somebody cannot be given a chat; `code` says it to programs. */
export const cannotTakeChat = (code: string, message: string) =>
  new Refusal('conflict', message, { details: [{ path: '/operator_id', code, message }] });

/** Said alike of somebody in another tenant and nobody. */
export const operatorUnknown = () => badField('/operator_id', 'unknown', 'there is no user with this id');

export const verifiedFields = (paths: readonly string[]) =>
  new Refusal('invalid_request', 'What is vouched for cannot be changed at the desk', {
    details: paths.map((path) => ({ path, code: 'verified', message: 'is vouched for by the portal or a check' })),
  });

export const ownFieldsOfCustomer = (names: readonly string[]) =>
  new Refusal('invalid_request', 'These are fields of the customer, not variables', {
    details: names.map((name) => ({
      path: `/variables/${name}`,
      code: 'not_a_variable',
      message: name === 'user_id' ? 'only the portal says who the visitor is' : `send it as ${name}`,
    })),
  });

export const cannedReplyNotFound = () => new Refusal('not_found', 'There is no canned reply with this id');

export const shortcutTaken = () =>
  new Refusal('conflict', 'Another canned reply has this shortcut in this language', {
    details: [{ path: '/shortcut', code: 'taken', message: 'is the shortcut of another reply in this language' }],
  });

export const notYoursToDraft = () =>
  new Refusal('conflict', 'A reply is drafted for chats that wait or that you have; claim it first');

function badField(path: string, code: string, message: string): Refusal {
  return new Refusal('invalid_request', `${path}: ${message}`, { details: [{ path, code, message }] });
}

export const tooManyContactRequests = (retryAfterSeconds: number) =>
  new Refusal('rate_limited', 'This chat has left enough messages for today; we will get back to you', {
    headers: { 'retry-after': String(retryAfterSeconds) },
  });

export const cannotBecome = (asked: { from: string; to: string; allowed: readonly string[] }) =>
  new Refusal('conflict', `A request that is ${asked.from} can become ${asked.allowed.join(' or ')}, not ${asked.to}`);

export const assigneeUnknown = () =>
  new Refusal('invalid_request', '/assignee_id: there is no user with this id', {
    details: [{ path: '/assignee_id', code: 'unknown', message: 'there is no user with this id' }],
  });
