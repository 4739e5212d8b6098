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
  return {
    name: finishRecordingJob,
    async run(payload) {
      const { tenant_id: tenantId, call_id: id } = Payload.parse(payload);
      const call = { tenantId, id };
      const row = await deps.db.app.inTenant(tenantId, (tx) => findRecording(tx, id), { onlyReads: true });
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
      if (!wav) {
        deps.log.warn({ event: 'recording.missing', callId: id }, 'recording is silent or its file is missing');
        await deps.db.app.inTenant(tenantId, (tx) => changeRecording(tx, id, { recording_state: 'failed' }));
        return;
      }
      const heard = await deps.db.app.inTenant(tenantId, (tx) => findHeardSpans(tx, id), { onlyReads: true });
      if (heard !== null) await silenceExcept(await deps.localFiles.pathFor(wavKey), wav, heard);
      const key = await converted(deps, call, wavKey);
      const measured = await measure(deps.localFiles, key);
      await moveToStore(deps, key);
      if (!(await markReady(deps, call, key, { ...measured, ...wav, isRedacted: heard !== null })))
        return removeAll(deps, call);
      await removeRemains(deps, call, key);
    },
  };
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
    await deps.localFiles.remove(oggKey);
    return wavKey;
  }
}

/** Stores the facts of a complete recording. False: the call was erased meanwhile. */
async function markReady(
  deps: FinishRecordingDeps,
  call: CallRef,
  key: string,
  facts: Pick<WavFile, 'channels' | 'durationMs'> & { bytes: number; sha256: string; isRedacted: boolean },
): Promise<boolean> {
  const contentType = contentTypeOf(formatOf(key));
  const { tenantId } = call;
  const now = deps.clock.now();
  return inEmittingTransaction({ scope: deps.db.app, bus: deps.bus, tenantId, now }, async (tx, emit) => {
    const row = await lockRecording(tx, call.id);
    if (!row) return false;
    if (row.recording_state !== 'recording') return true;
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
    return true;
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
