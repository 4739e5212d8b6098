import { Refusal } from '#platform/http/refusal.ts';

export const chatDisabled = () => new Refusal('chat_disabled', 'Chat is switched off for this agent');
export const agentInactive = () => new Refusal('forbidden', 'This agent is not active');
export const originNotAllowed = () => new Refusal('origin_not_allowed', 'This site may not use the chat of this agent');
