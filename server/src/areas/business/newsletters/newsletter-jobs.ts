import { NewsletterId, ResellerId, type TenantId } from '@parley/contract/ids';
import { z } from 'zod';
import { bulkKind } from '#areas/platform/mail';
import type { Tx } from '#db/tenant-scope.ts';
import type { Engines } from '#platform/areas/area.ts';
import { enqueue, type Job } from '#platform/jobs/jobs.ts';
import type { NewslettersDeps } from './newsletters.operation.ts';
import { finishNewsletter, listSending, lockSending } from './newsletters.queries.ts';
import { lockWaiting, markRecipient } from './recipients.queries.ts';
import { findLetterhead, renderNewsletter, unsubscribeUrl } from './render-newsletter.ts';

const batchJob = 'newsletters.send_batch';
const Payload = z.object({ reseller_id: ResellerId, newsletter_id: NewsletterId });

/** A hundred emails a minute for each newsletter: mail servers hold back senders that are much faster. */
const pace = { emails: 50, everyMs: 30_000 };

/** Pause while there is no mail server. Unit: milliseconds. */
const noServerPauseMs = 300_000;

interface Sending {
  resellerId: ResellerId;
  id: NewsletterId;
}

export const enqueueBatch = (tx: Tx, { resellerId, id }: Sending, runAt?: Date): Promise<void> =>
  enqueue(tx, {
    name: batchJob,
    payload: { reseller_id: resellerId, newsletter_id: id },
    key: `newsletter:${id}`,
    ...(runAt ? { runAt } : {}),
  });

type JobDeps = Pick<Engines, 'clock' | 'db' | 'newId'> & NewslettersDeps;

/** Jobs that send newsletters, batch by batch. */
export const newsletterJobs = (deps: JobDeps): Job[] => [
  {
    name: batchJob,
    async run(payload) {
      const { reseller_id: resellerId, newsletter_id: id } = Payload.parse(payload);
      await deps.db.platform.inTenant(resellerId as string as TenantId, (tx) =>
        sendBatch(tx, deps, { resellerId, id }),
      );
    },
  },
  {
    // The batch of a process that died is locked for hours.
    name: 'newsletters.resume',
    everyMinutes: 10,
    run: () =>
      deps.db.platform.inPlatform(async (tx) => {
        for (const { reseller_id, id } of await listSending(tx)) {
          await enqueueBatch(tx, { resellerId: reseller_id as ResellerId, id: id as NewsletterId });
        }
      }),
  },
];

/** Hands the next emails to the queue, each in the transaction that takes its receiver off the list. */
async function sendBatch(tx: Tx, deps: JobDeps, { resellerId, id }: Sending): Promise<void> {
  const { mailer, tokens, clock, newId } = deps;
  const now = clock.now();
  const letter = await lockSending(tx, resellerId, id);
  if (!letter) return;
  if (!mailer.delivers) return enqueueBatch(tx, { resellerId, id }, new Date(now.getTime() + noServerPauseMs));
  const head = await findLetterhead(tx, resellerId, deps.linkBaseUrl);
  const waiting = await lockWaiting(tx, { resellerId, id, limit: pace.emails });
  for (const { id: userId, email, name, isWanted } of waiting) {
    const mailId = isWanted ? newId() : null;
    await markRecipient(tx, { resellerId, id, userId, mailId });
    if (mailId === null) continue;
    const listUnsubscribe = unsubscribeUrl(head, tokens.issue({ resellerId, newsletterId: id, userId }));
    const mail = renderNewsletter(letter, head, { name, unsubscribeUrl: listUnsubscribe });
    const accountId = resellerId as string as TenantId;
    await mailer.sendRendered(tx, { accountId, to: email, kind: bulkKind, mail, now, id: mailId, listUnsubscribe });
  }
  if (waiting.length < pace.emails) return finishNewsletter(tx, { resellerId, id, now });
  await enqueueBatch(tx, { resellerId, id }, new Date(now.getTime() + pace.everyMs));
}
