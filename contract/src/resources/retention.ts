import { z } from 'zod';

/** Kinds of data with a retention of their own. */
export const dataClasses = [
  'calls',
  'recordings',
  'transcripts',
  'chats',
  'chat_files',
  'contact_requests',
  'bookings',
  'text_messages',
  'tool_logs',
  'webhook_deliveries',
] as const;
export const DataClass = z.enum(dataClasses);
export type DataClass = z.infer<typeof DataClass>;

const Days = z.int().min(1).max(3650).nullable().meta({ description: 'Days after which it is deleted; null: kept' });

const ofEachClass = <Value extends z.ZodType>(value: Value) =>
  z.object(Object.fromEntries(dataClasses.map((name) => [name, value])) as Record<DataClass, Value>);

const daysByClass = ofEachClass(Days).meta({
  description:
    'By kind of data, counted from the end of the call or chat, the end of a booking, and otherwise from its creation. `calls` and `chats` are whole: with transcript, recording, files and logs',
});
export type RetentionDays = z.infer<typeof daysByClass>;

const Counts = z.partialRecord(DataClass, z.int());

export const RetentionRun = z.object({
  started_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable().meta({ description: 'null: it goes on' }),
  deleted: Counts.meta({ description: 'Objects deleted so far, by kind of data' }),
});
export type RetentionRun = z.infer<typeof RetentionRun>;

const BoundsByClass = ofEachClass(
  z.object({
    min_days: z.int(),
    max_days: z.int().nullable().meta({ description: 'null: may be kept without end' }),
  }),
);
export type RetentionLimits = z.infer<typeof BoundsByClass>;

const SetBounds = z.strictObject({
  min_days: z.int().min(1).max(3650).nullable().default(null).meta({ description: 'Floor; null: none of our own' }),
  max_days: z.int().min(1).max(3650).nullable().default(null).meta({ description: 'Ceiling; null: none of our own' }),
});
const SetBoundsByClass = z.partialRecord(DataClass, SetBounds);
export type RetentionSetBounds = z.infer<typeof SetBoundsByClass>;

/** Floors and ceilings that a reseller or the platform sets for the accounts below. */
export const RetentionBounds = z
  .object({
    version: z.int().meta({ description: 'Grows with each change; also the ETag. 0: none set' }),
    bounds: SetBoundsByClass.meta({ description: 'As they were set, by kind of data' }),
    limits: BoundsByClass.meta({ readOnly: true, description: 'Limits from above, within which bounds can be set' }),
    effective: BoundsByClass.meta({ readOnly: true, description: 'Limits of the accounts below' }),
    updated_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'RetentionBounds' });
export type RetentionBounds = z.infer<typeof RetentionBounds>;

export const RetentionBoundsUpdate = z
  .strictObject({ bounds: SetBoundsByClass.meta({ description: 'All of them; a kind that is not named has none' }) })
  .meta({ id: 'RetentionBoundsUpdate' });

export const RetentionPolicy = z
  .object({
    version: z.int().meta({ description: 'Grows with each change; also the ETag. 0: the defaults' }),
    days: daysByClass,
    effective_days: daysByClass.meta({
      readOnly: true,
      description: 'Days that count: `days`, moved to the nearest limit where they are beyond it now',
    }),
    bounds: BoundsByClass.meta({
      readOnly: true,
      description: 'Limits of this installation, its platform and the reseller',
    }),
    updated_at: z.iso.datetime().nullable(),
    last_run: RetentionRun.nullable().meta({ description: 'The latest nightly deletion; null: none yet' }),
  })
  .meta({ id: 'RetentionPolicy' });
export type RetentionPolicy = z.infer<typeof RetentionPolicy>;

export const RetentionPolicyUpdate = z
  .strictObject({
    days: z
      .strictObject(daysByClass.shape)
      .meta({ description: 'All kinds of data: what is not named would be a guess' }),
  })
  .meta({ id: 'RetentionPolicyUpdate' });

/** Effect of a policy that is not stored. */
export const RetentionPreview = z
  .object({
    days: daysByClass,
    deletes: z.array(
      z.object({
        data_class: DataClass,
        count: z.int().meta({ description: 'Objects the next run would delete' }),
        is_more: z.boolean().meta({ description: 'There are more; the count stopped' }),
        oldest_at: z.iso.datetime().nullable(),
      }),
    ),
  })
  .meta({ id: 'RetentionPreview' });
export type RetentionPreview = z.infer<typeof RetentionPreview>;
