import type { ChatFileId, ChatMessageId, ChatSessionId, TenantId, UserId } from '@parley/contract/ids';
import type { ChatFile } from '@parley/contract/resources/chat';
import type { Selectable } from 'kysely';
import type { Database } from '#db/open.ts';
import type { ChatFiles } from '#db/schema.generated.ts';
import type { PlatformScope, Tx } from '#db/tenant-scope.ts';

export type ChatFileRow = Selectable<ChatFiles>;

/** Side of the chat that uploaded a file. */
export type FileSide = 'visitor' | 'operator';

/** Storage key of a file: derived from its id alone, never from its name. */
export const chatFileKey = (id: string): string => `chat-files/${id}.bin`;

export function presentFile(row: Pick<ChatFileRow, 'id' | 'name' | 'content_type' | 'bytes' | 'link'>): ChatFile {
  return {
    id: row.id as ChatFileId,
    name: row.name,
    content_type: row.content_type,
    bytes: row.bytes,
    url: `/api/chat/files/${row.link}`,
  };
}

export async function countFiles(tx: Tx, sessionId: ChatSessionId): Promise<number> {
  const { count } = await tx
    .selectFrom('chat_files')
    .select((where) => where.fn.countAll<string>().as('count'))
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function insertFile(
  tx: Tx,
  file: Omit<ChatFileRow, 'message_id' | 'operator_id' | 'tenant_id'> & {
    tenant_id: TenantId;
    operator_id: UserId | null;
  },
): Promise<ChatFileRow> {
  return tx.insertInto('chat_files').values(file).returningAll().executeTakeFirstOrThrow();
}

/** Assigns files to a message and returns those assigned: of this session and side, and not sent yet. */
export async function assignToMessage(
  tx: Tx,
  given: { sessionId: ChatSessionId; messageId: ChatMessageId; fileIds: readonly ChatFileId[]; by: FileSide },
): Promise<Map<string, ChatFileRow>> {
  const rows = await tx
    .updateTable('chat_files')
    .set({ message_id: given.messageId })
    .where('session_id', '=', given.sessionId)
    .where('uploaded_by', '=', given.by)
    .where('message_id', 'is', null)
    .where('id', 'in', given.fileIds)
    .returningAll()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Finds the tenant of the file with this link, before any tenant is known. */
export async function findTenantOfFile(db: Database, link: string): Promise<TenantId | null> {
  const found = await db.app.pool.query<{ tenant: TenantId | null }>('select app.tenant_of_chat_file($1) as tenant', [
    link,
  ]);
  return found.rows[0]?.tenant ?? null;
}

export function findFileByLink(tx: Tx, link: string): Promise<(ChatFileRow & { agent_id: string }) | undefined> {
  return tx
    .selectFrom('chat_files')
    .innerJoin('chat_sessions', (join) =>
      join
        .onRef('chat_sessions.tenant_id', '=', 'chat_files.tenant_id')
        .onRef('chat_sessions.id', '=', 'chat_files.session_id'),
    )
    .selectAll('chat_files')
    .select('chat_sessions.agent_id')
    .where('link', '=', link)
    .executeTakeFirst();
}

/** Deletes files never sent with a message; their bytes go with the rows. */
export async function deleteUnsentFiles(platform: PlatformScope, before: Date): Promise<void> {
  await platform.inPlatform((tx) =>
    tx.deleteFrom('chat_files').where('message_id', 'is', null).where('created_at', '<', before).execute(),
  );
}
