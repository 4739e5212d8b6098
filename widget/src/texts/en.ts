import type { Texts } from './texts.ts';

export const en: Texts = {
  open: 'Open chat',
  close: 'Close chat',
  assistant: 'AI assistant',
  retry: 'Try again',
  off: 'This chat is switched off.',
  site: 'This chat may not be used on {site}. Its owner can allow it.',
  missing: 'This assistant does not exist any more.',
  busy: 'Too many messages. Please wait a moment.',
  crowded: 'Many people are chatting right now. Please try again in a few minutes.',
  offline: 'The chat cannot be reached. Check your connection.',
  failed: 'That did not work. Please try again.',
};
