import { z } from 'zod';
import { ErrorDetail } from '../errors.ts';
import { AgentId, CallId, DirectoryEntryId } from '../ids.ts';
import { Name, oneLine } from '../names.ts';
import { DirectoryAccess, LanguageTag, TimeZone } from './agent.ts';
import { NamedTransferTarget, TransferTarget } from './agent-voice.ts';
import { WeeklyHours } from './weekly-hours.ts';

/** Number or SIP address as written; checked by the dial rules. */
const Destination = z.string().trim().min(1).max(320);

/** Call handling when an entry does not answer or is closed. */
export const DirectoryFallback = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('agent') }),
    z.strictObject({ kind: z.literal('contact_request') }),
    z.strictObject({ kind: z.literal('number'), destination: Destination }),
    z.strictObject({ kind: z.literal('entry'), entry_id: DirectoryEntryId }),
  ])
  .meta({
    description:
      '`agent`: the caller returns to the agent. `contact_request`: the same, and a request to call back is created. `number`: another number, such as a voicemail box. `entry`: another entry, with its own hours and fallback',
  });
export type DirectoryFallback = z.infer<typeof DirectoryFallback>;

export const DirectoryHours = z
  .strictObject({ timezone: TimeZone, weekly: WeeklyHours })
  .nullable()
  .meta({ description: 'Hours in which calls are taken; null: always' });

/** Queue in front of an entry. */
export const DirectoryQueue = z
  .strictObject({
    ring: z.enum(['in_turn', 'together']).default('in_turn').meta({
      description: '`in_turn`: one phone after the other; `together`: all at once, the first to answer gets the caller',
    }),
    rings_people: z.boolean().default(true).meta({
      description: 'Of a department: the first number of each of its people is rung too, within their hours',
    }),
    max_callers: z
      .int()
      .min(1)
      .max(200)
      .default(20)
      .meta({ description: 'Further callers go to the fallback at once' }),
    max_wait_seconds: z.int().min(20).max(3600).default(600).meta({ description: 'Then the fallback follows' }),
    announce_seconds: z.int().min(15).max(300).default(30).meta({
      description: 'Interval in which callers hear their position and the estimated wait',
    }),
    call_back: z.boolean().default(true).meta({
      description: 'Callers who show their number can press 1 to be called back; a contact request is created',
    }),
  })
  .meta({ id: 'DirectoryQueue' });
export type DirectoryQueue = z.infer<typeof DirectoryQueue>;

const entryFields = {
  kind: z.enum(['person', 'department']),
  name: Name,
  title: oneLine(120),
  department: oneLine(120).meta({ description: 'Department of a person, by its name' }),
  aliases: z.array(Name).max(20).meta({ description: 'Other names that callers use' }),
  languages: z.array(LanguageTag).max(10).meta({ description: 'Languages spoken' }),
  destinations: z
    .array(Destination)
    .min(1)
    .max(5)
    .meta({ description: 'E.164 numbers and SIP addresses, dialled in order' }),
  mode: z.enum(['cold', 'warm', 'attended']).meta({
    description:
      '`cold`: blind transfer. `warm`: called first, told who calls, and bridged. `attended`: as warm, then both lines are connected directly',
  }),
  whisper: oneLine(1000).meta({
    description: 'Said before the caller is connected; empty: who calls. Takes `{{name}}` variables',
  }),
  hours: DirectoryHours,
  queue: DirectoryQueue.nullable().meta({
    description: 'Callers wait for the destinations until one answers; null: each is dialled once',
  }),
  fallback: DirectoryFallback,
};

/** Person or department of an account, whom agents transfer callers to. */
export const DirectoryEntry = z
  .object({
    id: DirectoryEntryId,
    ...entryFields,
    is_open: z.boolean().meta({ description: 'Within its hours now' }),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'DirectoryEntry' });
export type DirectoryEntry = z.infer<typeof DirectoryEntry>;

export const NewDirectoryEntry = z
  .strictObject({
    ...entryFields,
    title: entryFields.title.default(''),
    department: entryFields.department.default(''),
    aliases: entryFields.aliases.default([]),
    languages: entryFields.languages.default([]),
    mode: entryFields.mode.default('warm'),
    whisper: entryFields.whisper.default(''),
    hours: entryFields.hours.default(null),
    queue: entryFields.queue.default(null),
    fallback: entryFields.fallback.default({ kind: 'agent' }),
  })
  .meta({ id: 'NewDirectoryEntry' });
