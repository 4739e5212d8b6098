import type { TenantId, UserId } from '@parley/contract/ids';
import type { AuditLogEntry, PlatformAuditLogEntry } from '@parley/contract/resources/audit-log';
import type { Tx } from '#db/tenant-scope.ts';
import { type AuditRow, findAccounts, findUserNames } from './audit-log.queries.ts';

/** The hashed text of a row, as `appendAudit` writes it. */
interface StoredEntry {
  at: string;
  action: string;
  actor: Omit<AuditLogEntry['actor'], 'name'> & { name?: string };
  resource_id: string | null;
  request_id: string | null;
  details: Record<string, unknown>;
}

/** Presents rows with the names of people, which the log itself does not hold. */
export async function presentEntries(tx: Tx, rows: readonly AuditRow[]): Promise<AuditLogEntry[]> {
  const entries = rows.map((row) => ({ row, stored: JSON.parse(row.entry) as StoredEntry }));
  const people = entries.flatMap(({ stored: { actor } }) =>
    actor.kind === 'user' && actor.id !== null ? [actor.id as UserId] : [],
  );
  const names = await findUserNames(tx, [...new Set(people)]);
  return entries.map(({ row, stored }) => ({
    seq: Number(row.seq),
    at: stored.at,
    action: stored.action,
    actor: { ...stored.actor, name: stored.actor.name ?? names.get(stored.actor.id ?? '') ?? null },
    resource_id: stored.resource_id,
    request_id: stored.request_id,
    details: stored.details,
    hash: row.hash,
  }));
}

/** Presents rows with their accounts, in a transaction of the platform role. */
export async function presentPlatformEntries(tx: Tx, rows: readonly AuditRow[]): Promise<PlatformAuditLogEntry[]> {
  const [entries, accounts] = await Promise.all([
    presentEntries(tx, rows),
    findAccounts(
      tx,
      rows.map((row) => row.tenant_id),
    ),
  ]);
  return entries.map((entry, at) => {
    const id = rows[at]?.tenant_id as TenantId;
    return { account: { id, ...(accounts.get(id) ?? { kind: 'tenant', name: null }) }, ...entry };
  });
}
