import type { DomainId, ResellerId, TenantId } from '@parley/contract/ids';
import type { DomainCheckResult, ResellerDomain } from '@parley/contract/resources/domain';
import { sql } from 'kysely';
import type { Database } from '#db/open.ts';
import type { Tx } from '#db/tenant-scope.ts';
import { type CheckOutcome, recordName, recordValue } from './domain-checks.rules.ts';
import { domainExists, domainNotFound, tooManyDomains } from './domains.errors.ts';

/** Domains of one reseller. */
const domainsMax = 50;

const columns = [
  'reseller_id',
  'id',
  'host',
  'token',
  'state',
  'check_result',
  'checked_at',
  'misses',
  'verified_at',
  'created_at',
] as const;

export type DomainRow = Awaited<ReturnType<typeof getDomain>>;

export function presentDomain(row: DomainRow): ResellerDomain {
  return {
    id: row.id as DomainId,
    host: row.host,
    state: row.state as ResellerDomain['state'],
    record: { type: 'TXT', name: recordName(row.host), value: recordValue(row.token) },
    last_check: row.checked_at && {
      result: row.check_result as DomainCheckResult,
      checked_at: row.checked_at.toISOString(),
    },
    verified_at: row.verified_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}

export async function listDomains(tx: Tx, resellerId: ResellerId): Promise<ResellerDomain[]> {
  const rows = await tx
    .selectFrom('reseller_domains')
    .select(columns)
    .where('reseller_id', '=', resellerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(presentDomain);
}

export async function getDomain(tx: Tx, domain: { resellerId: ResellerId; id: DomainId }) {
  const row = await tx
    .selectFrom('reseller_domains')
    .select(columns)
    .where('reseller_id', '=', domain.resellerId)
    .where('id', '=', domain.id)
    .executeTakeFirst();
  if (!row) throw domainNotFound();
  return row;
}

export async function insertDomain(
  tx: Tx,
  domain: { resellerId: ResellerId; id: DomainId; host: string; token: string; now: Date },
): Promise<DomainRow> {
  const { resellerId, id, host, token, now } = domain;
  // One at a time, so that two requests do not both add the last one.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`domains ${resellerId}`}, 0))`.execute(tx);
  const existing = await listDomains(tx, resellerId);
  if (existing.some((each) => each.host === host)) throw domainExists({ host });
  if (existing.length >= domainsMax) throw tooManyDomains({ max: domainsMax });
  return tx
    .insertInto('reseller_domains')
    .values({ reseller_id: resellerId, id, host, token, next_check_at: now, created_at: now })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** False: there was none. */
export async function deleteDomain(tx: Tx, domain: { resellerId: ResellerId; id: DomainId }): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('reseller_domains')
    .where('reseller_id', '=', domain.resellerId)
    .where('id', '=', domain.id)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

/** Domains whose next check is due, of all resellers. `tx` has the platform role. */
export function findDueDomains(tx: Tx, now: Date, limit: number): Promise<DomainRow[]> {
  return tx
    .selectFrom('reseller_domains')
    .select(columns)
    .where('next_check_at', '<=', now)
    .orderBy('next_check_at')
    .limit(limit)
    .execute();
}

/** True when another reseller has proven the host. `tx` has the platform role. */
export async function isProvenElsewhere(tx: Tx, domain: Pick<DomainRow, 'host' | 'reseller_id'>): Promise<boolean> {
  const row = await tx
    .selectFrom('reseller_domains')
    .select('id')
    .where('host', '=', domain.host)
    .where('state', '=', 'verified')
    .where('reseller_id', '<>', domain.reseller_id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes the outcome of a check. Undefined: the domain is gone. */
export function writeCheck(
  tx: Tx,
  domain: Pick<DomainRow, 'id' | 'reseller_id' | 'verified_at'>,
  { state, misses, result, nextCheckAt }: CheckOutcome,
  now: Date,
) {
  return tx
    .updateTable('reseller_domains')
    .set({
      state,
      misses,
      check_result: result,
      checked_at: now,
      next_check_at: nextCheckAt,
      verified_at: state === 'verified' ? (domain.verified_at ?? now) : null,
    })
    .where('reseller_id', '=', domain.reseller_id)
    .where('id', '=', domain.id)
    .returning(columns)
    .executeTakeFirst();
}

/** Lists the people who look after a reseller's domains. */
export const listAdmins = (tx: Tx, domain: Pick<DomainRow, 'reseller_id'>) =>
  tx
    .selectFrom('reseller_members')
    .innerJoin('users', 'users.id', 'reseller_members.user_id')
    .select(['users.email', 'users.name', 'users.language'])
    .where('reseller_members.reseller_id', '=', domain.reseller_id)
    .where('reseller_members.role', 'in', ['owner', 'admin'])
    .where('users.disabled_at', 'is', null)
    .execute();

/** Finds the reseller whose verified domain a host is. */
export async function findDomainOwner(db: Pick<Database, 'platform'>, host: string): Promise<ResellerId | null> {
  const row = await db.platform.everywhere
    .selectFrom('reseller_domains')
    .select('reseller_id')
    .where('host', '=', host)
    .where('state', '=', 'verified')
    .executeTakeFirst();
  return (row?.reseller_id as ResellerId | undefined) ?? null;
}

/** Account of a reseller's audit rows. */
export const accountOf = (row: Pick<DomainRow, 'reseller_id'>) => row.reseller_id as TenantId;
