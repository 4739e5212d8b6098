import type { TenantId } from '@parley/contract/ids';
import type { Tx } from '#db/tenant-scope.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import type { MailAttachment } from './email-sender.ts';
import { insertEmail } from './mail.queries.ts';
import type { MailBodies, MailBody } from './mail-bodies.ts';
import { baseUrlAt, type MailSenders, mailBrandOf } from './mail-brand.ts';
import { textKeyOf } from './mail-facts.ts';
import { sendJob } from './mail-jobs.ts';
import { mailLanguageOf } from './mail-languages.ts';
import type { RenderedMail } from './mail-layout.ts';
import type { MailTemplate } from './mail-template.ts';
import { nameInMail } from './name-in-mail.rules.ts';
import { pathOf, renderMail } from './render-mail.ts';

/** Sends emails to users. */
export interface Mailer {
  /**
   * Inserts the email and its job in the given transaction; a rollback discards both. `tenantId` null: without a
   * tenant; `tx` then needs the platform role. `language` is a BCP 47 tag such as `sv-SE`. `id` becomes
   * that of the email, by default a new one.
   */
  send(
    tx: Tx,
    mail: {
      tenantId: TenantId | null;
      to: string;
      template: MailTemplate;
      language: string;
      now: Date;
      id?: string;
      attachments?: readonly MailAttachment[];
      /** Mailbox that reads replies. */
      replyTo?: string;
    },
  ): Promise<void>;
  /**
   * The same for an email that is rendered already, from a reseller. `listUnsubscribe`: address of the one-click
   * unsubscription (RFC 8058).
   */
  sendRendered(
    tx: Tx,
    mail: {
      accountId: TenantId;
      to: string;
      kind: string;
      mail: RenderedMail;
      now: Date;
      id?: string;
      listUnsubscribe?: string;
    },
  ): Promise<void>;
  /** True while emails are delivered. Without a mail server they are stored, for platform admins to read. */
  readonly delivers: boolean;
  /** Address that emails come from; one of this installation's host where no mail server is configured. */
  readonly fromAddress: string;
  /** Link of an email from this template. */
  linkIn(template: MailTemplate): string;
}

export function createMailer(deps: {
  bodies: MailBodies;
  senders: MailSenders;
  /** True with a mail server configured. */
  delivers(): boolean;
  /**
   * Public URL of this installation; never taken from a request, whose Host header is untrusted (host header
   * injection).
   */
  baseUrl: string;
  /** Address of the mail server in use; null: none. */
  fromAddress?: () => string | null;
  newId: () => string;
}): Mailer {
  const { bodies, newId } = deps;
  const baseUrl = deps.baseUrl.replace(/\/+$/, '');
  async function store(
    tx: Tx,
    mail: {
      id: string;
      accountId: TenantId | null;
      kind: string;
      to: string;
      subject: string;
      body: MailBody;
      now: Date;
    },
  ): Promise<void> {
    const { id, accountId: tenantId, kind, to, subject, body, now } = mail;
    const sealedBody = bodies.seal(body, { id, tenantId });
    const delivers = deps.delivers();
    const status = delivers ? 'queued' : 'kept';
    await insertEmail(tx, { id, tenantId, kind, to, subject, sealedBody, status, now });
    if (delivers) await enqueue(tx, { name: sendJob, payload: { mailId: id }, key: `mail:${id}` });
  }

  return {
    get delivers() {
      return deps.delivers();
    },
    get fromAddress() {
      return deps.fromAddress?.() ?? `noreply@${new URL(baseUrl).hostname}`;
    },
    linkIn: (template) => `${baseUrl}${pathOf(template)}`,
    async send(tx, { tenantId, to, template, language, now, id = newId(), attachments = [], replyTo }) {
      const { branding, resellerId, host } = await deps.senders.find(tx, { accountId: tenantId, to });
      const linkBase = baseUrlAt(baseUrl, host);
      const key = resellerId === null ? null : textKeyOf(template);
      const text = key && resellerId && { resellerId, key, language: mailLanguageOf(language) };
      const custom = text ? await deps.senders.findText(tx, text) : null;
      const brand = mailBrandOf(branding, linkBase);
      const { subject, text: plain, html } = renderMail({ template, language, brand, baseUrl: linkBase, custom });
      const ownName = senderName({ branding, resellerId });
      const isOfSite =
        template.kind === 'booking' || template.kind === 'chat_reply' || template.kind === 'contact_reply';
      const fromName = isOfSite ? nameInMail(template.site) : ownName;
      const files = attachments.map(({ bytes, ...file }) => ({
        ...file,
        base64: Buffer.from(bytes).toString('base64'),
      }));
      const body = { fromName, text: plain, html, replyTo, ...(files.length > 0 ? { attachments: files } : {}) };
      await store(tx, { id, accountId: tenantId, kind: template.kind, to, subject, body, now });
    },
    async sendRendered(tx, { accountId, to, kind, mail, now, id = newId(), listUnsubscribe }) {
      const fromName = senderName(await deps.senders.find(tx, { accountId, to }));
      const body = { fromName, text: mail.text, html: mail.html, ...(listUnsubscribe ? { listUnsubscribe } : {}) };
      await store(tx, { id, accountId, kind, to, subject: mail.subject, body, now });
    },
  };
}

/** Sender's name; null: that of the mail server's settings. */
function senderName({
  branding,
  resellerId,
}: Pick<Awaited<ReturnType<MailSenders['find']>>, 'branding' | 'resellerId'>): string | null {
  const isBranded = resellerId !== null || branding.updated_at !== null;
  return isBranded ? (branding.mail_sender_name ?? branding.name) : null;
}
