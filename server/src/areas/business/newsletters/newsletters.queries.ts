import type { NewsletterId, ResellerId } from '@parley/contract/ids';
import type { EmailLanguage } from '@parley/contract/resources/email-template';
import type {
  Newsletter,
  NewsletterReport,
  NewsletterStatus,
  NewsletterWrite,
} from '@parley/contract/resources/newsletter';
import { type Selectable, sql } from 'kysely';
import type { Newsletters } from '#db/schema.generated.ts';
import type { Tx } from '#db/tenant-scope.ts';
import { newestPage } from '#platform/http/newest-page.ts';
import { newsletterNotDraft, newsletterNotFound } from './newsletters.errors.ts';

type Row = Selectable<Newsletters> & { report: NewsletterReport };

const report = sql<NewsletterReport>`(select jsonb_build_object(
  'recipients', count(*), 'waiting', count(*) filter (where r.status in ('waiting', 'queued')),
  'sent', count(*) filter (where r.status = 'sent'), 'failed', count(*) filter (where r.status = 'failed'),
  'skipped', count(*) filter (where r.status = 'skipped'), 'unsubscribed', count(r.unsubscribed_at))
  from newsletter_recipients r
  where r.reseller_id = newsletters.reseller_id and r.newsletter_id = newsletters.id)`.as('report');

const newsletters = (tx: Tx, resellerId: ResellerId) =>
  tx.selectFrom('newsletters').selectAll().select(report).where('reseller_id', '=', resellerId);

/** Lists one page of the reseller's newsletters, newest first. */
export function listNewsletterPage(
  tx: Tx,
  resellerId: ResellerId,
  asked: { limit: number; cursor?: string | undefined; include_total: boolean },
) {
  return newestPage(asked, {
    read: (isOlder, limit) =>
      newsletters(tx, resellerId)
        .where(isOlder)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),
    count: async (total) =>
      (
        await tx
          .selectFrom('newsletters')
          .where('reseller_id', '=', resellerId)
          .select(total.as('total'))
          .executeTakeFirstOrThrow()
      ).total,
    item: presentNewsletter,
  });
}

export async function getNewsletter(tx: Tx, resellerId: ResellerId, id: NewsletterId): Promise<Newsletter> {
  const row = await newsletters(tx, resellerId).where('id', '=', id).executeTakeFirst();
  if (!row) throw newsletterNotFound();
  return presentNewsletter(row);
}

/** Gets a draft under a row lock until the transaction ends: it is changed or sent, once. */
export async function lockDraft(tx: Tx, resellerId: ResellerId, id: NewsletterId): Promise<Newsletter> {
  const row = await newsletters(tx, resellerId).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw newsletterNotFound();
  if (row.status !== 'draft') throw newsletterNotDraft();
  return presentNewsletter(row);
}

const valuesOf = ({ language, subject, text, button }: NewsletterWrite) => ({
  language,
  subject,
  text,
  button_label: button?.label ?? null,
  button_url: button?.url ?? null,
});

export async function insertNewsletter(
  tx: Tx,
  given: { resellerId: ResellerId; id: NewsletterId; letter: NewsletterWrite; now: Date },
): Promise<void> {
  const { resellerId, id, letter, now } = given;
  await tx
    .insertInto('newsletters')
    .values({ reseller_id: resellerId, id, ...valuesOf(letter), created_at: now, updated_at: now })
    .execute();
}

export async function changeNewsletter(
  tx: Tx,
  change: { resellerId: ResellerId; id: NewsletterId; letter: NewsletterWrite; now: Date },
): Promise<void> {
  const { resellerId, id, letter, now } = change;
  await tx
    .updateTable('newsletters')
    .set({ ...valuesOf(letter), updated_at: now })
    .where('reseller_id', '=', resellerId)
    .where('id', '=', id)
    .execute();
}

export async function deleteNewsletterRow(tx: Tx, resellerId: ResellerId, id: NewsletterId): Promise<void> {
  await tx.deleteFrom('newsletters').where('reseller_id', '=', resellerId).where('id', '=', id).execute();
}

/** Begins the sending of a locked draft. */
export async function startNewsletter(
  tx: Tx,
  { resellerId, id, now }: { resellerId: ResellerId; id: NewsletterId; now: Date },
): Promise<void> {
  await tx
    .updateTable('newsletters')
    .set({ status: 'sending', started_at: now, updated_at: now })
    .where('reseller_id', '=', resellerId)
    .where('id', '=', id)
    .execute();
}

export async function finishNewsletter(
  tx: Tx,
  { resellerId, id, now }: { resellerId: ResellerId; id: NewsletterId; now: Date },
): Promise<void> {
  await tx
    .updateTable('newsletters')
    .set({ status: 'sent', finished_at: now, updated_at: now })
    .where('reseller_id', '=', resellerId)
    .where('id', '=', id)
    .execute();
}

/** Locks a newsletter that is being sent: one batch of it at a time. Undefined: there is nothing left to do. */
export async function lockSending(
  tx: Tx,
  resellerId: ResellerId,
  id: NewsletterId,
): Promise<NewsletterWrite | undefined> {
  const row = await newsletters(tx, resellerId)
    .where('id', '=', id)
    .where('status', '=', 'sending')
    .forUpdate()
    .executeTakeFirst();
  return row && letterOf(row);
}

/** Newsletters being sent, of all resellers. `tx` has the platform role. */
export function listSending(tx: Tx) {
  return tx.selectFrom('newsletters').select(['reseller_id', 'id']).where('status', '=', 'sending').execute();
}

function letterOf(row: Row): NewsletterWrite {
  const { button_label: label, button_url: url } = row;
  const button = label === null || url === null ? null : { label, url };
  return { language: row.language as EmailLanguage, subject: row.subject, text: row.text, button };
}

function presentNewsletter(row: Row): Newsletter {
  return {
    id: row.id as NewsletterId,
    status: row.status as NewsletterStatus,
    ...letterOf(row),
    report: row.status === 'draft' ? null : row.report,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    started_at: row.started_at?.toISOString() ?? null,
    finished_at: row.finished_at?.toISOString() ?? null,
  };
}
