import type { ChatLabelId, TenantId } from '@parley/contract/ids';
import type { ChatLabel } from '@parley/contract/resources/desk-work';
import { apiColumns } from '#db/api-columns.ts';
import { refuseDuplicate } from '#db/refuse-duplicate.ts';
import type { Tx } from '#db/tenant-scope.ts';
import { newestPage } from '#platform/http/newest-page.ts';
import { chatLabelNotFound, labelNameTaken } from './chat-labels.errors.ts';

const refuseTakenName = refuseDuplicate('chat_labels_name', labelNameTaken);

const shown = apiColumns<ChatLabel>()('id', 'name', 'color', 'updated_at');
const columns = [...shown.names, 'created_at'] as const;

/** Lists one page of the tenant's labels, newest first. */
export async function listChatLabelPage(
  tx: Tx,
  filter: { limit: number; cursor?: string | undefined; include_total: boolean },
) {
  const query = tx.selectFrom('chat_labels');
  return newestPage(filter, {
    read: (isOlder, limit) =>
      query.select(columns).where(isOlder).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute(),
    count: async (total) => (await query.select(total.as('total')).executeTakeFirstOrThrow()).total,
    item: (row): ChatLabel => shown.present(row) as ChatLabel,
  });
}

/** Locks a label until the transaction ends; refuses an unknown one. */
export async function getChatLabelForUpdate(tx: Tx, id: ChatLabelId): Promise<ChatLabel> {
  const row = await tx.selectFrom('chat_labels').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw chatLabelNotFound();
  return shown.present(row) as ChatLabel;
}

type Content = Pick<ChatLabel, 'name' | 'color'>;

/** Inserts a label; refuses a taken name, also under concurrent inserts. */
export async function insertChatLabel(
  tx: Tx,
  label: Content & { tenantId: TenantId; id: ChatLabelId; now: Date },
): Promise<ChatLabel> {
  const { tenantId, now, ...content } = label;
  const row = await tx
    .insertInto('chat_labels')
    .values({ ...content, tenant_id: tenantId, created_at: now, updated_at: now })
    .returning(columns)
    .executeTakeFirstOrThrow()
    .catch(refuseTakenName);
  return shown.present(row) as ChatLabel;
}

export async function writeChatLabel(tx: Tx, id: ChatLabelId, content: Content, now: Date): Promise<ChatLabel> {
  const row = await tx
    .updateTable('chat_labels')
    .set({ ...content, updated_at: now })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()
    .catch(refuseTakenName);
  return shown.present(row) as ChatLabel;
}

export async function removeChatLabel(tx: Tx, id: ChatLabelId): Promise<void> {
  const gone = await tx.deleteFrom('chat_labels').where('id', '=', id).returning('id').executeTakeFirst();
  if (!gone) throw chatLabelNotFound();
}
