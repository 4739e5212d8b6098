import type { ChatOperatorName } from '@parley/contract/resources/chat-desk';
import { defineDetail, defineRefusal } from '#platform/http/define-refusal.ts';
import type { Refusal } from '#platform/http/refusal.ts';

export const sessionNotFound = defineRefusal('not_found', 'chat_not_found', 'There is no chat session with this id');
export const sessionClosed = defineRefusal('conflict', 'chat_closed', 'This chat is closed; start a new one');
export const messageIdReused = defineRefusal(
  'conflict',
  'message_id_reused',
  'This client_message_id was used for another text; use a new one for a new message',
);
const claimedBy = defineRefusal('already_claimed', 'chat_claimed_by', '{{name}} already has this chat');
const claimed = defineRefusal('already_claimed', 'chat_claimed', 'Another operator already has this chat');
export function alreadyClaimed(winner: ChatOperatorName | null): Refusal {
  const details = [{ path: '/operator', code: 'already_claimed', message: winner?.name ?? '' }];
  return winner?.name ? claimedBy({ name: winner.name }, { details }) : claimed(undefined, { details });
}
const chatOfAnother = defineRefusal('conflict', 'chat_of_another', '{{name}} has this chat; claim it first');
const chatUnassigned = defineRefusal('conflict', 'chat_unassigned', 'This chat is unassigned; claim it first');
export const notYourChat = (holder: ChatOperatorName | null) =>
  holder ? chatOfAnother({ name: holder.name }) : chatUnassigned();
export const chatNotClosed = defineRefusal('conflict', 'chat_not_closed', 'This chat can be rated after it is closed');
export const ratedAlready = defineRefusal('conflict', 'rated_already', 'This chat was already rated');
const ratingTooLateRefusal = defineRefusal(
  'conflict',
  'rating_too_late',
  'A chat can be rated for {{days}} days after it is closed',
);
export const ratingTooLate = (days: number) => ratingTooLateRefusal({ days });
const invalidPeriod = defineRefusal(
  'invalid_request',
  'invalid_period',
  'from must be before to, and at most {{days}} days apart',
);
const invalidStart = defineDetail('invalid_period', 'invalid_period_start', 'before `to`, by at most {{days}} days');
export const badPeriod = (days: number) => invalidPeriod({ days }, { details: [invalidStart('query/from', { days })] });
const messageUnknown = defineRefusal('invalid_request', 'message_unknown', 'There is no such message in this chat');
const messageIdUnknown = defineDetail('not_found', 'message_id_unknown', 'no message of this chat');
export const unknownMessage = (path: string) => messageUnknown(undefined, { details: [messageIdUnknown(path)] });
