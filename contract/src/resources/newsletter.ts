import { z } from 'zod';
import { EmailAddress } from '../email-address.ts';
import { NewsletterId, ResellerId } from '../ids.ts';
import { nameOf } from '../names.ts';
import { EmailLanguage } from './email-template.ts';

export const NewsletterStatus = z.enum(['draft', 'sending', 'sent']);
export type NewsletterStatus = z.infer<typeof NewsletterStatus>;

/** Variables of a newsletter's subject and text. */
export const newsletterVariables = ['brand', 'name'] as const;

const paragraphs = z
  .string()
  .trim()
  .min(1)
  .max(20_000)
  .refine((text) => !/[^\P{Cc}\n]/u.test(text.replaceAll('\r\n', '\n')));

const NewsletterButton = z.strictObject({
  label: nameOf(80),
  url: z.url({ protocol: /^https?$/ }).max(2000),
});

const fields = {
  language: EmailLanguage.meta({ description: 'Language of what Parley adds: the unsubscription and its page' }),
  subject: nameOf(200),
  text: paragraphs.meta({
    description: 'Plain, paragraphs apart by an empty line; `{{name}}` and `{{brand}}` are filled in',
  }),
  button: NewsletterButton.nullable().meta({ description: 'Link below the text' }),
};

/** Numbers of people, never who they are. */
export const NewsletterReport = z
  .object({
    recipients: z.int().meta({ description: 'People with consent when it was sent' }),
    waiting: z.int().meta({ description: 'Not sent yet, or tried again later' }),
    sent: z.int().meta({ description: 'The mail server took the email' }),
    failed: z.int().meta({ description: 'The mail server refused it, or it is unknown whether it took it' }),
    skipped: z.int().meta({
      description: 'Unsubscribed, suspended or gone between the sending and their turn',
    }),
    unsubscribed: z.int().meta({ description: 'Unsubscribed with the link in this newsletter' }),
  })
  .meta({ id: 'NewsletterReport' });
export type NewsletterReport = z.infer<typeof NewsletterReport>;

export const Newsletter = z
  .object({
    id: NewsletterId,
    status: NewsletterStatus,
    language: EmailLanguage,
    subject: z.string(),
    text: z.string(),
    button: z.object({ label: z.string(), url: z.string() }).nullable(),
    report: NewsletterReport.nullable().meta({ description: 'Null for a draft' }),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    started_at: z.iso.datetime().nullable(),
    finished_at: z.iso.datetime().nullable().meta({ description: 'Every email was handed to the queue' }),
  })
  .meta({ id: 'Newsletter' });
export type Newsletter = z.infer<typeof Newsletter>;

export const NewsletterWrite = z
  .strictObject({ ...fields, button: fields.button.default(null) })
  .meta({ id: 'NewsletterWrite' });
export type NewsletterWrite = z.infer<typeof NewsletterWrite>;

export const NewsletterUpdate = z.strictObject({
  language: fields.language.optional(),
  subject: fields.subject.optional(),
  text: fields.text.optional(),
  button: fields.button.optional(),
});

export const NewsletterTest = z.strictObject({ to: EmailAddress });

export const NewsletterAudience = z
  .object({
    recipients: z.int().meta({ description: 'People who would get a newsletter that is sent now' }),
    obstacles: z
      .array(z.enum(['no_mail_server', 'no_postal_address']))
      .meta({ description: 'Reasons why nothing can be sent now' }),
  })
  .meta({ id: 'NewsletterAudience' });
export type NewsletterAudience = z.infer<typeof NewsletterAudience>;

/** How a person agreed, or withdrew. */
export const ConsentSource = z.enum(['account_page', 'sign_up', 'unsubscribe_link']);
export type ConsentSource = z.infer<typeof ConsentSource>;

/** Consent of a person to the newsletters of a reseller whose customer they belong to. */
export const NewsletterConsent = z
  .object({
    reseller: z.object({ id: ResellerId, name: z.string() }),
    is_subscribed: z.boolean(),
    changed_at: z.iso.datetime().nullable().meta({ description: 'Null: never asked' }),
    changed_by: ConsentSource.nullable(),
  })
  .meta({ id: 'NewsletterConsent' });
export type NewsletterConsent = z.infer<typeof NewsletterConsent>;

export const NewsletterConsentSet = z.strictObject({ is_subscribed: z.boolean() });
