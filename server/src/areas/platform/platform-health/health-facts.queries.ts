import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';
import { callFaults, type HealthFacts } from './findings.rules.ts';

/** Reads what the database knows of the installation's health. Needs a transaction of the platform role. */
export async function readHealthFacts(tx: Tx, now: Date): Promise<Omit<HealthFacts, 'dependencies' | 'hasMailServer'>> {
  const { rows } = await sql<{
    failed_jobs: number;
    oldest_seconds: number;
    dead_letters: number;
    failed_emails: number;
    trunks: number;
    webhooks: number;
    failed_calls: Partial<Record<string, number>>;
    failed_answers: number;
  }>`
    select
      (select coalesce(sum(failed), 0)::int from app.job_queues()) as failed_jobs,
      (select coalesce(extract(epoch from now() - min(oldest_waiting_at)), 0)::float8
        from app.job_queues()) as oldest_seconds,
      (select count(*)::int from outbox_deferred_events where state = 'dead') as dead_letters,
      (select count(*)::int from emails where status = 'failed'
        and created_at > ${now}::timestamptz - interval '1 day') as failed_emails,
      (select count(*)::int from sip_trunk_status where alive_until > now()
        and state in ('unreachable', 'refused', 'failed')) as trunks,
      (select count(*)::int from webhook_endpoints where disabled_at is not null) as webhooks,
      (select coalesce(jsonb_object_agg(end_reason, calls), '{}') from (
        select end_reason, count(*)::int as calls from calls
        where ended_at > ${now}::timestamptz - interval '1 hour' and app.is_call_fault(end_reason)
        group by end_reason) of_reason) as failed_calls,
      (select count(*)::int from chat_messages where status = 'failed'
        and created_at > ${now}::timestamptz - interval '1 hour') as failed_answers`.execute(tx);
  const [row] = rows;
  return {
    failedJobs: row?.failed_jobs ?? 0,
    oldestJobSeconds: row?.oldest_seconds ?? 0,
    deadLetters: row?.dead_letters ?? 0,
    failedEmails: row?.failed_emails ?? 0,
    failingTrunks: row?.trunks ?? 0,
    disabledWebhooks: row?.webhooks ?? 0,
    failedCalls: Object.fromEntries(
      callFaults.map((reason) => [reason, row?.failed_calls[reason] ?? 0]),
    ) as HealthFacts['failedCalls'],
    failedAnswers: row?.failed_answers ?? 0,
  };
}
