import { Refusal } from '#platform/http/refusal.ts';

export const capacityReached = (self: { activeChats: number; capacity: number }) =>
  new Refusal('conflict', `You have ${self.activeChats} of ${self.capacity} chats`, {
    details: [{ path: '/capacity', code: 'no_capacity', message: 'close a chat, give one away or raise the capacity' }],
  });

/** Reason a transfer is refused; `code` is for programs. */
export const cannotTakeChat = (code: string, message: string) =>
  new Refusal('conflict', message, { details: [{ path: '/operator_id', code, message }] });

/** Same refusal for a user of another tenant and one that does not exist. */
export const unknownOperator = () => badField('/operator_id', 'unknown', 'there is no user with this id');

export const verifiedFields = (paths: readonly string[]) =>
  new Refusal('invalid_request', 'Verified values cannot be changed by an operator', {
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

export const notYoursToDraft = () =>
  new Refusal('conflict', 'Drafts are available for waiting chats and for your own; claim this chat first');

function badField(path: string, code: string, message: string): Refusal {
  return new Refusal('invalid_request', `${path}: ${message}`, { details: [{ path, code, message }] });
}
