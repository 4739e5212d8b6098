import { z } from 'zod';
import { CallId, TenantId } from '../ids.ts';

/** Number of entries by array of the export. */
const RecordCounts = z
  .record(z.string(), z.int().min(0))
  .meta({ description: 'Entries by array of this export; `calls` is always there' });

/** A call in the export. Every value inside `structured_data` and the entries of `transcript` is a string. */
const ExportedCall = z.object({
  id: CallId,
  direction: z.string(),
  status: z.string(),
  phone_number: z.string().meta({ description: 'The other party; empty for a withheld number' }),
  caller_name: z.string().meta({ description: 'Empty where unknown' }),
  agent: z.string().meta({ description: 'Name of the agent' }),
  started_at: z.iso.datetime().optional().meta({ description: 'Missing while the call waits to be dialled' }),
  ended_at: z.iso.datetime().optional().meta({ description: 'Missing while the call goes on' }),
  duration_seconds: z.int().meta({ description: 'From the answer to the end; 0 for a call that was not answered' }),
  was_transferred: z.boolean(),
  summary: z.string().meta({ description: 'Empty where there is none' }),
  structured_data: z.record(z.string(), z.string()),
  transcript: z.array(z.record(z.string(), z.string())),
  recording_available: z.boolean(),
  created_at: z.iso.datetime(),
});
export type ExportedCall = z.infer<typeof ExportedCall>;

/** Everything stored about one person. */
export const DataSubjectExport = z
  .looseObject({
    data_subject: z.string().meta({ description: 'The number in E.164, or a `sip:` address' }),
    tenant_id: TenantId,
    exported_at: z.iso.datetime(),
    record_counts: RecordCounts,
    note: z.string().meta({ description: 'What the export covers, and what to check before it is passed on' }),
    calls: z.array(ExportedCall),
  })
  .meta({ id: 'DataSubjectExport' });
export type DataSubjectExport = z.infer<typeof DataSubjectExport>;

export const DataSubject = z
  .object({
    data_subject: z.string().meta({ description: 'The number in E.164, or a `sip:` address' }),
    record_counts: RecordCounts,
  })
  .meta({ id: 'DataSubject' });
export type DataSubject = z.infer<typeof DataSubject>;

export const phoneNumberOfSubject = z
  .string()
  .max(400)
  .meta({
    description:
      'Phone number in any spelling: E.164, with 00, national (as dialled in the country of the account), with separators, as `tel:` or `sip:` address. `+` may be sent as it is or as `%2B`',
    examples: ['+46701234567'],
  });
