import type { TenantId } from '@parley/contract/ids';
import type { Tx } from '#db/tenant-scope.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { findBrand, insertEmail } from './mail.queries.ts';
import type { MailBodies } from './mail-bodies.ts';
import type { MailTemplate } from './mail-template.ts';
import { pathOf, renderMail } from './render-mail.ts';
import { sendJob } from './mail-jobs.ts';

/** Writes e-mails to people. */
export interface Mailer {
  /**
   * Writes the e-mail in the transaction of its cause and enqueues its sending: with a rollback it never was.
   * `tenantId` null: of no tenant; then `tx` must be of the platform role. `language` is a tag such as `sv-SE`.
   */
  send(
    tx: Tx,
    mail: { tenantId: TenantId | null; to: string; template: MailTemplate; language: string; now: Date },
  ): Promise<void>;
  /** Whether e-mails go out. Where no server is configured they are only kept, for platform admins to read. */
  readonly delivers: boolean;
  /** The link that stands in such an e-mail. */
  linkIn(template: MailTemplate): string;
}

export const productName = 'Parley';

export function createMailer(deps: {
  bodies: MailBodies;
  /** Whether a mail server is configured. */
  delivers: boolean;
  /** Where people reach this installation; never taken from a request, whose Host header anybody may choose. */
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
