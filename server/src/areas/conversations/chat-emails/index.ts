import { area } from '#platform/areas/area.ts';
import type { ChatEmailsDeps } from './chat-emails.deps.ts';
import { emailUnseenReplies } from './email-unseen-replies.ts';
import { chatEmailsPersonalData } from './personal-data.ts';

/** Unseen replies of chats, sent to visitors by email. */
export const chatEmailsArea = area<ChatEmailsDeps>({
  name: 'chat-emails',
  module: 'live_desk',
  personalData: chatEmailsPersonalData,
  operations: {},
  jobs: (deps) => [{ name: 'chat.email_unseen', everyMinutes: 1, run: () => emailUnseenReplies(deps) }],
});
