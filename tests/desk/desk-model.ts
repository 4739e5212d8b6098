import type { DeskChat } from '@parley/contract/resources/chat-desk';

export interface DeskEvent {
  type: string;
  data: { chat: DeskChat; from?: string | null };
}

interface ModelChat {
  status: 'open' | 'waiting' | 'with_operator' | 'closed';
  holder: string | null;
}

/**
 * Plays the events of one chat, in commit order, on a model of it. Gives the model's last state and what the model would
 * not have allowed: two holders, a claim of a closed chat, a hand-over by another than the holder.
 */
export function replayChat(events: readonly DeskEvent[]): { state: ModelChat; faults: string[] } {
  const state: ModelChat = { status: 'open', holder: null };
  const faults: string[] = [];
  const need = (isFine: boolean, event: DeskEvent) => {
    if (!isFine) faults.push(`${event.type} of ${event.data.chat.id} while ${state.status} by ${state.holder}`);
  };
  for (const event of events) {
    const { chat, from = null } = event.data;
    switch (event.type) {
      case 'chat.session.escalated':
        need(state.status === 'open', event);
        break;
      case 'chat.session.unqueued':
        need(state.status === 'waiting', event);
        break;
      case 'chat.session.claimed':
        need(from === null ? state.status !== 'closed' && state.holder === null : state.holder === from, event);
        need(chat.operator !== null, event);
        break;
      case 'chat.session.released':
        need(state.holder !== null && state.holder === from, event);
        break;
      case 'chat.session.closed':
        need(state.status !== 'closed', event);
        break;
      default:
        continue;
    }
    state.status = chat.status;
    state.holder = chat.operator?.id ?? null;
    need((state.status === 'with_operator') === (state.holder !== null), event);
  }
  return { state, faults };
}

export interface StoredMessage {
  role: string;
  visibility: string;
  operator_id: string | null;
  notice: { kind: string } | null;
  text: string;
}

/** Messages of one chat by number: operators who wrote to the visitor while the chat was not theirs. */
export function writtenOutOfTurn(messages: readonly StoredMessage[], namesById: ReadonlyMap<string, string>): string[] {
  let holder: string | null = null;
  const found: string[] = [];
  for (const message of messages) {
    const notice = message.notice as { kind: string; name?: string } | null;
    if (notice?.kind === 'operator_joined') holder = notice.name ?? null;
    else if (notice && ['operator_left', 'operator_lost', 'closed', 'back_to_agent'].includes(notice.kind))
      holder = null;
    if (message.role !== 'operator' || message.visibility !== 'public') continue;
    if (holder === null || namesById.get(message.operator_id ?? '') !== holder) found.push(message.text);
  }
  return found;
}
