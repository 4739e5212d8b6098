import { z } from 'zod';
import { TenantId } from '../ids.ts';

/** Delivery of an email: sent, or stored for platform admins without a mail server. */
export const MailDelivery = z.enum(['email', 'kept']).meta({
  description:
    'email: it is sent; kept: no mail server is configured, so a platform admin finds it under Mail and passes it on',
});
export type MailDelivery = z.infer<typeof MailDelivery>;

export const EmailStatus = z.enum(['queued', 'sent', 'kept', 'failed']).meta({
  description:
    'queued: waits to be sent, or to be tried again; sent: a mail server has taken it; kept: no mail server is configured, so it stays here; failed: given up',
});
export type EmailStatus = z.infer<typeof EmailStatus>;

/** An email without what it says. */
export const EmailSummary = z
  .object({
    id: z.guid().meta({ format: 'uuid' }),
    tenant_id: TenantId.nullable(),
    kind: z.string().meta({ description: 'Kind of message, such as `invite` or `password_reset`' }),
    to: z.string(),
    subject: z.string(),
    status: EmailStatus,
    attempts: z.int(),
    last_error: z.string().nullable().meta({ description: 'Why the last try failed' }),
    created_at: z.iso.datetime(),
    sent_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'EmailSummary' });
export type EmailSummary = z.infer<typeof EmailSummary>;

export const Email = EmailSummary.extend({
  text: z.string().nullable().meta({ description: 'Content; null unless the message is stored' }),
  html: z.string().nullable(),
}).meta({ id: 'Email' });
