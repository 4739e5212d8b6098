import { z } from 'zod';
import { AgentId, CallId, RecordingJobId } from '../ids.ts';
import { RecordingState } from './call.ts';

/** A recording as the list of recordings shows it. */
export const RecordingSummary = z
  .object({
    call_id: CallId,
    agent_id: AgentId.nullable(),
    agent: z.string().meta({ description: 'Name of the agent at the time of the call' }),
    created_at: z.iso.datetime().meta({ description: 'When the call was created' }),
    call_seconds: z.int().nullable().meta({ description: 'Duration of the call; null while it goes on' }),
    state: RecordingState,
    incomplete: z.boolean().meta({ description: 'A part of the call is missing' }),
    redacted: z.boolean().meta({ description: 'Turns with personal data, and all sound that is no turn, are silent' }),
    content_type: z.string().nullable(),
    channels: z.int().nullable(),
    duration_ms: z.int().nullable(),
    bytes: z.int().nullable(),
    sha256: z.string().nullable(),
  })
  .meta({ id: 'RecordingSummary' });
export type RecordingSummary = z.infer<typeof RecordingSummary>;

export const recordingChecks = ['recorded', 'stored', 'size', 'header', 'duration', 'hash', 'link'] as const;
export const RecordingCheckName = z.enum(recordingChecks).meta({
  description:
    'recorded: the call says that it has a recording; stored: its file exists; size: it is plausible for the duration; header: it can be read; duration: equals that of the call within 2 s; hash: the bytes are those that were finished; link: a signed link answers a Range request',
});
export type RecordingCheckName = z.infer<typeof RecordingCheckName>;

export const RecordingVerdict = z
  .enum([
    'available',
    'not_recorded',
    'in_progress',
    'failed',
    'missing',
    'implausible_size',
    'unreadable',
    'wrong_duration',
    'changed',
    'unreachable',
  ])
  .meta({ description: '`available`, or the first fault' });
export type RecordingVerdict = z.infer<typeof RecordingVerdict>;

export const RecordingDiagnosis = z
  .object({
    call_id: CallId,
    verdict: RecordingVerdict,
    checks: z
      .array(z.object({ check: RecordingCheckName, ok: z.boolean(), detail: z.string() }))
      .meta({ description: 'In order; they stop at the first that fails' }),
    advice: z.string().nullable().meta({ description: 'Next step; null when nothing is wrong' }),
  })
  .meta({ id: 'RecordingDiagnosis' });
export type RecordingDiagnosis = z.infer<typeof RecordingDiagnosis>;

/** Most calls named in one repair; without names it goes through all. */
const repairedCallsMax = 1000;

export const RecordingRepair = z
  .strictObject({
    call_ids: z
      .array(CallId)
      .min(1)
      .max(repairedCallsMax)
      .optional()
      .meta({ description: 'Left out: every recording of the account' }),
    dry_run: z.boolean().default(false).meta({ description: 'Reports what would change, and changes nothing' }),
  })
  .meta({ id: 'RecordingRepair' });

export const RecordingSync = z
  .strictObject({
    dry_run: z.boolean().default(false).meta({ description: 'Reports what would change, and changes nothing' }),
  })
  .meta({ id: 'RecordingSync' });

export const RecordingProblem = z
  .enum(['missing', 'unfinished', 'unreadable', 'changed', 'wrong_metadata', 'restored', 'orphaned'])
  .meta({
    description:
      'missing: the file of a finished recording is gone, which is marked failed; unfinished: its finishing is started again; unreadable, changed: the file is not what was finished, and nothing is changed; wrong_metadata: corrected; restored: marked failed, but its file is there; orphaned: a file of no call',
  });
export type RecordingProblem = z.infer<typeof RecordingProblem>;

export const RecordingFinding = z.object({
  call_id: CallId.nullable(),
  key: z.string().nullable().meta({ description: 'Name of the file in the store' }),
  problem: RecordingProblem,
  fields: z.array(z.string()).meta({ description: 'Fields that were corrected, or would be' }),
});
export type RecordingFinding = z.infer<typeof RecordingFinding>;

/** A repair of metadata or a comparison of store and database. */
export const RecordingJob = z
  .object({
    id: RecordingJobId,
    kind: z.enum(['repair', 'sync']),
    state: z.enum(['queued', 'running', 'done', 'failed']),
    dry_run: z.boolean(),
    checked: z.int().meta({ description: 'Recordings compared so far' }),
    changed: z.int().meta({ description: 'Recordings whose metadata were changed, or would be' }),
    problems: z.int().meta({ description: 'All problems found; `findings` has the first thousand' }),
    findings: z.array(RecordingFinding),
    error: z.string().nullable(),
    created_at: z.iso.datetime(),
    finished_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'RecordingJob' });
export type RecordingJob = z.infer<typeof RecordingJob>;

export const OrphanedRecording = z
  .object({
    problem: z.enum(['no_row', 'no_file']).meta({
      description: 'no_row: a file that no call refers to; no_file: a finished recording without its file',
    }),
    key: z.string().meta({ description: 'Name of the file in the store' }),
    call_id: CallId.nullable(),
    bytes: z.int().nullable().meta({ description: 'Null for a missing file' }),
    modified_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'OrphanedRecording' });
export type OrphanedRecording = z.infer<typeof OrphanedRecording>;
