import type { TenantId, UserId } from '@parley/contract/ids';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import type { Tx } from '#db/tenant-scope.ts';
import { platformChain } from '#platform/audit/audit-entry.ts';
import { decodeCursor } from '#platform/http/cursor.ts';
import { parseInput } from '#platform/http/requests/validation.ts';

/** Entries to read. */
export interface AuditFilter {
  actor_id?: string | undefined;
  action?: string | undefined;
  resource_id?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  /** Log to read; absent: the logs of all accounts, in a transaction of the platform role. */
  accountId?: TenantId | undefined;
  /** Entries of the log about this customer. */
  customerId?: TenantId | undefined;
}

/** Place of an entry in the order of the list: newest first. */
export interface AuditPosition {
  at: string;
  accountId: string;
  seq: number;
}

export interface AuditRow {
  tenant_id: string;
  seq: string;
  at: Date;
  entry: string;
  hash: string;
}

const Position = z.object({ cursor: z.tuple([z.iso.datetime(), z.guid(), z.int()]) });

export function decodePosition(cursor: string | undefined): AuditPosition | undefined {
  if (cursor === undefined) return undefined;
  const decoded = decodeCursor(cursor, ['string', 'string', 'number']);
  const [at, accountId, seq] = parseInput(Position, { cursor: decoded }, 'query').cursor;
  return { at, accountId, seq };
}

export const positionOf = (row: AuditRow): AuditPosition => ({
  at: row.at.toISOString(),
  accountId: row.tenant_id,
  seq: Number(row.seq),
});

function matches(filter: AuditFilter): RawBuilder<SqlBool> {
  const { accountId, customerId, action } = filter;
  const conditions: Expression<unknown>[] = [sql`true`];
  if (accountId) conditions.push(sql`tenant_id = ${accountId}`);
  if (customerId) conditions.push(sql`(resource_id = ${customerId} or customer_id = ${customerId})`);
  if (filter.actor_id) conditions.push(sql`actor_id = ${filter.actor_id}`);
  if (filter.resource_id) conditions.push(sql`resource_id = ${filter.resource_id}`);
  if (action) conditions.push(sql`(action = ${action} or starts_with(action, ${`${action}.`}))`);
  if (filter.from) conditions.push(sql`at >= ${filter.from}::timestamptz`);
  if (filter.to) conditions.push(sql`at < ${filter.to}::timestamptz`);
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

/** Reads entries, newest first, at most `limit`, after the position `after`. */
export async function readEntries(
  tx: Tx,
  { filter, after, limit }: { filter: AuditFilter; after: AuditPosition | undefined; limit: number },
): Promise<AuditRow[]> {
  const isOlder = after
    ? sql<SqlBool>`(at, tenant_id, seq) < (${after.at}::timestamptz, ${after.accountId}::uuid, ${after.seq}::bigint)`
    : sql<SqlBool>`true`;
  const { rows } = await sql<AuditRow>`
    select tenant_id, seq::text, at, entry, hash from audit_log
    where ${matches(filter)} and ${isOlder}
    order by at desc, tenant_id desc, seq desc limit ${limit}`.execute(tx);
  return rows;
}

/** Counts entries, up to `limit`. */
export async function countEntries(tx: Tx, filter: AuditFilter, limit: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (select from audit_log where ${matches(filter)} limit ${limit}) counted`.execute(
    tx,
  );
  return rows[0]?.total ?? 0;
}

/** Names of users, as far as the transaction sees them. */
export async function findUserNames(tx: Tx, ids: readonly UserId[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.selectFrom('users').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export interface AccountOfEntry {
  kind: 'tenant' | 'reseller' | 'platform';
  name: string | null;
}

/** Accounts by id; a deleted one is a tenant without a name. */
export async function findAccounts(tx: Tx, ids: readonly string[]): Promise<Map<string, AccountOfEntry>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const { rows } = await sql<{ id: string; kind: AccountOfEntry['kind']; name: string }>`
    select id, 'tenant' as kind, name from tenants where id = any(${wanted}::uuid[])
    union all
    select id, 'reseller', name from resellers where id = any(${wanted}::uuid[])`.execute(tx);
  const found = new Map<string, AccountOfEntry>(rows.map(({ id, kind, name }) => [id, { kind, name }]));
  return found.set(platformChain, { kind: 'platform', name: null });
}
