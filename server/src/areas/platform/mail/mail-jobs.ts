import type { TenantId } from '@parley/contract/ids';
import { z } from 'zod';
import type { Database } from '#db/open.ts';
import type { Tx } from '#db/tenant-scope.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { dayMs } from '#platform/clock/wall-clock.ts';
import { enqueue, type Job } from '#platform/jobs/jobs.ts';
import type { Logger } from '#platform/log/logger.ts';
import { SecretsError } from '#platform/secrets/secrets.errors.ts';
import { bulkKind } from './bulk-mail.ts';
import { isEmailFault } from './email-sender.ts';
import type { MailDeps } from './mail.operation.ts';
import { beginOnlyAttempt, deleteOldEmails, findQueued, recordAttempt, resealBodies } from './mail.queries.ts';
import type { MailBody } from './mail-bodies.ts';
import { findStoredServer, storeServer } from './mail-server.queries.ts';
import { faultText, nextTry } from './send-tries.rules.ts';

export const sendJob = 'mail.send';

const Send = z.object({ mailId: z.guid() });

/** Timeout of one attempt. Unit: milliseconds. */
const tryMs = 60_000;

const resealBatch = 500;

/** Retention of undelivered emails, for the installation's setup; their links have expired by then. Unit: days. */
const keptDays = 7;
/** Retention of delivery records. Unit: days. */
const sentDays = 30;

export interface MailJobsDeps extends MailDeps {
  db: Database;
  clock: Clock;
  log: Logger;
}

/** Background jobs of email delivery. */
export function mailJobs(deps: MailJobsDeps): Job[] {
  return [
    { name: 'mail.forget_old', everyMinutes: 60, run: () => deleteOldMail(deps.db.platform, deps.clock.now()) },
    { name: sendJob, run: (payload) => deliver(deps, Send.parse(payload).mailId) },
    {
      name: 'mail.reseal',
      everyMinutes: 15,
      run: async () => {
        await resealPassword(deps);
        while ((await deps.db.platform.inPlatform((tx) => resealBodies(tx, deps.bodies, resealBatch))) === resealBatch);
      },
    },
  ];
}

/** Seals the mail server's password with the active key after a rotation. */
async function resealPassword({ db, password }: MailJobsDeps): Promise<void> {
  await db.platform.inPlatform(async (tx) => {
    const stored = await findStoredServer(tx);
    if (!stored?.sealedPassword || !password.needsReseal(stored.sealedPassword)) return;
    try {
      await storeServer(tx, { ...stored, sealedPassword: password.seal(password.open(stored.sealedPassword)) });
    } catch (error) {
      // Stays as it is, in case its sealing key is recovered.
      if (!(error instanceof SecretsError)) throw error;
    }
  });
}

/** Deletes emails past their retention. */
export function deleteOldMail(platform: Database['platform'], now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  return deleteOldEmails(platform, { keptBefore: daysAgo(keptDays), sentBefore: daysAgo(sentDays) });
}

/**
 * Delivers one attempt, at least once: a crash between the server's acceptance and our write sends the email again,
 * with the same Message-ID. Of an email to many at most once: such a crash counts as failed.
 */
