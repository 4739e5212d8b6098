import { z } from 'zod';
import { rules } from '../rules.ts';
import { VerificationMethod } from './chat-widget.ts';

/** How far a visitor has come in proving who they are. */
export const ChatVerificationStatus = z.enum(['none', 'pending', 'verified', 'failed', 'expired']);
export type ChatVerificationStatus = z.infer<typeof ChatVerificationStatus>;

export const ChatVerification = z
  .object({
    status: ChatVerificationStatus.meta({
      description: 'pending: a code or an app is waited for; failed: the tries are used up; expired: it took too long',
    }),
    method: VerificationMethod.nullable().meta({ description: 'null: none yet, or the portal said who they are' }),
    sent_to: z
      .string()
      .nullable()
      .meta({ description: 'Where the code went, masked', examples: ['a•••@example.com'] }),
    delivery: z.enum(['sent', 'kept']).nullable().meta({
      description:
        'Of a code that is waited for. kept: no mail server is configured, so the email waits for a platform admin',
    }),
    tries_left: z.int().nullable().meta({ description: 'While a code is waited for' }),
    expires_at: z.iso.datetime().nullable().meta({ description: 'Until when the code is good' }),
    verified_fields: z.array(z.string()).meta({ description: 'Verified fields, such as `email`' }),
    continue_url: z
      .string()
      .nullable()
      .meta({ description: 'URL where the visitor continues, for external methods; returned once' }),
  })
  .meta({ id: 'ChatVerification' });
export type ChatVerification = z.infer<typeof ChatVerification>;

export const StartChatVerification = z.strictObject({
  method: VerificationMethod,
  target: z.string().trim().min(1).max(320).optional().meta({
    description: 'Email address or phone number the code goes to. Left out where one is vouched for already',
  }),
});

export const ConfirmChatVerification = z.strictObject({
  code: z
    .string()
    .trim()
    .regex(/^\d{6}$/, rules.six_digits),
});

export const VerificationRequired = z
  .object({
    is_required: z.boolean().meta({ description: 'Before the agent answers anything' }),
    methods: z.array(VerificationMethod),
    tools: z
      .array(z.object({ name: z.string(), requires_verification: z.literal(true) }))
      .meta({ description: 'Tools of the agent that run for verified visitors only' }),
  })
  .meta({ id: 'VerificationRequired' });
