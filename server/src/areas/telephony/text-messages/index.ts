export { textMessagesPersonalData } from './personal-data.ts';
export { sendTextMessage, type TextMessageParts } from './send-text-message.ts';
export { findTextSender } from './text-messages.queries.ts';
export type { TextMessenger } from './text-messenger.ts';
