import { z } from 'zod';
import { EmailAddress } from '../email-address.ts';
import { nameOf, oneLine } from '../names.ts';

export const EmailLanguage = z.enum(['en', 'sv', 'de', 'fr', 'es']);
export type EmailLanguage = z.infer<typeof EmailLanguage>;

/** Emails whose text a reseller may change: one for each wording. */
export const EmailTemplateKey = z.enum([
  'invite',
  'invite_by_key',
  'password_reset',
  'email_verification',
  'account_exists',
  'password_changed',
  'email_change',
  'email_changed',
  'second_factor_on',
  'second_factor_off',
  'webhook_failing',
  'webhook_gone',
  'webhook_secret_rotated',
  'webhook_secret_replaced',
  'invoice_issued',
  'invoice_paid',
  'chat_mention',
]);
export type EmailTemplateKey = z.infer<typeof EmailTemplateKey>;

const paragraphs = z
  .string()
  .max(4000)
  .refine((text) => !/[^\P{Cc}\n]/u.test(text.replaceAll('\r\n', '\n')));

/** Text of an email: plain, with `{{name}}` for variables, paragraphs apart by an empty line. */
export const EmailText = z
  .strictObject({
    subject: nameOf(200),
    before: paragraphs.meta({ description: 'Above the button' }),
    action: oneLine(80).meta({ description: 'Label of the button; ignored where the email has none' }),
    after: paragraphs.meta({ description: 'Below the button' }),
  })
  .meta({ id: 'EmailText' });
export type EmailText = z.infer<typeof EmailText>;

const ShownText = z.object({ subject: z.string(), before: z.string(), action: z.string(), after: z.string() });

export const EmailTemplate = z
  .object({
    key: EmailTemplateKey,
    language: EmailLanguage,
    variables: z.array(z.string()).meta({ description: 'Names that `{{name}}` may have in it' }),
    text: ShownText.meta({ description: 'Text in use' }),
    default_text: ShownText.meta({ description: "Parley's own text" }),
    is_customized: z.boolean(),
    updated_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'EmailTemplate' });
export type EmailTemplate = z.infer<typeof EmailTemplate>;

export const EmailTemplateWrite = z
  .strictObject({
    language: EmailLanguage,
    text: EmailText.nullable().meta({ description: "null: back to Parley's own text" }),
  })
  .meta({ id: 'EmailTemplateWrite' });

export const EmailTemplatePreview = z
  .strictObject({
    language: EmailLanguage,
    text: EmailText.optional().meta({ description: 'A draft; absent: the text in use' }),
  })
  .meta({ id: 'EmailTemplatePreview' });

export const EmailTemplateTest = z
  .strictObject({ ...EmailTemplatePreview.shape, to: EmailAddress })
  .meta({ id: 'EmailTemplateTest' });

export const RenderedEmail = z
  .object({ subject: z.string(), text: z.string(), html: z.string() })
  .meta({ id: 'RenderedEmail' });
