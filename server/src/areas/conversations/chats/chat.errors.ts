import type { ChatOperatorName } from '@parley/contract/resources/chat-desk';
import { Refusal } from '#platform/http/refusal.ts';

export const sessionNotFound = () => new Refusal('not_found', 'There is no chat session with this id');
export const sessionClosed = () => new Refusal('conflict', 'This chat is closed; start a new one');
export const messageIdReused = () =>
  new Refusal('conflict', 'This client_message_id was used for another text; use a new one for a new message');
export const alreadyClaimed = (winner: ChatOperatorName | null) =>
  new Refusal('already_claimed', `${winner?.name || 'Another operator'} already has this chat`, {
    details: [{ path: '/operator', code: 'already_claimed', message: winner?.name ?? '' }],
  });
export const notYourChat = (holder: ChatOperatorName | null) =>
  new Refusal(
    'conflict',
    holder ? `${holder.name} has this chat; claim it first` : 'This chat is unassigned; claim it first',
  );
export const chatNotClosed = () => new Refusal('conflict', 'This chat can be rated after it is closed');
export const ratedAlready = () => new Refusal('conflict', 'This chat was already rated');
export const ratingTooLate = (days: number) =>
  new Refusal('conflict', `A chat can be rated for ${days} days after it is closed`);
export const badPeriod = (days: number) =>
  new Refusal('invalid_request', `from must be before to, and at most ${days} days apart`, {
    details: [{ path: 'query/from', code: 'invalid_period', message: `before \`to\`, by at most ${days} days` }],
  });
export const unknownMessage = (path: string) =>
  new Refusal('invalid_request', 'There is no such message in this chat', {
    details: [{ path, code: 'not_found', message: 'no message of this chat' }],
  });
