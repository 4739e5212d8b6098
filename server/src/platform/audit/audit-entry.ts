import type { TenantId } from '@parley/contract/ids';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';
import type { Actor } from '#platform/http/principal.ts';

/**
 * One row of the audit log. Identifies people and resources by id: it contains no personal data, so erasure need not
 * rewrite it.
 */
export interface AuditEntry {
  at: Date;
  action: string;
  actor: Actor;
  resourceId: string | null;
  requestId: string | null;
  details: Record<string, unknown>;
}

/**
 * Appends to the hash chain of the transaction's tenant. The chain's head stays locked until the commit, so call it
 * last. The stored text is the hashed text.
 */
export async function appendAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  const text = JSON.stringify({
    at: entry.at.toISOString(),
    action: entry.action,
    actor: withoutPersonsName(entry.actor),
    resource_id: entry.resourceId,
    request_id: entry.requestId,
    details: entry.details,
  });
  await sql`select app.append_audit(${text})`.execute(tx);
}

/** Removes a person's name: rows of a chain are permanent, and a name must be erasable. */
function withoutPersonsName(actor: Actor): Omit<Actor, 'name'> {
  const { kind, id, via } = actor;
  return kind === 'user' ? { kind, id, ...(via ? { via } : {}) } : actor;
}

/** Chain of events of the installation itself rather than of one tenant. */
export const platformChain = '00000000-0000-0000-0000-000000000000' as TenantId;
