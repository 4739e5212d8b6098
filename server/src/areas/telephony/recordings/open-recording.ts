import { apiKey } from '#platform/http/access/access.ts';
import { baseUrlOf } from '#platform/http/base-url.ts';
import { signRecordingLink } from './recording-link.ts';
import { noRecording, stillRecording } from './recordings.errors.ts';
import { callParams, exampleCallId, operation } from './recordings.operation.ts';
import { getRecordingRow } from './recordings.queries.ts';

/** Permanent address of a recording, as webhooks carry it: redirects to a fresh signed link. */
export const openRecording = operation({
  method: 'GET',
  path: '/api/calls/{callId}/recording/file',
  id: 'openCallRecording',
  summary: 'The permanent link of a recording',
  description:
    'Redirects to a link that opens without a key for 10 minutes. Webhooks carry this address, which does not expire. While the recording is being made the answer is 409.',
  access: apiKey('calls:read'),
  params: callParams,
  answer: { status: 302, schema: null, description: 'The bytes are there', caching: 'no-store' },
  refusals: ['not_found', 'live_call'],
  example: { params: { callId: exampleCallId } },
  async run({ tx, tenantId, params, request, now, deps, headers }) {
    const row = await getRecordingRow(tx, params.callId);
    if (row.recording_state === 'recording') throw stillRecording();
    if (row.recording_state !== 'ready') throw noRecording();
    const baseUrl = baseUrlOf(deps.publicUrl, request);
    const link = signRecordingLink(deps.signer, { tenantId, id: params.callId }, { baseUrl, now });
    headers.set('location', link.url);
  },
});
