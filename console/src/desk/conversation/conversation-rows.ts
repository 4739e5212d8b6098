import type { DeskMessage } from '../../api/schemas.ts';
import type { OutgoingMessage } from '../desk-state.ts';

/** Rows of a conversation, top to bottom. */
export type ConversationRow =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'notice'; key: string; message: DeskMessage }
  | { kind: 'said'; key: string; message: DeskMessage; isFirst: boolean; isLast: boolean; isSeen: boolean }
  | { kind: 'outgoing'; key: string; outgoing: OutgoingMessage };

/** Messages closer to each other than this, of the same side, are drawn as one block. Unit: milliseconds. */
const blockMs = 3 * 60_000;

/**
 * Messages with a line for each new day of this browser's time zone, then what is still on its way. The visitor has seen
 * everything up to the message `seenId`.
 */
export function rowsOf(
  messages: readonly DeskMessage[],
  outgoing: readonly OutgoingMessage[],
  seenId: string | null,
): ConversationRow[] {
  const rows: ConversationRow[] = [];
  const seenAt = messages.findIndex(({ id }) => id === seenId);
  let day = '';
  for (const [index, message] of messages.entries()) {
    const today = new Date(message.created_at).toDateString();
    if (today !== day) rows.push({ kind: 'day', key: `day-${today}`, at: message.created_at });
    const isNewDay = today !== day;
    day = today;
    if (message.role === 'system') {
      rows.push({ kind: 'notice', key: message.id, message });
      continue;
    }
    rows.push({
      kind: 'said',
      key: message.id,
      message,
      isFirst: isNewDay || !areOneBlock(messages[index - 1], message),
      // The last words that were seen say so, also within a block.
      isLast: !areOneBlock(message, messages[index + 1]) || (index === seenAt && message.role === 'operator'),
      isSeen: index <= seenAt,
    });
  }
  return [...rows, ...outgoing.map((one) => ({ kind: 'outgoing' as const, key: one.clientId, outgoing: one }))];
}

function areOneBlock(one: DeskMessage | undefined, next: DeskMessage | undefined): boolean {
  if (!one || !next) return false;
  const isSameSide =
    one.role === next.role && one.visibility === next.visibility && one.operator?.name === next.operator?.name;
  return isSameSide && Date.parse(next.created_at) - Date.parse(one.created_at) < blockMs;
}
