import { z } from 'zod';
import { EmailAddress } from '../email-address.ts';
import { TenantId } from '../ids.ts';
import { oneLine } from '../names.ts';
import { rules } from '../rules.ts';

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

const MailHost = z
  .string()
  .trim()
  .regex(/^[^\s/?#@\\"<>]{1,253}$/, rules.host_only)
  .meta({ examples: ['smtp.example.com'] });

const MailSecurity = z.enum(['tls', 'starttls', 'none']).meta({
  description:
    '`tls`: private from the first byte, port 465. `starttls`: private before anything is sent, port 587. `none`: never, for a server in a network of your own',
});

const serverFields = {
  host: MailHost,
  port: z.int().min(1).max(65_535),
  security: MailSecurity,
  user: z.string().trim().min(1).max(256).nullable(),
  from_name: oneLine(120),
  from_address: EmailAddress,
};

/** Mail server of the installation, as platform admins enter it. */
export const MailServerWrite = z
  .strictObject({
    ...serverFields,
    user: serverFields.user.default(null),
    from_name: serverFields.from_name.default('Parley'),
    password: z.string().min(1).max(512).nullable().optional().meta({
      description: 'Stored sealed, never shown again. Left out: stays as it is, for the same host and user; null: none',
    }),
    test_to: EmailAddress.meta({ description: 'A test email goes here; nothing is stored unless the server takes it' }),
  })
  .meta({ id: 'MailServerWrite' });
export type MailServerWrite = z.infer<typeof MailServerWrite>;

export const MailServer = z
  .object({
    source: z.enum(['environment', 'console']).nullable().meta({
      description: '`environment`: PARLEY_SMTP_URL, which comes first; null: no mail server, emails are kept',
    }),
    server: z
      .object({ ...serverFields, from_address: z.string(), has_password: z.boolean() })
      .nullable()
      .meta({ description: 'Server in use; null: none' }),
    set_at: z.iso.datetime().nullable().meta({ description: 'When it was entered in the console' }),
    link_base_url: z.string().meta({ description: 'Links in emails begin with it' }),
  })
  .meta({ id: 'MailServer' });
export type MailServer = z.infer<typeof MailServer>;
