import { z } from 'zod';
import { ConnectionId } from '../ids.ts';
import { E164 } from '../phone-number.ts';
import { IntegrationProviderName } from './integration.ts';

export const CallerLookupState = z.enum([
  'failed',
  'found',
  'no_connection',
  'not_found',
  'several_people',
  'timed_out',
]);
export type CallerLookupState = z.infer<typeof CallerLookupState>;

export const CallerLookupRequest = z
  .strictObject({
    phone_number: E164,
    timeout_ms: z
      .int()
      .min(100)
      .max(5_000)
      .optional()
      .meta({ description: 'Longest time for all CRMs together. Default: 800, as while a phone rings' }),
  })
  .meta({ id: 'CallerLookupRequest' });
export type CallerLookupRequest = z.infer<typeof CallerLookupRequest>;

export const CallerLookup = z
  .object({
    state: CallerLookupState.meta({
      description:
        'several_people: more than one person has the number; timed_out, failed: a CRM gave no answer, and no other knew the number; no_connection: no CRM is connected',
    }),
    person: z
      .object({
        id: z.string().meta({ description: 'Id of the person in the CRM' }),
        connection_id: ConnectionId,
        provider: IntegrationProviderName,
        name: z.string().nullable(),
        email: z.string().nullable(),
        company: z.string().nullable(),
        url: z.string().nullable().meta({ description: 'Page of the person in the CRM' }),
      })
      .nullable(),
    dynamic_variables: z
      .record(z.string(), z.string())
      .meta({ description: 'What an agent gets to know: caller_name, caller_company and others that the CRM knows' }),
    duration_ms: z.int(),
  })
  .meta({ id: 'CallerLookup' });
export type CallerLookup = z.infer<typeof CallerLookup>;
