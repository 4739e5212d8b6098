import type { AgentId, ChatLabelId, ChatTeamId, UserId } from '@parley/contract/ids';
import type { ChatStatus } from '@parley/contract/resources/chat';
import type { ChatPriority, DeskChat } from '@parley/contract/resources/chat-desk';
import { type RawBuilder, sql } from 'kysely';
import { listDeskChats } from '#areas/conversations/chats';
import type { Tx } from '#db/tenant-scope.ts';
import { documentPage } from '#platform/search/document-page.ts';

interface SearchedChats {
  limit: number;
  cursor?: string | undefined;
  include_total: boolean;
  q?: string | undefined;
  status?: ChatStatus[] | undefined;
  agent_id?: AgentId | undefined;
  team_id?: ChatTeamId | undefined;
  label_id?: ChatLabelId | undefined;
  priority?: ChatPriority[] | undefined;
  operator_id?: UserId | undefined;
}

const notClosed: readonly ChatStatus[] = ['open', 'waiting', 'with_operator'];

/** Lists one page of chats that match a search or filters and meet `where`, newest first. */
export function searchedChatPage(tx: Tx, asked: SearchedChats, where: RawBuilder<unknown>) {
  const { q, status = notClosed, agent_id, team_id, label_id, priority, operator_id } = asked;
  const filters = [
    status.map((each) => `status=${each}`),
    ...(agent_id ? [[`agent=${agent_id}`]] : []),
    ...(team_id ? [[`team=${team_id}`]] : []),
    ...(label_id ? [[`label=${label_id}`]] : []),
    ...(priority ? [priority.map((each) => `priority=${each}`)] : []),
    ...(operator_id ? [[`operator=${operator_id}`]] : []),
  ];
  return documentPage(tx, asked, {
    search: { subject: 'chat', text: q, filters },
    hides: true,
    load: (ids) =>
      listDeskChats(tx, {
        where: sql`s.id = any (${ids}::uuid[]) and ${where}`,
        order: sql`s.id`,
        limit: ids.length,
      }),
    item: (chat): DeskChat => chat,
  });
}
