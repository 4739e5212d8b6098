import type { AuditLogEntry, AuditLogFormat, PlatformAuditLogEntry } from '@parley/contract/resources/audit-log';
import { stringify } from 'csv-stringify/sync';

type Entry = AuditLogEntry & Partial<Pick<PlatformAuditLogEntry, 'account'>>;

const columns = {
  account_id: (entry) => entry.account?.id ?? null,
  account: (entry) => entry.account?.name ?? null,
  seq: (entry) => entry.seq,
  at: (entry) => entry.at,
  action: (entry) => entry.action,
  actor_kind: (entry) => entry.actor.kind,
  actor_id: (entry) => entry.actor.id,
  actor_name: (entry) => entry.actor.name,
  via: (entry) => (entry.actor.via ? `${entry.actor.via.kind} ${entry.actor.via.id}` : null),
  resource_id: (entry) => entry.resource_id,
  request_id: (entry) => entry.request_id,
  details: (entry) => JSON.stringify(entry.details),
  hash: (entry) => entry.hash,
} satisfies Record<string, (entry: Entry) => string | number | null>;

/** A file of entries, piece by piece. */
export interface AuditFile {
  contentType: 'text/csv' | 'application/x-ndjson';
  head: string;
  lines(entries: readonly Entry[]): string;
}

/** Text that a spreadsheet would run as a formula begins with an apostrophe (OWASP, CSV injection). */
const options = { escape_formulas: true, record_delimiter: 'windows' } as const;

/** Files without and with the account of each entry. */
export function auditFile(
  format: Exclude<AuditLogFormat, 'json'>,
  { hasAccounts }: { hasAccounts: boolean },
): AuditFile {
  if (format === 'ndjson') {
    const lines = (entries: readonly Entry[]) => entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
    return { contentType: 'application/x-ndjson', head: '', lines };
  }
  const shown = Object.entries(columns).filter(([name]) => hasAccounts || !name.startsWith('account'));
  return {
    contentType: 'text/csv',
    // The mark by which Excel reads UTF-8.
    head: `\ufeff${stringify([shown.map(([name]) => name)], options)}`,
    lines: (entries) =>
      stringify(
        entries.map((entry) => shown.map(([, read]) => read(entry))),
        options,
      ),
  };
}
