import type { ResellerId, TenantId, UserId } from '@parley/contract/ids';
import type { ConsentSource, NewsletterConsent } from '@parley/contract/resources/newsletter';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';

interface ConsentRow {
  reseller_id: string;
  name: string;
  given_at: Date | null;
  given_by: string | null;
  withdrawn_at: Date | null;
  withdrawn_by: string | null;
}

/** Consents of a person to the resellers whose customers they belong to, by name. `tx` has the platform role. */
export async function listConsents(tx: Tx, userId: UserId): Promise<NewsletterConsent[]> {
  const { rows } = await sql<ConsentRow>`
    select r.id as reseller_id, r.name, c.given_at, c.given_by, c.withdrawn_at, c.withdrawn_by
    from resellers r
    left join newsletter_consents c on c.reseller_id = r.id and c.user_id = ${userId}
    where (c.given_at is not null and c.withdrawn_at is null) or exists (
      select from memberships m join tenants t on t.id = m.tenant_id
      where m.user_id = ${userId} and m.support_until is null and t.reseller_id = r.id)
    order by lower(r.name), r.id`.execute(tx);
  return rows.map(presentConsent);
}

function presentConsent(row: ConsentRow): NewsletterConsent {
  const isSubscribed = row.given_at !== null && row.withdrawn_at === null;
  const changedAt = isSubscribed ? row.given_at : row.withdrawn_at;
  return {
    reseller: { id: row.reseller_id as ResellerId, name: row.name },
    is_subscribed: isSubscribed,
    changed_at: changedAt?.toISOString() ?? null,
    changed_by: (isSubscribed ? row.given_by : row.withdrawn_by) as ConsentSource | null,
  };
}

/** Keeps that a person agreed: when, and where. One who agreed already keeps the first time. */
export async function giveConsent(
  tx: Tx,
  consent: { resellerId: ResellerId; userId: UserId; source: 'account_page' | 'sign_up'; now: Date },
): Promise<void> {
  const { resellerId, userId, source, now } = consent;
  await sql`insert into newsletter_consents as c (reseller_id, user_id, given_at, given_by)
    values (${resellerId}, ${userId}, ${now}, ${source})
    on conflict (reseller_id, user_id) do update
      set given_at = excluded.given_at, given_by = excluded.given_by, withdrawn_at = null, withdrawn_by = null
      where c.given_at is null or c.withdrawn_at is not null`.execute(tx);
}

/** Keeps that a person withdrew, or never wanted; the giving before it stays as its proof. */
export async function withdrawConsent(
  tx: Tx,
  consent: { resellerId: ResellerId; userId: UserId; source: 'account_page' | 'unsubscribe_link'; now: Date },
): Promise<void> {
  const { resellerId, userId, source, now } = consent;
  // Nothing for a person or reseller that was deleted: links outlive both.
  await sql`insert into newsletter_consents as c (reseller_id, user_id, withdrawn_at, withdrawn_by)
    select r.id, u.id, ${now}::timestamptz, ${source} from resellers r, users u
    where r.id = ${resellerId} and u.id = ${userId}
    on conflict (reseller_id, user_id) do update
      set withdrawn_at = excluded.withdrawn_at, withdrawn_by = excluded.withdrawn_by
      where c.withdrawn_at is null`.execute(tx);
}

/** Keeps the consent of a person who signs up to the reseller of the tenant, where it has one. */
export async function giveConsentAtSignUp(
  tx: Tx,
  { userId, tenantId, now }: { userId: UserId; tenantId: TenantId; now: Date },
): Promise<void> {
  const tenant = await tx.selectFrom('tenants').select('reseller_id').where('id', '=', tenantId).executeTakeFirst();
  const resellerId = tenant?.reseller_id as ResellerId | null | undefined;
  if (resellerId) await giveConsent(tx, { resellerId, userId, source: 'sign_up', now });
}
