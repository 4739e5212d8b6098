import { z } from 'zod';
import { CallId, ConnectionId, CrmCallLogId } from '../ids.ts';
import { IntegrationProviderName } from './integration.ts';

/** Facts of a call that a mapping writes into fields of a CRM. Instants are ISO-8601 in UTC. */
export const callFacts = [
  'agent',
  'call_id',
  'direction',
  'duration_ms',
  'duration_seconds',
  'end_reason',
  'from_number',
  'link',
  'note',
  'phone_number',
  'sentiment',
  'started_at',
  'status',
  'success',
  'summary',
  'title',
  'to_number',
] as const;
export const CallFact = z.enum(callFacts).meta({
  description:
    'Fact of a call. `note`: summary, outcome and link in one text; `title`: direction, agent and outcome; `link`: page of the call in the console',
});
export type CallFact = z.infer<typeof CallFact>;

const FieldName = z.string().regex(/^[A-Za-z][A-Za-z0-9_.]{0,99}$/);
const CrmMapping = z
  .record(FieldName, CallFact)
  .refine((mapping) => Object.keys(mapping).length <= 50)
  .meta({
    description: "Fact by field: the field's name in the vendor's API. At most 50",
    examples: [{ hs_call_body: 'note', hs_call_duration: 'duration_ms' }],
  });

export const CrmLoggingPreset = z
  .object({
    provider: IntegrationProviderName,
    title: z.string(),
    mapping: CrmMapping,
    is_default: z.boolean().meta({ description: "The mapping is the provider's default; none was set" }),
    fields: z
      .array(
        z.object({
          name: z.string(),
          title: z.string(),
          type: z.enum(['text', 'number', 'boolean', 'instant']),
        }),
      )
      .meta({ description: "Fields that every account at the provider has; an account's own can be mapped too" }),
    connection_ids: z.array(ConnectionId).meta({ description: 'Connections at which every ended call is logged' }),
    updated_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'CrmLoggingPreset' });
export type CrmLoggingPreset = z.infer<typeof CrmLoggingPreset>;

const connectionIds = z
  .array(ConnectionId)
  .max(20)
  .refine((ids) => new Set(ids).size === ids.length);

export const CrmLoggingPresetSet = z
  .strictObject({
    mapping: CrmMapping.nullable().meta({ description: "Null: the provider's default" }),
    connection_ids: connectionIds.meta({
      description: 'Connections of the provider at which every ended call is logged; empty: none',
    }),
  })
  .meta({ id: 'CrmLoggingPresetSet' });
export type CrmLoggingPresetSet = z.infer<typeof CrmLoggingPresetSet>;

export const EndOfCallDispatch = z
  .strictObject({
    call_id: CallId,
    integration_ids: connectionIds.min(1).optional().meta({
      description: 'Connections to a CRM. Default: those at which calls are logged, and those that have this call',
    }),
  })
  .meta({ id: 'EndOfCallDispatch' });
export type EndOfCallDispatch = z.infer<typeof EndOfCallDispatch>;

export const CrmCallLogState = z.enum(['pending', 'running', 'done', 'failed']);
export type CrmCallLogState = z.infer<typeof CrmCallLogState>;

export const CrmCallLogFault = z.enum([
  'no_number',
  'not_connected',
  'refused',
  'removed',
  'several_people',
  'unauthorised',
  'unknown',
  'unreachable',
]);
export type CrmCallLogFault = z.infer<typeof CrmCallLogFault>;

export const CrmCallLog = z
  .object({
    id: CrmCallLogId,
    call_id: CallId,
    connection_id: ConnectionId,
    connection: z.string().meta({ description: 'Name of the connection' }),
    provider: IntegrationProviderName,
    state: CrmCallLogState,
    attempts: z.int().meta({ description: 'Since it was last ordered' }),
    next_attempt_at: z.iso.datetime().nullable(),
    person_id: z.string().nullable().meta({ description: 'Id of the person in the CRM' }),
    person_url: z.string().nullable().meta({ description: 'Page of the person in the CRM' }),
    was_person_created: z.boolean().meta({ description: 'The person was not known there and was created' }),
    record_id: z.string().nullable().meta({ description: 'Id of the record of the call in the CRM' }),
    fault: CrmCallLogFault.nullable().meta({
      description:
        'Of the last attempt. several_people: more than one person has the number; removed: the record was removed in the CRM; unreachable is retried, the others wait for a dispatch',
    }),
    fault_detail: z.string().nullable(),
    written_at: z.iso.datetime().nullable().meta({ description: 'When it was last written there' }),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'CrmCallLog' });
export type CrmCallLog = z.infer<typeof CrmCallLog>;
