import { z } from 'zod';
import { rules } from '../rules.ts';

const Secret = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]{8,512}$/, rules.provider_key_form);

/** Keys of the Stripe account that takes card payments, as platform admins enter them. */
export const StripeAccountWrite = z
  .strictObject({
    secret_key: Secret.optional().meta({
      description: 'Secret or restricted key. Stored sealed, never shown again. Left out: the stored one stays',
      examples: ['rk_live_51Hx...'],
    }),
    webhook_secret: Secret.nullable()
      .optional()
      .meta({
        description:
          'Signing secret of the webhook. Stored sealed, never shown again. Left out: stays as it is; null: none, and payments are not noticed',
        examples: ['whsec_8f2c...'],
      }),
  })
  .meta({ id: 'StripeAccountWrite' });
export type StripeAccountWrite = z.infer<typeof StripeAccountWrite>;

/** The Stripe account in use, without its secrets. */
export const StripeAccount = z
  .object({
    source: z.enum(['environment', 'console']).nullable().meta({
      description: '`environment`: PARLEY_STRIPE_SECRET_KEY, which comes first; null: no card payments',
    }),
    key_hint: z.string().nullable().meta({ description: 'Last four characters of the key' }),
    mode: z.enum(['live', 'test']).nullable().meta({ description: 'By the prefix of the key; null: unknown' }),
    has_webhook_secret: z.boolean().meta({ description: 'Without one, payments at Stripe are not noticed' }),
    webhook_path: z
      .string()
      .meta({ description: 'Path for the webhook at Stripe, at the public address of the server' }),
    set_at: z.iso.datetime().nullable().meta({ description: 'When it was entered in the console' }),
  })
  .meta({ id: 'StripeAccount' });
export type StripeAccount = z.infer<typeof StripeAccount>;
