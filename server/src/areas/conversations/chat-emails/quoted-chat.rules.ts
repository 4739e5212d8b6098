import type { ChatFile, ChatMessage } from '@parley/contract/resources/chat';

/** Message of a chat as an email quotes it. */
export interface QuotedMessage {
  role: ChatMessage['role'];
  /** Name of the operator; null: another side. */
  name: string | null;
  text: string;
  files: ChatFile[];
}

/** Bounds of what one email quotes. */
const messagesMax = 8;
const textMax = 2000;

/** Chooses the messages of an email, oldest first: the unseen replies, and before them the visitor's last words. */
export function quotedOf(messages: readonly (QuotedMessage & { seq: number })[], unseenAfter: number): QuotedMessage[] {
  const spoken = messages.filter(({ role }) => role !== 'system');
  const asked = spoken.findLast(({ role, seq }) => role === 'visitor' && seq <= unseenAfter);
  const quoted = spoken.filter(({ seq }) => seq > unseenAfter || seq >= (asked?.seq ?? unseenAfter));
  return quoted.slice(-messagesMax).map(({ role, name, text, files }) => ({
    role,
    name,
    text: text.length > textMax ? `${text.slice(0, textMax - 1)}…` : text,
    files,
  }));
}
