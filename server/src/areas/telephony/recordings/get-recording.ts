import { CallRecording } from '@parley/contract/resources/call';
import { apiKey } from '#platform/http/access/access.ts';
import { baseUrlOf } from '#platform/http/base-url.ts';
import { linkToRecording } from './link-to-recording.ts';
import { callParams, exampleCallId, operation } from './recordings.operation.ts';

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
      redacted: false,
      sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    },
  },
  run({ tx, tenantId, params, request, now, deps }) {
    const call = { tenantId, id: params.callId };
    return linkToRecording(tx, deps.signer, { call, baseUrl: baseUrlOf(deps.publicUrl, request), now });
  },
});
