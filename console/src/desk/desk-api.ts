import type { ChatFile } from '@parley/contract/resources/chat';
import type {
  CannedReply,
  ChatOperator,
  DeskChat,
  DeskMessage,
  OperatorStatus,
} from '@parley/contract/resources/chat-desk';
import type { ApiClient } from '../api/client.ts';

interface Page<Row> {
  data: Row[];
  has_more: boolean;
  next_cursor: string | null;
}

export const deskRoot = '/api/chat/operator';
export const cannedRepliesPath = `${deskRoot}/canned-replies`;
const chatPath = (chatId: string) => `${deskRoot}/chats/${chatId}`;

export interface NewMessage {
  text: string;
  file_ids: string[];
  visibility: DeskMessage['visibility'];
  client_message_id: string;
}

/** Where somebody gives a chat. */
export type ReleaseTo =
  | { to: 'queue' | 'agent'; note?: string }
  | { to: 'operator'; operator_id: string; note?: string };

/** What is changed of a customer; null forgets. */
export type CustomerChange = Partial<Record<'name' | 'email' | 'phone_number' | 'note', string | null>>;

/** How an operator stands; what is left out stays. */
export interface StandingChange {
  status: OperatorStatus;
  capacity?: number;
  /** As visitors see them; null: the name of the user. */
  display_name?: string | null;
}

export type DeskApi = ReturnType<typeof createDeskApi>;

/** The operations of the desk. All of them refuse with `ApiError`. */
export function createDeskApi(api: ApiClient) {
  async function all<Row>(path: string, query: Record<string, string>, limit = 1000): Promise<Row[]> {
    const rows: Row[] = [];
    let cursor = '';
    do {
      const page: Page<Row> = await api.get(path, { ...query, cursor, limit: 200 });
      rows.push(...page.data);
      cursor = page.next_cursor ?? '';
    } while (cursor !== '' && rows.length < limit);
    return rows;
  }

  return {
    openEvents: async (lastEventId: string | null, signal: AbortSignal) => {
      const headers = { accept: 'text/event-stream', ...(lastEventId !== null && { 'last-event-id': lastEventId }) };
      const { body } = await api.open(`${deskRoot}/events`, { headers, signal });
      if (!body) throw new Error('The stream has no body');
      return body;
    },
    /** Every chat that is not closed. */
    listChats: () => all<DeskChat>(`${deskRoot}/chats`, {}),
    /** The chats closed last. */
    listClosed: async () => (await api.get<Page<DeskChat>>(`${deskRoot}/chats`, { status: 'closed', limit: 30 })).data,
    getChat: (chatId: string) => api.get<DeskChat>(chatPath(chatId)),
    listMessages: (chatId: string) => all<DeskMessage>(`${chatPath(chatId)}/messages`, {}),
    claim: (chatId: string) => api.post<DeskChat>(`${chatPath(chatId)}/claim`),
    release: (chatId: string, to: ReleaseTo) => api.post<DeskChat>(`${chatPath(chatId)}/release`, to),
    close: (chatId: string, isSpam: boolean) =>
      api.post<DeskChat>(`${chatPath(chatId)}/close`, isSpam ? { reason: 'spam' } : {}),
    send: (chatId: string, message: NewMessage) => api.post<DeskMessage>(`${chatPath(chatId)}/messages`, message),
    upload: (chatId: string, file: File, signal: AbortSignal) => {
      const body = new FormData();
      body.set('file', file);
      return api.request<ChatFile>('POST', `${chatPath(chatId)}/files`, { body, signal });
    },
    draftReply: async (chatId: string) => api.post<{ text: string }>(`${chatPath(chatId)}/draft-reply`),
    tellTyping: (chatId: string, typing: boolean) => api.post(`${chatPath(chatId)}/typing`, { typing }),
    tellSeen: (chatId: string, messageId: string) =>
      api.post(`${chatPath(chatId)}/typing`, { seen_message_id: messageId }),
    updateCustomer: (chatId: string, change: CustomerChange) =>
      api.patch<DeskChat>(`${chatPath(chatId)}/customer`, change),
    putStatus: (change: StandingChange) => api.put<ChatOperator>(`${deskRoot}/status`, change),
    /** The picture visitors see of this person; `body` holds it as `file`. */
    putPicture: (body: FormData) => api.request<ChatOperator>('POST', `${deskRoot}/avatar`, { body }),
    removePicture: () => api.delete<ChatOperator>(`${deskRoot}/avatar`),
    /** Everybody who has been at the desk, and how they stand; always this person too. */
    listOperators: async () => {
      const answer = await api.get<ChatOperator & { operators: ChatOperator[] }>(`${deskRoot}/status`, { all: true });
      const { operators, ...own } = answer;
      return operators.some(({ id }) => id === own.id) ? operators : [...operators, own];
    },
    listCannedReplies: () => all<CannedReply>(cannedRepliesPath, {}),
  };
}
