import { z } from 'zod';
import { AgentId, ConnectionId } from '../ids.ts';
import { Name } from '../names.ts';

/** Vendors that an account can connect. `http`: any web service with a key. */
export const integrationProviders = [
  'google_sheets',
  'http',
  'hubspot',
  'microsoft_teams',
  'pipedrive',
  'salesforce',
  'slack',
  'zendesk',
] as const;
export const IntegrationProviderName = z
  .enum(integrationProviders)
  .meta({ description: 'Vendor of the connection', examples: ['hubspot'] });
export type IntegrationProviderName = z.infer<typeof IntegrationProviderName>;

const SettingName = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/);

export const IntegrationProvider = z
  .object({
    provider: IntegrationProviderName,
    title: z.string(),
    takes_key: z.boolean().meta({ description: 'A connection can be made with a key' }),
    key_hint: z.string().nullable().meta({ description: 'Kind of key and where people find it' }),
    takes_oauth: z.boolean().meta({ description: 'A person can grant access at the vendor' }),
    has_client: z.boolean().meta({ description: 'This installation has an OAuth client at the vendor' }),
    is_crm: z.boolean().meta({ description: 'It knows people: callers are looked up and calls logged there' }),
    settings: z
      .array(
        z.object({
          name: SettingName,
          title: z.string(),
          description: z.string(),
          is_required: z.boolean(),
          only_with: z
            .enum(['key', 'oauth'])
            .nullable()
            .meta({ description: 'Only connections authorised so have it; null: all' }),
        }),
      )
      .meta({ description: 'What a connection needs beside its key or grant' }),
  })
  .meta({ id: 'IntegrationProvider' });
export type IntegrationProvider = z.infer<typeof IntegrationProvider>;

export const IntegrationAction = z
  .object({
    name: z.string(),
    title: z.string(),
    description: z.string(),
    changes: z.boolean().meta({ description: 'It changes something at the vendor' }),
    parameters: z.record(z.string(), z.unknown()).meta({ description: 'JSON Schema 2020-12 of the arguments' }),
  })
  .meta({ id: 'IntegrationAction' });
export type IntegrationAction = z.infer<typeof IntegrationAction>;

export const Connection = z
  .object({
    id: ConnectionId,
    provider: IntegrationProviderName,
    name: z.string(),
    account: z.string().nullable().meta({ description: 'Account as the vendor names it' }),
    auth: z.enum(['oauth', 'key', 'none']),
    settings: z.record(z.string(), z.string()),
    scopes: z.array(z.string()).meta({ description: 'What the vendor has granted' }),
    state: z.enum(['connected', 'failing', 'revoked']).meta({
      description:
        'connected: the last request succeeded; failing: it did not, and the next may; revoked: a person must authorise it again, or give another key',
    }),
    state_detail: z.string().meta({ description: 'Why, in words; empty while connected' }),
    checked_at: z.iso.datetime().nullable(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'Connection' });
export type Connection = z.infer<typeof Connection>;

export const ConnectionCreate = z
  .strictObject({
    provider: IntegrationProviderName,
    name: Name.meta({ description: 'As people know it', examples: ['Sales CRM'] }),
    key: z
      .string()
      .trim()
      .min(1)
      .max(4096)
      .regex(/^[\x20-\x7e]+$/)
      .optional()
      .meta({
        description: 'Key or token of the vendor: stored sealed and never shown',
        examples: ['pat-eu1-example'],
      }),
    settings: z.record(SettingName, z.string().trim().min(1).max(2048)).default({}),
  })
  .meta({ id: 'ConnectionCreate' });
export type ConnectionCreate = z.infer<typeof ConnectionCreate>;

export const OAuthAuthorization = z
  .object({
    url: z
      .url()
      .meta({ description: "Page of the vendor to open in the same browser; the answer's cookie belongs to it" }),
    expires_at: z.iso.datetime(),
  })
  .meta({ id: 'OAuthAuthorization' });

const ActionName = z.string().regex(/^[a-z][a-z0-9_]{0,63}$/);

export const AgentIntegrationSet = z
  .strictObject({
    actions: z
      .array(ActionName)
      .max(50)
      .refine((names) => new Set(names).size === names.length)
      .meta({ description: 'Actions the agent may take, as tools', examples: [['find_contact']] }),
    looks_up_callers: z.boolean().default(false).meta({
      description: 'Who calls is looked up there while the phone rings, for up to 800 ms. Only a CRM can',
    }),
  })
  .meta({ id: 'AgentIntegrationSet' });
export type AgentIntegrationSet = z.infer<typeof AgentIntegrationSet>;

export const AgentIntegration = z
  .object({
    agent_id: AgentId,
    connection: Connection,
    actions: z.array(ActionName),
    looks_up_callers: z.boolean(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'AgentIntegration' });
export type AgentIntegration = z.infer<typeof AgentIntegration>;
