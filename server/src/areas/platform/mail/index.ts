import { area } from '#platform/areas/area.ts';
import { deleteMailServer } from './delete-mail-server.ts';
import { getEmailWithBody } from './get-email.ts';
import { getMailServer } from './get-mail-server.ts';
import { listEmails } from './list-emails.ts';
import type { MailDeps } from './mail.operation.ts';
import { mailJobs } from './mail-jobs.ts';
import { mailPersonalData } from './personal-data.ts';
import { setMailServer } from './set-mail-server.ts';

export { type BulkMail, type BulkOutcome, bulkKind } from './bulk-mail.ts';
export type { MailDeps } from './mail.operation.ts';
export { createMailBodies } from './mail-bodies.ts';
export { baseUrlAt, type MailSenders, mailBrandOf } from './mail-brand.ts';
export { deleteOldMail } from './mail-jobs.ts';
export { type MailLanguage, mailLanguageOf, mailLanguages } from './mail-languages.ts';
export { type RenderedMail } from './mail-layout.ts';
export { type OpenMailServer, openMailServers } from './mail-server.ts';
export type { MailTemplate } from './mail-template.ts';
export { defaultSource, factsOfText, textKeys } from './mail-texts.ts';
export { createMailer, type Mailer } from './mailer.ts';
export { renderLetter } from './render-letter.ts';
export { previewMail } from './render-mail.ts';
export { createServerPassword } from './server-password.ts';

/** Emails: what the installation writes to people, and how it goes out. */
export const mailArea = area<MailDeps>({
  name: 'mail',
  personalData: mailPersonalData,
  operations: {
    'Reseller and platform admin': [listEmails, getEmailWithBody, getMailServer, setMailServer, deleteMailServer],
  },
  jobs: mailJobs,
  close: ({ servers }) => servers.close(),
});
