import { Refusal } from '#platform/http/refusal.ts';

export const chatDisabled = () => new Refusal('chat_disabled', 'Chat is switched off for this agent');
export const agentInactive = () => new Refusal('forbidden', 'This agent is not active');
export const originNotAllowed = () => new Refusal('origin_not_allowed', 'This site may not use the chat of this agent');
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
