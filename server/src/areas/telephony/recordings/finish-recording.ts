import { buffer } from 'node:stream/consumers';
import { CallId, TenantId } from '@parley/contract/ids';
import { z } from 'zod';
import type { Database } from '#db/open.ts';
import type { Bus } from '#platform/bus/bus.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { FileStore, LocalFiles } from '#platform/files/file-store.ts';
import type { Job } from '#platform/jobs/jobs.ts';
import type { Logger } from '#platform/log/logger.ts';
import { inEmittingTransaction } from '#platform/outbox/emit.ts';
import { measureBytes } from './recording-file.ts';
import { changeRecording, findRecording, lockRecording } from './recordings.queries.ts';
import {
  type CallRef,
  callTopic,
  contentTypeOf,
  finishRecordingJob,
  formatOf,
  recordingKey,
} from './recordings.rules.ts';
import { findHeardSpans } from './redact-recording.ts';
import { silenceExcept } from './silence-sound.ts';
import { readWavFile, type WavFile, wavHeadBytes } from './wav-file.rules.ts';

/**
 * Port: converts the recording at `wavPath` to Ogg/Opus at `oggPath`; resolves when the file is complete and synced.
 * Must not block the process: it may carry live calls.
 */
export type ConvertRecording = (wavPath: string, oggPath: string) => Promise<void>;

export interface FinishRecordingDeps {
  db: Database;
  bus: Bus;
  clock: Clock;
  files: FileStore;
  localFiles: LocalFiles;
  log: Logger;
  /** Default: recordings stay WAV. */
  convert?: ConvertRecording;
}

const Payload = z.object({ tenant_id: TenantId, call_id: CallId });

/**
 * Post-processes a call's recording: repairs the header after a recorder crash, silences what redaction took from the
 * transcript, converts, measures, moves it to the store and emits the event; deletes the remains of a failed recording.
 * Idempotent.
 */
export function finishRecording(deps: FinishRecordingDeps): Job {
  const running = new Map<CallId, Promise<void>>();
  return {
    name: finishRecordingJob,
    run(payload) {
      const { tenant_id: tenantId, call_id: id } = Payload.parse(payload);
      // A worker that is slow may be taken for dead, and its job run again beside it. Both would write the same files.
      const run = running.get(id) ?? finish(deps, { tenantId, id }).finally(() => running.delete(id));
      running.set(id, run);
      return run;
    },
  };
}

async function finish(deps: FinishRecordingDeps, call: CallRef): Promise<void> {
  const row = await deps.db.app.inTenant(call.tenantId, (tx) => findRecording(tx, call.id), { onlyReads: true });
  if (!row) return removeAll(deps, call);
  // An earlier run may have crashed before it removed the remains.
  if (row.recording_state === 'ready' && row.recording_key) {
    await moveToStore(deps, row.recording_key);
    await removeRemains(deps, call, row.recording_key);
  }
  if (row.recording_state === 'failed' || row.recording_state === 'none')
    await deps.localFiles.remove(recordingKey(call, 'wav'));
  if (row.recording_state !== 'recording') return;
  const wavKey = recordingKey(call, 'wav');
  const wav = await repair(deps.localFiles, wavKey);
  if (!wav) return markFailed(deps, call);
  const heard = await deps.db.app.inTenant(call.tenantId, (tx) => findHeardSpans(tx, call.id), { onlyReads: true });
  if (heard !== null) await silenceExcept(await deps.localFiles.pathFor(wavKey), wav, heard);
  const key = await converted(deps, call, wavKey);
  const measured = await measure(deps.localFiles, key);
  await moveToStore(deps, key);
  const kept = await markReady(deps, call, key, { ...measured, ...wav, isRedacted: heard !== null });
  if (kept === null) return removeAll(deps, call);
  await removeRemains(deps, call, kept);
}

/** The recorder wrote nothing. Not when another process has finished the recording meanwhile and removed the WAV file. */
async function markFailed({ db, log }: FinishRecordingDeps, call: CallRef): Promise<void> {
  const isFailed = await db.app.inTenant(call.tenantId, async (tx) => {
    const row = await lockRecording(tx, call.id);
    if (row?.recording_state !== 'recording') return false;
    await changeRecording(tx, call.id, { recording_state: 'failed' });
    return true;
  });
  if (isFailed) log.warn({ event: 'recording.missing', callId: call.id }, 'recording is silent or its file is missing');
}

