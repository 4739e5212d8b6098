import { z } from 'zod';
import { phoneNumberFilter } from '../filters.ts';
import { AgentId, CallId } from '../ids.ts';
import { pageQuery } from '../page.ts';
import { CallStatus } from './call.ts';
import { Metadata, Variables } from './web-voice.ts';

/** An agent as a picker shows it. */
export const CrmAgent = z
  .object({
    id: AgentId,
    name: z.string(),
    language: z.string(),
    is_active: z.boolean().meta({ description: 'Inactive agents cannot call' }),
    chat_enabled: z.boolean(),
  })
  .meta({ id: 'CrmAgent' });
export type CrmAgent = z.infer<typeof CrmAgent>;

export const CrmAgentQuery = z.strictObject({
  ...pageQuery,
  q: z.string().trim().min(1).max(200).optional().meta({ description: 'Part of the name' }),
});

/** Click-to-call. */
export const CrmCallCreate = z
  .strictObject({
    agent_id: AgentId,
    phone_number: z
      .string()
      .trim()
      .min(1)
      .max(40)
      .meta({ description: 'The person to call, with + and country code', examples: ['+46701234567'] }),
    from_number: z
      .string()
      .trim()
      .min(1)
      .max(40)
      .optional()
      .meta({ description: "One of the account's own numbers. Default: the agent's, or else the account's default" }),
    record_id: z.string().trim().min(1).max(200).optional().meta({
      description: 'Id of the record in the CRM, in `metadata.crm_record_id` of the call and of its webhooks',
    }),
    dynamic_variables: Variables.optional().meta({
      description: 'Facts for the agent, such as the name of the person',
    }),
    metadata: Metadata.optional(),
  })
  .meta({ id: 'CrmCallCreate' });
export type CrmCallCreate = z.infer<typeof CrmCallCreate>;

export const CrmCall = z
  .object({
    id: CallId,
    status: CallStatus,
    agent_id: AgentId.nullable(),
    phone_number: z.string().nullable(),
    from_number: z.string().nullable(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'CrmCall' });

/** A call or a chat as a line in the history of a CRM record. */
export const CrmConversation = z
  .object({
    kind: z.enum(['call', 'chat']),
    id: z.guid(),
    agent_id: AgentId.nullable(),
    agent: z.string(),
    direction: z.enum(['inbound', 'outbound']),
    status: z.string(),
    phone_number: z.string().nullable(),
    name: z.string().nullable().meta({ description: 'Name of the person, as far as it is known' }),
    started_at: z.iso.datetime(),
    ended_at: z.iso.datetime().nullable(),
    duration_seconds: z.int().nullable(),
    summary: z.string().nullable(),
    success: z.boolean().nullable(),
    sentiment: z.string().nullable(),
    recording_available: z.boolean(),
    record_id: z.string().nullable().meta({ description: '`record_id` of the click-to-call' }),
  })
  .meta({ id: 'CrmConversation' });
export type CrmConversation = z.infer<typeof CrmConversation>;

export const CrmConversationQuery = z.strictObject({
  ...pageQuery,
  phone_number: phoneNumberFilter()
    .optional()
    .meta({ description: 'The person; without it the conversations with anyone', examples: ['+46701234567'] }),
  since: z.iso.datetime({ offset: true }).optional().meta({ description: 'Default: 90 days ago' }),
});

export const CrmRecordingLink = z
  .object({
    url: z.url(),
    expires_at: z.iso.datetime().meta({ description: 'Ten minutes from now' }),
    content_type: z.string(),
    duration_ms: z.int(),
  })
  .meta({ id: 'CrmRecordingLink' });
