import { CallRecording } from '@parley/contract/resources/call';
import { apiKey } from '#platform/http/access/access.ts';
import { baseUrlOf } from '#platform/http/base-url.ts';
import { signRecordingLink } from './recording-link.ts';
import { noRecording, stillRecording } from './recordings.errors.ts';
import { callParams, exampleCallId, operation } from './recordings.operation.ts';
import { getRecordingRow } from './recordings.queries.ts';

/** Returns a link to the recording, valid for ten minutes, without further authentication. */
export const getRecording = operation({
  method: 'GET',
  path: '/api/calls/{callId}/recording',
  id: 'getCallRecording',
  summary: 'A recording URL',
  description: 'The link opens without a key for 10 minutes. While the recording is being made the answer is 409.',
  access: apiKey('calls:read'),
  params: callParams,
  answer: { status: 200, schema: CallRecording, caching: 'no-store' },
  refusals: ['not_found', 'live_call'],
  example: {
    params: { callId: exampleCallId },
    answer: {
      url: `https://parley.example.com/api/calls/${exampleCallId}/recording/content?tenant=0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b01&expires=1772358060&signature=ed25519.0123456789abcdef.c2ln`,
      expires_at: '2026-03-01T09:41:00.000Z',
      content_type: 'audio/ogg',
      channels: 2,
      duration_ms: 68_000,
      bytes: 272_000,
      incomplete: false,
      sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    },
  },
  async run({ tx, tenantId, params, request, now, deps }) {
    const row = await getRecordingRow(tx, params.callId);
    if (row.recording_state === 'recording') throw stillRecording();
    if (row.recording_state !== 'ready') throw noRecording();
    const baseUrl = baseUrlOf(deps.publicUrl, request);
    const link = signRecordingLink(deps.signer, { tenantId, id: params.callId }, { baseUrl, now });
    return {
      url: link.url,
      expires_at: link.expiresAt.toISOString(),
      content_type: row.recording_content_type ?? '',
      channels: row.recording_channels ?? 0,
      duration_ms: row.recording_duration_ms ?? 0,
      bytes: Number(row.recording_bytes),
      incomplete: row.recording_incomplete,
      sha256: row.recording_sha256 ?? '',
    };
  },
});
