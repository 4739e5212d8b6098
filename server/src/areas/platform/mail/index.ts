import { type Area, area, type Operation } from '#platform/http/operation.ts';
import { getEmailWithBody } from './get-email.ts';
import { listEmails } from './list-emails.ts';
import type { MailDeps } from './mail.operation.ts';

export type { EmailSender } from './email-sender.ts';
export type { MailDeps } from './mail.operation.ts';
export { createMailBodies } from './mail-bodies.ts';
export { deleteOldMail, mailJobs } from './mail-jobs.ts';
export type { MailTemplate } from './mail-template.ts';
export { createMailer, type Mailer } from './mailer.ts';

export const mailOperations: readonly Operation<MailDeps>[] = [listEmails, getEmailWithBody];

/** E-mails: what the installation writes to people, and how it goes out. */
export const mailArea = (deps: MailDeps): Area => area('mail', mailOperations, deps);
