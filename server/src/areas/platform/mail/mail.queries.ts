import type { TenantId } from '@parley/contract/ids';
import type { EmailStatus, EmailSummary } from '@parley/contract/resources/mail';
import { sql } from 'kysely';
import { apiColumns } from '#db/api-columns.ts';
import type { PlatformScope, Tx } from '#db/tenant-scope.ts';
import { newestPage } from '#platform/http/newest-page.ts';
import { emailNotFound } from './mail.errors.ts';

export interface NewEmail {
  id: string;
  tenantId: TenantId | null;
  kind: string;
  to: string;
  subject: string;
  sealedBody: string;
  status: 'queued' | 'kept';
  now: Date;
}

export async function insertEmail(tx: Tx, mail: NewEmail): Promise<void> {
  await tx
    .insertInto('emails')
    .values({
      id: mail.id,
      tenant_id: mail.tenantId,
      kind: mail.kind,
      to_address: mail.to,
      subject: mail.subject,
      sealed_body: mail.sealedBody,
      status: mail.status,
      created_at: mail.now,
    })
    .execute();
}

const shown = apiColumns<EmailSummary>()(
  'id',
  'tenant_id',
  'kind',
  'subject',
  'status',
  'attempts',
  'last_error',
  'created_at',
  'sent_at',
);

const summaryColumns = [...shown.names, 'to_address'] as const;

/** Lists one page of the installation's emails, newest first. */
export async function listEmailPage(
  tx: Tx,
  filter: {
    limit: number;
    cursor?: string | undefined;
    include_total: boolean;
    status?: EmailStatus | undefined;
    to?: string | undefined;
    tenant_id?: TenantId | undefined;
  },
) {
  let query = tx.selectFrom('emails');
  if (filter.status) query = query.where('status', '=', filter.status);
  if (filter.tenant_id) query = query.where('tenant_id', '=', filter.tenant_id);
  if (filter.to) query = query.where(sql<string>`lower(to_address)`, '=', filter.to.toLowerCase());
  return newestPage(filter, {
    read: (isOlder, limit) =>
      query
        .select(summaryColumns)
        .where(isOlder)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),
    count: async (total) => (await query.select(total.as('total')).executeTakeFirstOrThrow()).total,
    item: presentEmail,
  });
}

type SummaryRow = Awaited<ReturnType<typeof getEmail>>;

export function presentEmail(row: Omit<SummaryRow, 'sealed_body'>): EmailSummary {
  return { ...shown.present(row), to: row.to_address };
}

export async function getEmail(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('emails')
    .select([...summaryColumns, 'sealed_body'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw emailNotFound();
  return row;
}

/** Finds an email still to be sent. */
export function findQueued(tx: Tx, id: string) {
  return tx
    .selectFrom('emails')
    .select([...summaryColumns, 'sealed_body'])
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .executeTakeFirst();
}

/**
 * Counts an attempt before it is made, as failed: a crash in between must not lead to a second one. False: the email
 * is no longer queued.
 */
export async function beginOnlyAttempt(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .updateTable('emails')
    .set((set) => ({ status: 'failed', last_error: interrupted, attempts: set('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

const interrupted = 'interrupted: it is unknown whether the mail server took the email';

/**
 * Writes an attempt's outcome. A finished email loses its body, whose links may open accounts. `from`: status during
 * the attempt.
 */
export async function recordAttempt(
  tx: Tx,
  email: { id: string; status: EmailStatus; attempts: number; error: string | null; sentAt: Date | null },
  from: 'failed' | 'queued' = 'queued',
): Promise<void> {
  const isOver = email.status === 'sent' || email.status === 'failed';
  await tx
    .updateTable('emails')
    .set({
      status: email.status,
      attempts: email.attempts,
      last_error: email.error,
      sent_at: email.sentAt,
      ...(isOver ? { sealed_body: '' } : {}),
    })
    .where('id', '=', email.id)
    .where('status', '=', from)
    .execute();
}

/** Re-encrypts up to `limit` bodies that use an older key; returns their count. */
export async function resealBodies(
  tx: Tx,
  bodies: {
    reseal(sealed: string, place: { id: string; tenantId: TenantId | null }): string;
    activePattern: string;
  },
  limit: number,
): Promise<number> {
  const rows = await tx
    .selectFrom('emails')
    .select(['id', 'tenant_id', 'sealed_body'])
    .where('sealed_body', '<>', '')
    .where('sealed_body', 'not like', bodies.activePattern)
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const { id, tenant_id, sealed_body } of rows) {
    const sealed = bodies.reseal(sealed_body, { id, tenantId: tenant_id as TenantId | null });
    await tx.updateTable('emails').set({ sealed_body: sealed }).where('id', '=', id).execute();
  }
  return rows.length;
}

/** Deletes undelivered emails from before `keptBefore`, and sent or failed ones from before `sentBefore`. */
export async function deleteOldEmails(
  platform: PlatformScope,
  { keptBefore, sentBefore }: { keptBefore: Date; sentBefore: Date },
): Promise<void> {
  await platform.inPlatform((tx) =>
    tx
      .deleteFrom('emails')
      .where((where) =>
        where.or([
          where.and([where('status', '=', 'kept'), where('created_at', '<', keptBefore)]),
          where.and([where('status', 'in', ['sent', 'failed']), where('created_at', '<', sentBefore)]),
        ]),
      )
      .execute(),
  );
}
