import type { TenantId } from '@parley/contract/ids';
import { CustomerPurged } from '@parley/contract/resources/reseller';
import { sql } from 'kysely';
import { enterAccount } from '#areas/accounts/tenants';
import type { DB as Tables } from '#db/schema.generated.ts';
import type { Tx } from '#db/tenant-scope.ts';
import { dayMs } from '#platform/clock/wall-clock.ts';
import { reseller } from '#platform/http/access/access.ts';
import { enqueuePurgeFiles } from './customer-jobs.ts';
import { lockTrashedCustomer } from './customers.queries.ts';
import { auditForCustomer } from './in-customer.ts';
import { customerNotFound } from './reseller.errors.ts';
import { customerParams, exampleCustomerId, operation } from './reseller.operation.ts';

/**
 * Tables that remain: they prove what was done, or account for money. None has a conversation or a visitor. Reservations
 * of calls end by themselves: without them the ledger's accounts would have reserved for ever.
 */
const keptTables = [
  'audit_heads',
  'audit_log',
  'deletion_certificates',
  'subscriptions',
  'minute_lots',
  'call_holds',
  'ledger_accounts',
  'ledger_entries',
  'ledger_postings',
  'usage_records',
  'usage_days',
  'billing_accounts',
  'invoices',
  'invoice_lines',
  'credit_notes',
  'orders',
  'payments',
] as const satisfies readonly (keyof Tables)[];

/** Quarantine of the numbers that return to the pool. Unit: days. */
const quarantineDays = 45;

/** Purges a trashed customer and signs a deletion certificate. */
export const purgeCustomer = operation({
  method: 'DELETE',
  path: '/api/reseller/customers/trash/{customerId}',
  id: 'purgeCustomer',
  summary: 'Purge a trashed customer',
  description:
    'Irreversible: erases agents, conversations, recordings, knowledge, keys and the people who belong to no other account. The audit log, deletion certificates and what bookkeeping requires remain. A customer that is not in the trash is refused with 404.',
  access: reseller({ needsAdmin: true }),
  audit: 'customer.purge',
  params: customerParams,
  answer: { status: 200, schema: CustomerPurged },
  refusals: ['not_found'],
  example: {
    params: { customerId: exampleCustomerId },
    answer: {
      certificate_id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b12',
      certificate: '{"format":"parley.deletion-certificate.v2","kind":"customer"}',
      signature: 'b1x0mXW...',
      deleted: { agents: 2, chat_sessions: 140, users: 3 },
    },
  },
  async run(context) {
    const { tx, tenantId, params, actor, now, newId, deps, audit, emit } = context;
    const { customerId } = params;
    await lockTrashedCustomer(tx, tenantId, customerId);
    await enterAccount(tx, customerId);
    const trunks = await tx.selectFrom('sip_trunks').select('id').execute();
    await enterAccount(tx, tenantId);
    const counts = await purge(tx, customerId, now);
    const certificateId = newId();
    const { certifier } = deps;
    // The customer is none any more, so its account is entered by hand.
    await enterAccount(tx, customerId);
    await certifier.issue(tx, {
      id: certificateId,
      tenantId: customerId,
      kind: 'customer',
      state: 'complete',
      subjectHash: certifier.hashOf(customerId, `customer:${customerId}`),
      callId: null,
      counts,
      held: [],
      recipients: [],
      actor: { kind: actor.kind, id: actor.id },
      requestedAt: now,
      dueAt: now,
      erasedAt: now,
      completedAt: now,
    });
    await enqueuePurgeFiles(tx, customerId);
    const details = { certificate_id: certificateId };
    await auditForCustomer(context, { action: 'tenant.purge', resourceId: customerId, details });
    const statement = await tx
      .selectFrom('deletion_certificates')
      .select(['certificate', 'signature'])
      .where('id', '=', certificateId)
      .executeTakeFirstOrThrow();
    await enterAccount(tx, tenantId);
    // Otherwise the trunks stay registered at their carriers until the next restart.
    for (const { id } of trunks) await emit('trunk.changed', `trunk:${id}`, { trunk_id: id, is_deleted: true });
    audit.details({ certificate_id: certificateId, deleted: counts });
    return { certificate_id: certificateId, ...statement, deleted: counts };
  },
});

async function purge(tx: Tx, id: TenantId, now: Date): Promise<Record<string, number>> {
  const quarantine = new Date(now.getTime() + quarantineDays * dayMs);
  const { rows } = await sql<{ counts: Record<string, number> | null }>`
    select app.purge_customer(${id}::uuid, ${[...keptTables]}::text[], ${quarantine}::timestamptz, ${now}::timestamptz) as counts`.execute(
    tx,
  );
  const counts = rows[0]?.counts;
  if (!counts) throw customerNotFound();
  return counts;
}
