import { sql } from 'kysely';
import type { Engines } from '#platform/areas/area.ts';
import { dayMs } from '#platform/clock/wall-clock.ts';
import type { Job } from '#platform/jobs/jobs.ts';

/** Retention of events with their deliveries and attempts. Unit: days. */
export const keptDays = 30;
const batch = 2000;

export function webhookJobs({ db, clock }: Pick<Engines, 'clock' | 'db'>): Job[] {
  return [
    {
      name: 'webhooks.delete_old',
      everyMinutes: 60,
      async run() {
        const before = new Date(clock.now().getTime() - keptDays * dayMs);
        for (let deleted = batch; deleted === batch; ) {
          const result = await sql`
            delete from webhook_events where (tenant_id, id) in (
              select tenant_id, id from webhook_events where created_at < ${before} limit ${batch})`.execute(
            db.platform.everywhere,
          );
          deleted = Number(result.numAffectedRows ?? 0);
        }
      },
    },
    {
      name: 'webhooks.delete_ended_secrets',
      everyMinutes: 15,
      async run() {
        await sql`
          with ended as (delete from webhook_endpoint_secrets where valid_until <= ${clock.now()} returning tenant_id, id)
          delete from secrets s using ended e where s.tenant_id = e.tenant_id and s.id = e.id`.execute(
          db.platform.everywhere,
        );
      },
    },
  ];
}
