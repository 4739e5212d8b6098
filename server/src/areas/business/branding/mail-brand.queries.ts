import type { ResellerId, TenantId } from '@parley/contract/ids';
import type { ResellerBranding } from '@parley/contract/resources/branding';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';
import { findResellerOfAccount, getBranding } from './branding.queries.ts';

/** Sender of an email: the reseller it comes from, or the installation (null), and the brand. */
export interface MailSender {
  resellerId: ResellerId | null;
  branding: ResellerBranding;
  /** Verified domain with which links begin; null: the installation's address. */
  host: string | null;
}

/**
 * Finds the sender of an email: the reseller of its account. For an email without an account, the reseller of all tenants
 * of the person it goes to; `tx` then has the platform role.
 */
export async function findMailSender(tx: Tx, mail: { accountId: TenantId | null; to: string }): Promise<MailSender> {
  const { accountId, to } = mail;
  const resellerId =
    accountId === null ? await findResellerOfPerson(tx, to) : await findResellerOfAccount(tx, accountId);
  const [branding, host] = await Promise.all([
    getBranding(tx, resellerId),
    resellerId === null ? null : findFirstDomain(tx, resellerId),
  ]);
  return { resellerId, branding, host };
}

/** Finds the one reseller of all tenants of a person; null where they differ. */
async function findResellerOfPerson(tx: Tx, email: string): Promise<ResellerId | null> {
  const found = await sql<{ id: ResellerId | null }>`
    select distinct t.reseller_id as id
    from users u
    join memberships m on m.user_id = u.id and m.support_until is null
    join tenants t on t.id = m.tenant_id
    where lower(u.email) = ${email.toLowerCase()}
    limit 2`.execute(tx);
  return found.rows.length === 1 ? (found.rows[0]?.id ?? null) : null;
}

async function findFirstDomain(tx: Tx, resellerId: ResellerId): Promise<string | null> {
  const row = await tx
    .selectFrom('reseller_domains')
    .select('host')
    .where('reseller_id', '=', resellerId)
    .where('state', '=', 'verified')
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.host ?? null;
}
