import { z } from 'zod';
import { ApiKeyId, WebhookId } from '../ids.ts';
import { Name } from '../names.ts';
import { rules } from '../rules.ts';
import { subscribableTypes, webhookEventTypes } from '../webhook-events.ts';

/** Scopes a partner can have: conversations and contacts, no settings, keys, people and billing. */
export const partnerScopes = [
  'agents:read',
  'calendar:read',
  'calendar:write',
  'calls:read',
  'calls:write',
  'chat:read',
  'crm:call',
  'crm:read',
  'stats:read',
] as const;

export const PartnerName = z
  .string()
  .regex(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/, rules.partner_name)
  .meta({ description: 'Short name of the partner, in the address', examples: ['hubspot'] });
export type PartnerName = z.infer<typeof PartnerName>;

const PartnerEvents = z
  .array(z.enum(subscribableTypes))
  .min(1)
  .max(webhookEventTypes.length)
  .refine((values) => new Set(values).size === values.length, rules.event_once);

export const PartnerIntegrationSet = z
  .strictObject({
    name: Name.meta({ description: 'As people know the partner', examples: ['HubSpot'] }),
    scopes: z
      .array(z.enum(partnerScopes))
      .min(1)
      .max(partnerScopes.length)
      .default(['crm:read', 'crm:call'])
      .meta({ description: 'Scopes of the key of the partner. Other ones than before give it a new key' }),
    webhook: z
      .strictObject({
        url: z
          .url({ protocol: /^https?$/ })
          .max(2048)
          .meta({ description: 'Where events are posted', examples: ['https://crm.example.com/parley'] }),
        events: PartnerEvents.default(['call.ended', 'call.analyzed']),
      })
      .nullable()
      .default(null)
      .meta({ description: 'Webhook of the partner; null: none' }),
    rotate_key: z.boolean().default(false).meta({ description: 'Revoke the key and issue a new one' }),
  })
  .meta({ id: 'PartnerIntegrationSet' });
export type PartnerIntegrationSet = z.infer<typeof PartnerIntegrationSet>;

export const PartnerIntegration = z
  .object({
    partner: PartnerName,
    name: z.string(),
    scopes: z.array(z.string()),
    api_key: z.object({
      id: ApiKeyId,
      prefix: z.string(),
      last_four: z.string(),
      last_used_at: z.iso.datetime().nullable(),
      state: z.enum(['active', 'expired', 'revoked']),
    }),
    webhook: z.object({ id: WebhookId, url: z.string(), events: z.array(z.string()) }).nullable(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'PartnerIntegration' });
export type PartnerIntegration = z.infer<typeof PartnerIntegration>;

export const PartnerIntegrationStored = z
  .object({
    integration: PartnerIntegration,
    api_key: z
      .string()
      .nullable()
      .meta({ description: 'Secret of a new key, shown once; null: the key is the one from before' }),
    webhook_secret: z
      .string()
      .nullable()
      .meta({ description: 'Signing secret of a new webhook, shown once; null: no new webhook' }),
  })
  .meta({ id: 'PartnerIntegrationStored' });

export const PartnerIntegrationList = z.object({ data: z.array(PartnerIntegration) });
