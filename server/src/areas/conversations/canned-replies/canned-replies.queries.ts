import type { CannedReplyId, TenantId } from '@parley/contract/ids';
import type { CannedReply } from '@parley/contract/resources/chat-desk';
import { sql } from 'kysely';
import { apiColumns } from '#db/api-columns.ts';
import { refuseDuplicate } from '#db/refuse-duplicate.ts';
import { containsText } from '#db/search.ts';
import type { Tx } from '#db/tenant-scope.ts';
import { newestPage } from '#platform/http/newest-page.ts';
import { cannedReplyNotFound, shortcutTaken } from './canned-replies.errors.ts';

const refuseTakenShortcut = refuseDuplicate('canned_replies_shortcut', shortcutTaken);

const shown = apiColumns<CannedReply>()('id', 'shortcut', 'text', 'language', 'updated_at');
const columns = [...shown.names, 'created_at'] as const;

/** Lists one page of the tenant's canned replies, newest first. */
export async function listCannedReplyPage(
  tx: Tx,
  filter: {
    limit: number;
    cursor?: string | undefined;
    include_total: boolean;
    q?: string | undefined;
    language?: string | undefined;
  },
) {
  let query = tx.selectFrom('canned_replies');
  const { q, language } = filter;
  if (q)
    query = query.where(sql<boolean>`(${containsText(sql.ref('shortcut'), q)} or ${containsText(sql.ref('text'), q)})`);
  // A reply without a language fits every language.
  if (language) query = query.where(sql<boolean>`(language is null or lower(language) = lower(${language}))`);
  return newestPage(filter, {
    read: (isOlder, limit) =>
      query.select(columns).where(isOlder).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute(),
    count: async (total) => (await query.select(total.as('total')).executeTakeFirstOrThrow()).total,
    item: (row) => shown.present(row),
  });
}

/** Locks a reply until the transaction ends; refuses an unknown one. */
export async function getCannedReplyForUpdate(tx: Tx, id: CannedReplyId): Promise<CannedReply> {
  const row = await tx.selectFrom('canned_replies').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw cannedReplyNotFound();
  return shown.present(row);
}

type Content = Pick<CannedReply, 'shortcut' | 'text' | 'language'>;

/** Inserts a reply; refuses a shortcut taken in this language, also under concurrent inserts. */
export async function insertCannedReply(
  tx: Tx,
  reply: Content & { tenantId: TenantId; id: CannedReplyId; now: Date },
): Promise<CannedReply> {
  const { tenantId, now, ...content } = reply;
  const row = await tx
    .insertInto('canned_replies')
    .values({ ...content, tenant_id: tenantId, created_at: now, updated_at: now })
    .returning(columns)
    .executeTakeFirstOrThrow()
    .catch(refuseTakenShortcut);
  return shown.present(row);
}

export async function writeCannedReply(tx: Tx, id: CannedReplyId, content: Content, now: Date): Promise<CannedReply> {
  const { shortcut, text, language } = content;
  const row = await tx
    .updateTable('canned_replies')
    .set({ shortcut, text, language, updated_at: now })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()
    .catch(refuseTakenShortcut);
  return shown.present(row);
}

export async function removeCannedReply(tx: Tx, id: CannedReplyId): Promise<void> {
  const gone = await tx.deleteFrom('canned_replies').where('id', '=', id).returning('id').executeTakeFirst();
  if (!gone) throw cannedReplyNotFound();
}
