import { z } from 'zod';
import { DomainId } from '../ids.ts';

export const DomainState = z.enum(['pending', 'verified', 'lost']);
export const DomainCheckResult = z.enum([
  'proven',
  'record_missing',
  'value_differs',
  'dns_failed',
  'proven_elsewhere',
]);
export type DomainCheckResult = z.infer<typeof DomainCheckResult>;

/** Host name under which a reseller's brand is served. */
export const ResellerDomain = z
  .object({
    id: DomainId,
    host: z.string(),
    state: DomainState.meta({
      description:
        'pending: not proven yet; verified: serves the brand; lost: its proof is gone, so it serves the brand no more',
    }),
    record: z
      .object({ type: z.literal('TXT'), name: z.string(), value: z.string() })
      .meta({ description: 'DNS record that proves the domain; it must stay' }),
    last_check: z
      .object({
        result: DomainCheckResult.meta({
          description:
            'dns_failed: the name servers did not answer, which changes nothing; proven_elsewhere: another reseller has proven the host',
        }),
        checked_at: z.iso.datetime(),
      })
      .nullable(),
    verified_at: z.iso.datetime().nullable(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'ResellerDomain' });
export type ResellerDomain = z.infer<typeof ResellerDomain>;

export const ResellerDomainCreate = z
  .strictObject({
    host: z.string().max(300).meta({ description: 'Host name such as voice.example.com, without scheme and port' }),
  })
  .meta({ id: 'ResellerDomainCreate' });