export type NewDirectoryEntry = z.infer<typeof NewDirectoryEntry>;

/** Omitted fields keep their values. */
export const DirectoryEntryUpdate = z.strictObject(entryFields).partial().meta({ id: 'DirectoryEntryUpdate' });

/** Columns of an import file, in the order of the template. */
export const directoryColumns = [
  'kind',
  'name',
  'title',
  'department',
  'aliases',
  'languages',
  'destinations',
  'mode',
  'timezone',
  'hours',
  'whisper',
  'fallback',
] as const;
export type DirectoryColumn = (typeof directoryColumns)[number];

export const DirectoryImport = z
  .strictObject({
    csv: z.string().min(1).max(1_000_000).meta({
      description:
        'UTF-8 with a header row; comma, semicolon or tab. Several values of a field are parted by `|`; hours such as `mon-fri 08:00-17:00 | sat 10:00-14:00`',
    }),
    dry_run: z.boolean().default(false).meta({ description: 'Check only, change nothing' }),
    skip_faulty: z
      .boolean()
      .default(false)
      .meta({ description: 'Import the other lines; otherwise one faulty line refuses the whole file' }),
  })
  .meta({ id: 'DirectoryImport' });

export const DirectoryImportReport = z
  .object({
    dry_run: z.boolean(),
    is_applied: z.boolean().meta({ description: 'false: nothing was changed' }),
    lines: z.int().meta({ description: 'Lines with an entry' }),
    created: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    faults: z
      .array(z.object({ line: z.int(), column: z.string(), detail: ErrorDetail }))
      .meta({ description: 'Faulty lines, at most 200; lines count from 1, the header row' }),
    faults_total: z.int(),
  })
  .meta({ id: 'DirectoryImportReport' });
export type DirectoryImportReport = z.infer<typeof DirectoryImportReport>;

/** Queue of a directory entry as it is now. */
export const CallQueue = z
  .object({
    entry_id: DirectoryEntryId,
    name: z.string(),
    is_open: z.boolean(),
    waiting: z
      .array(
        z.object({
          call_id: CallId,
          position: z.int().meta({ description: '1: next' }),
          caller: z.string().nullable().meta({ description: 'Name or number; null: withheld' }),
          joined_at: z.iso.datetime(),
        }),
      )
      .meta({ description: 'Callers in order' }),
    today: z
      .object({
        answered: z.int(),
        called_back: z.int().meta({ description: 'Asked to be called back' }),
        abandoned: z.int().meta({ description: 'Hung up' }),
        overflowed: z.int().meta({ description: 'Waited too long, or found the queue full' }),
        wait_seconds: z.int().nullable().meta({ description: 'Average wait of the answered ones' }),
      })
      .meta({ description: 'Of the last 24 hours' }),
  })
  .meta({ id: 'CallQueue' });
export type CallQueue = z.infer<typeof CallQueue>;
export const CallQueueList = z.object({ data: z.array(CallQueue) }).meta({ id: 'CallQueueList' });

export const DirectoryMatchRequest = z
  .strictObject({
    text: oneLine(500).min(1).meta({ description: 'Words of a caller, such as "Put me through to Anna in sales"' }),
    language: LanguageTag.default('en'),
  })
  .meta({ id: 'DirectoryMatchRequest' });

export const DirectoryMatch = z
  .object({
    outcome: z
      .enum(['one', 'several', 'none', 'unnamed'])
      .meta({ description: '`several`: the agent asks which one. `unnamed`: the words name nobody' }),
    entries: z.array(z.object({ id: DirectoryEntryId, name: z.string(), department: z.string(), score: z.number() })),
  })
  .meta({ id: 'DirectoryMatch' });
export type DirectoryMatch = z.infer<typeof DirectoryMatch>;

export const AgentDirectory = DirectoryAccess.extend({
  agent_id: AgentId,
  entries: z.array(DirectoryEntry).meta({ description: 'Entries the agent may look up, by name' }),
}).meta({ id: 'AgentDirectory' });
export type AgentDirectory = z.infer<typeof AgentDirectory>;

export const AgentTransferTargets = z
  .object({
    agent_id: AgentId,
    transfer_targets: z.array(TransferTarget),
    closed: z.array(z.string()).meta({ description: 'Keys of the targets that are closed now' }),
  })
  .meta({ id: 'AgentTransferTargets' });

export const ReplaceTransferTargets = z
  .strictObject({ transfer_targets: z.array(NamedTransferTarget).max(100) })
  .meta({ id: 'ReplaceTransferTargets' });