/** Repairs the WAV header; null for a missing, foreign or silent file. */
async function repair(files: LocalFiles, key: string): Promise<WavFile | null> {
  const [bytes, head] = await Promise.all([files.size(key), files.open(key, { start: 0, end: wavHeadBytes - 1 })]);
  if (bytes === null || !head) return null;
  const wav = readWavFile(await buffer(head), bytes);
  if (!wav || wav.durationMs === 0) return null;
  for (const { offset, value } of wav.repairs) {
    const field = Buffer.alloc(4);
    field.writeUInt32LE(value);
    await files.overwrite(key, offset, field);
  }
  return wav;
}

/** File key to keep: the converted file, or the WAV file when conversion fails. */
async function converted(deps: FinishRecordingDeps, call: CallRef, wavKey: string): Promise<string> {
  if (!deps.convert) return wavKey;
  const oggKey = recordingKey(call, 'ogg');
  try {
    await deps.convert(await deps.localFiles.pathFor(wavKey), await deps.localFiles.pathFor(oggKey));
    return oggKey;
  } catch (error) {
    deps.log.warn(
      { event: 'recording.not_converted', err: error, callId: call.id },
      'recording not converted, stays a WAV file',
    );
    await deps.db.app.inTenant(call.tenantId, async (tx) => {
      const row = await lockRecording(tx, call.id);
      // Else it is the complete file of another process.
      if (row?.recording_state !== 'ready') await deps.localFiles.remove(oggKey);
    });
    return wavKey;
  }
}

/**
 * Stores the facts of a complete recording. Returns the key of the file that counts: another process may have been first.
 * Null: the call was erased meanwhile.
 */
async function markReady(
  deps: FinishRecordingDeps,
  call: CallRef,
  key: string,
  facts: Pick<WavFile, 'channels' | 'durationMs'> & { bytes: number; sha256: string; isRedacted: boolean },
): Promise<string | null> {
  const contentType = contentTypeOf(formatOf(key));
  const { tenantId } = call;
  const now = deps.clock.now();
  return inEmittingTransaction({ scope: deps.db.app, bus: deps.bus, tenantId, now }, async (tx, emit) => {
    const row = await lockRecording(tx, call.id);
    if (!row) return null;
    if (row.recording_state !== 'recording') return row.recording_key ?? key;
    if ((await deps.files.size(key)) === null) throw new Error('The recording disappeared while it was being finished');
    const ready = await changeRecording(tx, call.id, {
      recording_state: 'ready',
      recording_key: key,
      recording_content_type: contentType,
      recording_channels: facts.channels,
      recording_bytes: facts.bytes,
      recording_duration_ms: facts.durationMs,
      recording_sha256: facts.sha256,
      recording_redacted: facts.isRedacted,
    });
    await emit('call.recording.ready', callTopic(call.id), {
      call_id: call.id,
      version: ready.version,
      content_type: contentType,
      channels: facts.channels,
      duration_ms: facts.durationMs,
      bytes: facts.bytes,
    });
    return key;
  });
}

/** Removes every file of a call that was erased, which a conversion may have written after the erasure. */
async function removeAll(deps: FinishRecordingDeps, call: CallRef): Promise<void> {
  for (const key of [recordingKey(call, 'wav'), recordingKey(call, 'ogg')]) {
    await deps.files.remove(key);
    await deps.localFiles.remove(key);
  }
}

async function measure(files: FileStore, key: string): Promise<{ bytes: number; sha256: string }> {
  const file = await files.open(key);
  if (!file) throw new Error('The recording disappeared while it was being finished');
  return measureBytes(file);
}

/** Copies a file of the local disk to the store. Throws until the store confirms it; the job is run again then. */
async function moveToStore({ files, localFiles }: FinishRecordingDeps, key: string): Promise<void> {
  if (files.kind === 'local' || (await localFiles.size(key)) === null) return;
  await files.writeFrom(key, await localFiles.pathFor(key));
}

/** Removes from the local disk what a recording that is stored under `key` no longer needs. */
async function removeRemains({ files, localFiles }: FinishRecordingDeps, call: CallRef, key: string): Promise<void> {
  for (const format of ['wav', 'ogg'] as const) {
    const remaining = recordingKey(call, format);
    if (remaining !== key || files.kind !== 'local') await localFiles.remove(remaining);
  }
}
