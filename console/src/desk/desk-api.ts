import type { OperatorStatus } from '@parley/contract/resources/chat-desk';
import type { ApiClient, Page } from '../api/client.ts';
import type { DeskChat, DeskMessage } from '../api/schemas.ts';

export const deskRoot = '/api/chat/operator';
export const cannedRepliesPath = `${deskRoot}/canned-replies` as const;

export interface NewMessage {
  text: string;
  file_ids: string[];
  visibility: DeskMessage['visibility'];
  client_message_id: string;
  mention_ids: string[];
}

/** Target of a transfer. */
export type ReleaseTo =
  | { to: 'queue'; team_id?: string | null; note?: string }
  | { to: 'agent'; note?: string }
  | { to: 'operator'; operator_id: string; note?: string };

/** Fields of a customer to change; null removes one, and an empty note. */
export type CustomerChange = Partial<Record<'name' | 'email' | 'phone_number', string | null>> & { note?: string };

/** Labels, priority, team and snooze of a chat; omitted fields are kept. */
export interface WorkChange {
  label_ids?: string[];
  priority?: DeskChat['priority'];
  team_id?: string | null;
  snoozed_until?: string | null;
}

/** Changes of an operator's status; omitted fields are kept. */
export interface StatusChange {
  status: OperatorStatus;
  capacity?: number;
  /** As visitors see them; null: the name of the user. */
  display_name?: string | null;
}

export type DeskApi = ReturnType<typeof createDeskApi>;

/** The operations of the desk. All of them refuse with `ApiError`. */
export function createDeskApi(api: ApiClient) {
  const chatPath = `${deskRoot}/chats/{sessionId}` as const;
  const of = (chatId: string) => ({ path: { sessionId: chatId } });

  return {
    openEvents: async (lastEventId: string | null, signal: AbortSignal) => {
      const headers = { accept: 'text/event-stream', ...(lastEventId !== null && { 'last-event-id': lastEventId }) };
      const { body } = await api.open(`${deskRoot}/events`, { headers, signal });
      if (!body) throw new Error('The stream has no body');
      return body;
    },
    /** Every chat that is not closed. */
    listChats: () => all((cursor) => api.get(`${deskRoot}/chats`, { query: { cursor, limit: 200 } })),
    /** The chats closed last. */
    listClosed: async () => (await api.get(`${deskRoot}/chats`, { query: { status: 'closed', limit: 30 } })).data,
    getChat: (chatId: string) => api.get(chatPath, of(chatId)),
    listMessages: (chatId: string) =>
      all((cursor) => api.get(`${chatPath}/messages`, { ...of(chatId), query: { cursor, limit: 200 } })),
    update: (chatId: string, change: WorkChange) => api.patch(chatPath, { ...of(chatId), body: change }),
    assign: (chatId: string, operatorId: string) =>
      api.post(`${chatPath}/assign`, { ...of(chatId), body: { operator_id: operatorId } }),
    listMentions: async () => (await api.get(`${deskRoot}/mentions`, { query: { unread: 'true' } })).data,
    readMentions: (chatId: string | null) =>
      api.post(`${deskRoot}/mentions/read`, { body: chatId === null ? {} : { session_id: chatId } }),
    claim: (chatId: string) => api.post(`${chatPath}/claim`, of(chatId)),
    release: (chatId: string, to: ReleaseTo) => api.post(`${chatPath}/release`, { ...of(chatId), body: to }),
    close: (chatId: string, isSpam: boolean) =>
      api.post(`${chatPath}/close`, { ...of(chatId), body: isSpam ? { reason: 'spam' } : {} }),
    send: (chatId: string, message: NewMessage) => api.post(`${chatPath}/messages`, { ...of(chatId), body: message }),
    upload: (chatId: string, file: File, signal: AbortSignal) => {
      const body = new FormData();
      body.set('file', file);
      return api.post(`${chatPath}/files`, { ...of(chatId), body, signal });
    },
    draftReply: (chatId: string) => api.post(`${chatPath}/draft-reply`, of(chatId)),
    postTyping: (chatId: string, typing: boolean) =>
      api.post(`${chatPath}/typing`, { ...of(chatId), body: { typing } }),
    markSeen: (chatId: string, messageId: string) =>
      api.post(`${chatPath}/typing`, { ...of(chatId), body: { seen_message_id: messageId } }),
    updateCustomer: (chatId: string, change: CustomerChange) =>
      api.patch(`${chatPath}/customer`, { ...of(chatId), body: change }),
    putStatus: (change: StatusChange) => api.put(`${deskRoot}/status`, { body: change }),
    /** The picture visitors see of this person; `body` holds it as `file`. */
    putPicture: (body: FormData) => api.post(`${deskRoot}/avatar`, { body }),
    removePicture: () => api.delete(`${deskRoot}/avatar`),
    /** All operators so far with their status; always including this person. */
    listOperators: async () => {
      const answer = await api.get(`${deskRoot}/status`, { query: { all: 'true' } });
      const { operators = [], ...own } = answer;
      return operators.some(({ id }) => id === own.id) ? operators : [...operators, own];
    },
    listCannedReplies: () => all((cursor) => api.list(cannedRepliesPath, { query: { limit: 200 }, cursor })),
  };
}

/** All rows of a list, page after page, up to about a thousand. */
async function all<Row>(readPage: (cursor: string) => Promise<Page<Row>>): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor = '';
  do {
    const page = await readPage(cursor);
    rows.push(...page.data);
    cursor = page.next_cursor ?? '';
  } while (cursor !== '' && rows.length < 1000);
  return rows;
}
