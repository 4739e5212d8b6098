import type { Texts } from './texts.ts';

export const en: Texts = {
  open: 'Open chat',
  close: 'Close chat',
  assistant: 'AI assistant',
  retry: 'Try again',
  off: 'This chat is disabled.',
  site: 'This chat is not allowed on {site}. Its owner can add the domain.',
  missing: 'This assistant no longer exists.',
  busy: 'Too many messages. Please wait a moment.',
  crowded: 'Many people are chatting right now. Please try again in a few minutes.',
  offline: "Can't reach the chat. Check your connection.",
  failed: 'Something went wrong. Please try again.',
};
