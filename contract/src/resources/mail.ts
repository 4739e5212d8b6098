import { z } from 'zod';
import { TenantId } from '../ids.ts';

/** What becomes of an e-mail that was just promised to somebody. */
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

/** An e-mail without what it says. */
export const EmailSummary = z
  .object({
    id: z.guid().meta({ format: 'uuid' }),
    tenant_id: TenantId.nullable(),
    kind: z.string().meta({ description: 'What it is about, such as `invite` or `password_reset`' }),
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
  text: z.string().nullable().meta({ description: 'What it says; null unless it is only kept' }),
  html: z.string().nullable(),
}).meta({ id: 'Email' });
