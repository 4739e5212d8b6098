import type { ChatApi, PublicWidgetConfig, WidgetRuntime } from '../api.ts';
import type { Chat } from '../chat.ts';
import type { Conversation } from '../conversation.ts';
import type { Words } from '../more/texts.ts';
import type { PageState } from '../page-state.ts';
import type { ChatStore, SavedChat } from '../saved-chats.ts';

/** Content of the panel. */
export type View = 'chat' | 'list' | 'contact' | 'verify' | 'details' | 'voice';

/** Actions available to the parts of the panel. */
export interface Controls {
  go: (view: View) => void;
  /** Another chat, or with null a new one. */
  choose: (saved: SavedChat | null) => void;
  /** Asks again who is there. */
  refresh: () => void;
  /** Undefined for an inline chat. */
  close: (() => void) | undefined;
}

/** Data that every part of the panel is rendered from. */
export interface ChatView {
  agentId: string;
  language: string;
  isDark: boolean;
  page: PageState;
  api: ChatApi;
  store: ChatStore;
  config: PublicWidgetConfig;
  /** Null until it is known, and where the server does not say. */
  runtime: WidgetRuntime | null;
  texts: Words;
  chat: Chat;
  conversation: Conversation;
  view: View;
  controls: Controls;
}

/** With the public name of the agent. */
export type NamedView = ChatView & { name: string };