async function deliver(deps: MailJobsDeps, mailId: string): Promise<void> {
  const { db, clock, bodies } = deps;
  const row = await db.platform.inPlatform((tx) => findQueued(tx, mailId));
  if (!row) return;
  const { id } = row;
  const isBulk = row.kind === bulkKind;
  const current = deps.servers.current();
  if (!current && !isBulk) {
    const kept = { id, status: 'kept', attempts: row.attempts, error: row.last_error, sentAt: null } as const;
    await db.platform.inPlatform((tx) => recordAttempt(tx, kept));
    return;
  }
  if (isBulk && !(await mayAttempt(deps, { id, attempts: row.attempts, hasServer: current !== null }))) return;
  if (!current) return;
  const body = bodies.open(row.sealed_body, { id, tenantId: row.tenant_id as TenantId | null });
  const { name, address } = current.server.from;
  const mail = {
    to: row.to_address,
    from: { name: body.fromName ?? name, address },
    subject: row.subject,
    text: body.text,
    html: body.html,
    messageId: `<${id}@${address.split('@').at(-1)}>`,
    ...replyToOf(row.kind, body, address),
    ...(body.listUnsubscribe === undefined ? {} : { listUnsubscribe: body.listUnsubscribe }),
    ...(body.attachments === undefined
      ? {}
      : {
          attachments: body.attachments.map(({ base64, ...file }) => ({
            ...file,
            bytes: Buffer.from(base64, 'base64'),
          })),
        }),
  };
  const attempts = row.attempts + 1;
  try {
    await current.sender.send(mail, AbortSignal.timeout(tryMs));
  } catch (error) {
    await noteFailure(deps, { id, attempts, error, isBulk });
    return;
  }
  await db.platform.inPlatform((tx) =>
    keepEnd(deps, tx, { id, status: 'sent', attempts, error: null, sentAt: clock.now(), isBulk }),
  );
}

/** Mailbox that reads replies: the one of the email, the sender's for a letter, none otherwise. */
function replyToOf(kind: string, { replyTo }: MailBody, sender: string): { replyTo?: string } {
  if (replyTo !== undefined) return { replyTo };
  return kind === 'contact_reply' ? { replyTo: sender } : {};
}

/** Begins the attempt of an email to many, which may be unwanted by now; it is then over. */
function mayAttempt(
  { db, bulk }: MailJobsDeps,
  { id, attempts, hasServer }: { id: string; attempts: number; hasServer: boolean },
): Promise<boolean> {
  return db.platform.inPlatform(async (tx) => {
    const isWanted = await bulk.isWanted(tx, id);
    if (isWanted && hasServer) {
      const isBegun = await beginOnlyAttempt(tx, id);
      if (isBegun) await bulk.keepOutcome(tx, { mailId: id, outcome: 'failed' });
      return isBegun;
    }
    const error = isWanted ? 'no_mail_server: there is no mail server any more' : 'unwanted: the receiver withdrew';
    await recordAttempt(tx, { id, status: 'failed', attempts, error, sentAt: null });
    await bulk.keepOutcome(tx, { mailId: id, outcome: isWanted ? 'failed' : 'skipped' });
    return false;
  });
}

async function keepEnd(
  { bulk }: MailJobsDeps,
  tx: Tx,
  { isBulk, ...email }: Parameters<typeof recordAttempt>[1] & { status: 'failed' | 'queued' | 'sent'; isBulk: boolean },
): Promise<void> {
  await recordAttempt(tx, email, isBulk ? 'failed' : 'queued');
  if (isBulk) await bulk.keepOutcome(tx, { mailId: email.id, outcome: email.status });
}

async function noteFailure(
  deps: MailJobsDeps,
  { id, attempts, error, isBulk }: { id: string; attempts: number; error: unknown; isBulk: boolean },
): Promise<void> {
  const { db, clock, log } = deps;
  const fault = isEmailFault(error)
    ? error
    : { code: 'failed', message: error instanceof Error ? error.message : 'unknown', mayRetry: true, mayBeTaken: true };
  const reason = faultText(fault);
  // A mail server's reply may quote addresses and links, so it is logged masked; only internal faults are logged whole.
  const told = fault === error ? { reason } : { reason, err: error };
  log.warn({ event: 'mail.not_sent', ...told, mailId: id, attempts }, 'email not sent');
  const mayRetry = fault.mayRetry && !(isBulk && fault.mayBeTaken);
  const runAt = mayRetry ? nextTry({ attempts, now: clock.now() }) : null;
  await db.platform.inPlatform(async (tx) => {
    const status = runAt ? 'queued' : 'failed';
    await keepEnd(deps, tx, { id, status, attempts, error: reason, sentAt: null, isBulk });
    if (runAt) await enqueue(tx, { name: sendJob, payload: { mailId: id }, key: `mail:${id}`, runAt });
  });
}
