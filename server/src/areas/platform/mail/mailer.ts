import type { TenantId } from '@parley/contract/ids';
import type { Tx } from '#db/tenant-scope.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { findBrand, insertEmail } from './mail.queries.ts';
import type { MailBodies } from './mail-bodies.ts';
import { sendJob } from './mail-jobs.ts';
import type { MailTemplate } from './mail-template.ts';
import { pathOf, renderMail } from './render-mail.ts';

/** Sends emails to users. */
export interface Mailer {
  /**
   * Inserts the email and its job in the given transaction; a rollback discards both. `tenantId` null: without a
   * tenant; `tx` then needs the platform role. `language` is a BCP 47 tag such as `sv-SE`.
   */
  send(
    tx: Tx,
    mail: { tenantId: TenantId | null; to: string; template: MailTemplate; language: string; now: Date },
  ): Promise<void>;
  /** True when emails are delivered. Without a mail server they are stored, for platform admins to read. */
  readonly delivers: boolean;
  /** Link of an email from this template. */
  linkIn(template: MailTemplate): string;
}

export const productName = 'Parley';

export function createMailer(deps: {
  bodies: MailBodies;
  /** True with a mail server configured. */
  delivers: boolean;
  /**
   * Public URL of this installation; never taken from a request, whose Host header is untrusted (host header
   * injection).
   */
  baseUrl: string;
  newId: () => string;
}): Mailer {
  const { bodies, delivers, newId } = deps;
  const baseUrl = deps.baseUrl.replace(/\/+$/, '');
  return {
    delivers,
    linkIn: (template) => `${baseUrl}${pathOf(template)}`,
    async send(tx, { tenantId, to, template, language, now }) {
      const id = newId();
      const reseller = tenantId === null ? null : await findBrand(tx, tenantId);
      const { subject, text, html } = renderMail({ template, language, brand: reseller ?? productName, baseUrl });
      const sealedBody = bodies.seal({ fromName: reseller, text, html }, { id, tenantId });
      const status = delivers ? 'queued' : 'kept';
      await insertEmail(tx, { id, tenantId, kind: template.kind, to, subject, sealedBody, status, now });
      if (delivers) await enqueue(tx, { name: sendJob, payload: { mailId: id }, key: `mail:${id}` });
    },
  };
}
