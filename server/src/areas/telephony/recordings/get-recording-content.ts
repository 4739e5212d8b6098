import { z } from 'zod';
import { signedBy } from '#platform/http/access/access.ts';
import { FileAnswer } from '#platform/http/responses/file-answer.ts';
import { recordingLink } from './recording-link.ts';
import { noRecording } from './recordings.errors.ts';
import { callParams, exampleCallId, operation } from './recordings.operation.ts';
import { findRecording } from './recordings.queries.ts';
import { contentTypeOf, formatOf } from './recordings.rules.ts';

/** Serves a recording behind a signed link, with range requests. */
export const getRecordingContent = operation({
  method: 'GET',
  path: '/api/calls/{callId}/recording/content',
  id: 'getCallRecordingContent',
  summary: 'Recording bytes behind the signed URL',
  description: 'Takes `Range` (206, or 416 behind the end) and HEAD. 403 when the link has expired or was changed.',
  access: signedBy(recordingLink),
  params: callParams,
  query: z.strictObject({
    tenant: z.string().max(64).meta({ description: 'From the link' }),
    expires: z.string().max(16).meta({ description: 'From the link' }),
    signature: z.string().max(200).meta({ description: 'From the link' }),
  }),
  answer: {
    status: 200,
    schema: z.string(),
    contentType: 'audio/ogg',
    files: ['audio/wav'],
    caching: 'private, no-store',
  },
  refusals: ['not_found', 'forbidden', 'range_not_satisfiable'],
  example: {
    params: { callId: exampleCallId },
    query: {
      tenant: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b01',
      expires: '1772358060',
      signature: 'ed25519.0123456789abcdef.c2ln',
    },
    answer: '',
  },
  async run({ tx, subject, deps }) {
    const row = await findRecording(tx, subject.callId);
    const key = row?.recording_state === 'ready' ? row.recording_key : null;
    const bytes = key === null ? null : await deps.files.size(key);
    if (!row || key === null || bytes === null) throw noRecording();
    const format = formatOf(key);
    return new FileAnswer({
      contentType: contentTypeOf(format),
      disposition: 'inline',
      filename: `call-${row.id}.${format}`,
      bytes,
      etag: `"${row.recording_sha256}"`,
      open: (range) => deps.files.open(key, range),
    });
  },
});
