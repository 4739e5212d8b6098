import type { PublicWidgetConfig } from '../api.ts';
import type { Chat } from '../chat.ts';
import type { Conversation } from '../conversation.ts';
import type { Texts } from '../texts/texts.ts';

/** What every part of the panel is drawn from. */
export interface ChatView {
  config: PublicWidgetConfig;
  texts: Texts;
  chat: Chat;
  conversation: Conversation;
}
