import { area } from '#platform/areas/area.ts';
import { getEmailWithBody } from './get-email.ts';
import { listEmails } from './list-emails.ts';
import type { MailDeps } from './mail.operation.ts';
import { mailJobs } from './mail-jobs.ts';
import { mailPersonalData } from './personal-data.ts';

export type { EmailSender } from './email-sender.ts';
export type { MailDeps } from './mail.operation.ts';
export { createMailBodies } from './mail-bodies.ts';
export { deleteOldMail } from './mail-jobs.ts';
export type { MailTemplate } from './mail-template.ts';
export { createMailer, type Mailer } from './mailer.ts';

/** Emails: what the installation writes to people, and how it goes out. */
export const mailArea = area<MailDeps>({
  name: 'mail',
  personalData: mailPersonalData,
  operations: {
    'Reseller and platform admin': [listEmails, getEmailWithBody],
  },
  jobs: mailJobs,
});
