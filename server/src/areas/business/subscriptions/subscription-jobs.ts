import type { TenantId } from '@parley/contract/ids';
import type { BookContext } from '#areas/business/ledger';
import type { Engines } from '#platform/areas/area.ts';
import type { Job } from '#platform/jobs/jobs.ts';
import { beginPeriod } from './activate-subscription.ts';
import { periodFrom } from './periods.rules.ts';
import { changeSubscription, findDueSubscriptions, isPurged, lockSubscription } from './subscriptions.queries.ts';

const batch = 500;

/** Each minute: subscriptions whose period is over begin the next one, or end where they were cancelled. */
export const subscriptionJobs = ({ db, clock, newId }: Pick<Engines, 'clock' | 'db' | 'newId'>): Job[] => [
  {
    name: 'subscriptions.renew',
    everyMinutes: 1,
    async run() {
      for (;;) {
        const now = clock.now();
        const due = await findDueSubscriptions(db.platform, { now, limit: batch });
        for (const tenantId of due) {
          await db.app.inTenant(tenantId as TenantId, (tx) => renew({ tx, now, newId }, tenantId));
        }
        if (due.length < batch) return;
      }
    },
  },
];

/** Begins every period that is due; several after a long standstill. That of a purged customer ends. */
export async function renew(context: BookContext, tenantId: string): Promise<void> {
  const { tx, now } = context;
  for (;;) {
    const subscription = await lockSubscription(tx, tenantId);
    if (!subscription || subscription.periodEndsAt > now) return;
    const { id, periodEnd, anchorDay, timezone } = subscription;
    if (subscription.cancelAtPeriodEnd || (await isPurged(tx, tenantId))) {
      return changeSubscription(tx, { tenantId, id }, { endedAt: now });
    }
    const period = periodFrom(periodEnd, anchorDay);
    await changeSubscription(tx, { tenantId, id }, { periodStart: period.start, periodEnd: period.end, timezone });
    const renewed = await lockSubscription(tx, tenantId);
    if (renewed) await beginPeriod(context, { tenantId, subscription: renewed });
  }
}
