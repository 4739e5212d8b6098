import type { TenantId } from '@parley/contract/ids';
import {
  type RecordingCheckName,
  RecordingDiagnosis,
  type RecordingVerdict,
} from '@parley/contract/resources/recording';
import { apiKey } from '#platform/http/access/access.ts';
import { baseUrlOf } from '#platform/http/base-url.ts';
import { type Checks, conclude, durationToleranceMs, plausibleBytes } from './diagnosis.rules.ts';
import { hashFile, readSound } from './recording-file.ts';
import { isLinkGood, signRecordingLink } from './recording-link.ts';
import { callParams, exampleCallId, operation, type RecordingsDeps } from './recordings.operation.ts';
import { getRecordingRow, type RecordingRow } from './recordings.queries.ts';
import { contentTypeOf, formatOf } from './recordings.rules.ts';
import type { SoundFacts } from './repair.rules.ts';

/** Diagnoses a recording: checks in order, up to the first that fails. Reads the whole file. */
export const diagnoseRecording = operation({
  method: 'GET',
  path: '/api/calls/{callId}/recording/diagnose',
  id: 'diagnoseCallRecording',
  summary: 'Diagnose recording availability',
  description: 'Reads the whole file to compare its hash.',
  access: apiKey('calls:read'),
  params: callParams,
  transaction: 'none',
  answer: { status: 200, schema: RecordingDiagnosis },
  refusals: ['not_found'],
  example: {
    params: { callId: exampleCallId },
    answer: {
      call_id: exampleCallId as never,
      verdict: 'missing',
      checks: [
        { check: 'recorded', ok: true, detail: 'The call was recorded, and the recording is finished.' },
        { check: 'stored', ok: false, detail: 'The store has no file with this name.' },
      ],
      advice:
        'Restore the file from a backup under the same name, then repair; or let a sync mark the recording as failed.',
    },
  },
  async run({ db, tenantId, params, request, now, deps }) {
    const row = await db.app.inTenant(tenantId, (tx) => getRecordingRow(tx, params.callId), { onlyReads: true });
    const baseUrl = baseUrlOf(deps.publicUrl, request);
    const { checks, fault } = await runChecks(row, { tenantId, baseUrl, now, deps });
    return { call_id: params.callId, checks, ...conclude(checks, fault) };
  },
});

interface Surroundings {
  tenantId: TenantId;
  baseUrl: string;
  now: Date;
  deps: RecordingsDeps;
}

async function runChecks(
  row: RecordingRow,
  around: Surroundings,
): Promise<{ checks: Checks; fault?: RecordingVerdict }> {
  const { files } = around.deps;
  const checks: Checks = [];
  /** Adds a check; returns true when it passed. */
  const passes = (check: RecordingCheckName, ok: boolean, detail: string) => {
    checks.push({ check, ok, detail });
    return ok;
  };
  const unrecorded = recordedFault(row);
  if (unrecorded) {
    passes('recorded', false, unrecorded.detail);
    return { checks, fault: unrecorded.fault };
  }
  passes('recorded', true, 'The call was recorded, and the recording is finished.');
  const key = row.recording_key ?? '';
  const bytes = await files.size(key);
  if (bytes === null) {
    passes('stored', false, 'The store has no file with this name.');
    return { checks };
  }
  passes('stored', true, `The file is in the ${files.kind === 's3' ? 'S3 bucket' : 'data folder'}.`);
  if (!passes('size', ...sizeOf(row, bytes))) return { checks };
  const sound = await readSound(files, key, bytes);
  if (!sound) {
    passes('header', false, `The file does not begin and end as a whole ${contentTypeOf(formatOf(key))} file.`);
    return { checks };
  }
  passes('header', true, `${sound.channels === 2 ? 'Two channels' : 'One channel'}, ${seconds(sound.durationMs)}.`);
  if (!passes('duration', ...durationOf(row, sound))) return { checks };
  const isUnchanged = (await hashFile(files, key)) === row.recording_sha256;
  if (!passes('hash', isUnchanged, isUnchanged ? 'The bytes are those that were finished.' : 'The bytes were changed.'))
    return { checks };
  passes('link', ...(await linkOf(row, around)));
  return { checks };
}

function recordedFault(row: RecordingRow): { detail: string; fault: RecordingVerdict } | null {
  switch (row.recording_state) {
    case 'ready':
      return null;
    case 'recording':
      return row.ended_at
        ? { detail: 'The call has ended, and its recording is being finished.', fault: 'in_progress' }
        : { detail: 'The call goes on and is being recorded.', fault: 'in_progress' };
    case 'failed':
      return { detail: 'The call was to be recorded, and nothing usable came of it.', fault: 'failed' };
    default:
      return { detail: 'The call was not recorded.', fault: 'not_recorded' };
  }
}

/** Duration of the call; a recording that is known to lack a part is compared with what was finished. */
const expectedMs = (row: RecordingRow) =>
  row.recording_incomplete || row.duration_seconds === null
    ? (row.recording_duration_ms ?? 0)
    : row.duration_seconds * 1000;

function sizeOf(row: RecordingRow, bytes: number): [boolean, string] {
  const { least, most } = plausibleBytes(formatOf(row.recording_key ?? ''), expectedMs(row));
  const isPlausible = bytes > 0 && bytes >= least && bytes <= most;
  const expected = `expected ${least} to ${most} for ${seconds(expectedMs(row))}`;
  return [isPlausible, isPlausible ? `${bytes} bytes.` : `${bytes} bytes; ${expected}.`];
}

function durationOf(row: RecordingRow, sound: SoundFacts): [boolean, string] {
  const isEqual = Math.abs(sound.durationMs - expectedMs(row)) <= durationToleranceMs;
  const both = `The recording lasts ${seconds(sound.durationMs)}, the call ${seconds(expectedMs(row))}.`;
  return [isEqual, row.recording_incomplete ? `${both} It is known to lack a part.` : both];
}

const seconds = (ms: number) => `${Math.round(ms / 100) / 10} s`;

/** Opens the file as a listener would: by a signed link, with a Range request. */
async function linkOf(row: RecordingRow, { tenantId, baseUrl, now, deps }: Surroundings): Promise<[boolean, string]> {
  const key = row.recording_key ?? '';
  const { url } = signRecordingLink(deps.signer, { tenantId, id: row.id as never }, { baseUrl, now });
  if (!isLinkGood(deps.signer, new URL(url), now)) return [false, 'The signature of a new link does not verify.'];
  const atStore = await deps.files.linkTo(key, {
    expiresInSeconds: 60,
    contentType: contentTypeOf(formatOf(key)),
    filename: `call-${row.id}.${formatOf(key)}`,
  });
  if (atStore === null) {
    const first = await deps.files.open(key, { start: 0, end: 0 });
    const length = first ? (await first.toArray()).reduce((sum: number, chunk: Buffer) => sum + chunk.length, 0) : 0;
    return [
      length === 1,
      length === 1 ? 'A signed link opens a range of the file.' : 'A range of the file cannot be read.',
    ];
  }
  const status = await deps.openStoreLink(atStore).catch(() => null);
  return status === 206
    ? [true, 'A signed link leads to the S3 service, which answers a Range request.']
    : [
        false,
        status === null
          ? 'The S3 service does not answer at its public address.'
          : `The S3 service answers a Range request with ${status}, not 206.`,
      ];
}
