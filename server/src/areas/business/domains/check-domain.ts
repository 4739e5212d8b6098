import { sql } from 'kysely';
import type { Mailer } from '#areas/platform/mail';
import type { Database } from '#db/open.ts';
import type { Tx } from '#db/tenant-scope.ts';
import { appendAudit } from '#platform/audit/audit-entry.ts';
import { systemActor } from '#platform/http/principal.ts';
import type { Logger } from '#platform/log/logger.ts';
import { afterCheck, judgeAnswer, recordName } from './domain-checks.rules.ts';
import { accountOf, type DomainRow, isProvenElsewhere, listAdmins, writeCheck } from './domains.queries.ts';
import type { TxtResolver } from './txt-resolver.ts';

export interface CheckContext {
  db: Pick<Database, 'platform'>;
  txtResolver: TxtResolver;
  mailer: Pick<Mailer, 'send'>;
  now: () => Date;
  log: Logger;
}

/**
 * Looks up the record that proves a domain, writes the outcome and answers the row; undefined: it was deleted meanwhile.
 * A change of state is in the reseller's audit log, and its admins get an email when a domain is lost or returns.
 */
export async function checkDomain(context: CheckContext, domain: DomainRow): Promise<DomainRow | undefined> {
  const { db, txtResolver, mailer, log } = context;
  const answer = await txtResolver.resolveTxt(recordName(domain.host));
  const found = judgeAnswer(answer, domain.token);
  const now = context.now();
  const written = await db.platform.inTenant(accountOf(domain), async (tx) => {
    // Of two resellers that prove a host at once, one comes first.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`domain ${domain.host}`}, 0))`.execute(tx);
    const result = found === 'proven' && (await isProvenElsewhere(tx, domain)) ? 'proven_elsewhere' : found;
    const state = domain.state as 'lost' | 'pending' | 'verified';
    const outcome = afterCheck({ state, misses: domain.misses, createdAt: domain.created_at }, result, now);
    const row = await writeCheck(tx, domain, outcome, now);
    if (row && row.state !== domain.state) {
      const action = row.state === 'verified' ? 'domain.verified' : 'domain.lost';
      const details = { host: row.host, result };
      await appendAudit(tx, { at: now, action, actor: systemActor, resourceId: row.id, requestId: null, details });
      await mailChange(tx, { mailer, row, before: state, now });
    }
    return row;
  });
  if (written?.state === 'lost' && domain.state === 'verified') {
    log.warn({ event: 'domain.proof_lost', host: domain.host }, 'a domain lost its proof and serves its brand no more');
  }
  return written;
}

/** Emails the reseller's admins, in the transaction of the change, that a domain was lost or has returned. */
async function mailChange(
  tx: Tx,
  change: { mailer: Pick<Mailer, 'send'>; row: DomainRow; before: string; now: Date },
): Promise<void> {
  const { mailer, row, before, now } = change;
  if (row.state === 'verified' && before !== 'lost') return;
  const kind = row.state === 'lost' ? 'domain_lost' : 'domain_returned';
  for (const { email, name, language } of await listAdmins(tx, row)) {
    const template = { kind, name, host: row.host, record: recordName(row.host) } as const;
    await mailer.send(tx, { tenantId: accountOf(row), to: email, template, language, now });
  }
}
