import type { CallRecording } from '@parley/contract/resources/call';
import type { z } from 'zod';
import type { Tx } from '#db/tenant-scope.ts';
import type { Signer } from '#platform/secrets/signer.ts';
import { signRecordingLink } from './recording-link.ts';
import { noRecording, stillRecording } from './recordings.errors.ts';
import { getRecordingRow } from './recordings.queries.ts';
import type { CallRef } from './recordings.rules.ts';

/** Signs a link to a call's recording. Refuses while it is being made, and where there is none. */
export async function linkToRecording(
  tx: Tx,
  signer: Signer,
  { call, baseUrl, now }: { call: CallRef; baseUrl: string; now: Date },
): Promise<z.input<typeof CallRecording>> {
  const row = await getRecordingRow(tx, call.id);
  if (row.recording_state === 'recording') throw stillRecording();
  if (row.recording_state !== 'ready') throw noRecording();
  const link = signRecordingLink(signer, call, { baseUrl, now });
  return {
    url: link.url,
    expires_at: link.expiresAt.toISOString(),
    content_type: row.recording_content_type ?? '',
    channels: row.recording_channels ?? 0,
    duration_ms: row.recording_duration_ms ?? 0,
    bytes: Number(row.recording_bytes),
    incomplete: row.recording_incomplete,
    redacted: row.recording_redacted,
    sha256: row.recording_sha256 ?? '',
  };
}
