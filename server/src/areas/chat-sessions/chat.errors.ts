import type { ChatOperatorName } from '@parley/contract/resources/chat-desk';
import { Refusal } from '#platform/http/refusal.ts';

export const sessionNotFound = () => new Refusal('not_found', 'There is no chat session with this id');
export const sessionClosed = () => new Refusal('conflict', 'This chat is closed; start a new one');
export const messageIdReused = () =>
  new Refusal('conflict', 'This client_message_id was used for another text; use a new one for a new message');
export const badIdentityToken = () =>
  new Refusal(
    'unauthenticated',
    'This identity_token is not valid: it must be signed with the portal identity key of the agent and not be over',
  );
export const noIdentityKey = () =>
  new Refusal('invalid_request', 'This agent has no portal identity key, so an identity_token cannot be checked', {
    details: [
      { path: '/identity_token', code: 'not_supported', message: 'no portal identity key is set for this agent' },
    ],
  });
export const alreadyClaimed = (winner: ChatOperatorName | null) =>
  new Refusal('already_claimed', `${winner?.name || 'Somebody else'} has this chat already`, {
    details: [{ path: '/operator', code: 'already_claimed', message: winner?.name ?? '' }],
  });
export const notYourChat = (holder: ChatOperatorName | null) =>
  new Refusal(
    'conflict',
    holder ? `${holder.name} has this chat; claim it first` : 'Nobody has this chat; claim it first',
  );
