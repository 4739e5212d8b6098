import { z } from 'zod';
import { signedBy } from '#platform/http/access/access.ts';
import { FileAnswer } from '#platform/http/responses/file-answer.ts';
import { recordingLink } from './recording-link.ts';
import { noRecording } from './recordings.errors.ts';
import { callParams, exampleCallId, operation } from './recordings.operation.ts';
import { findRecording } from './recordings.queries.ts';
import { contentTypeOf, formatOf } from './recordings.rules.ts';

/** Lifetime of a link to the store: the redirect is followed at once, and a player seeks in it for a while. */
const storeLinkSeconds = 10 * 60;

/** Serves a recording behind a signed link, with range requests; where S3 is the store, by a redirect to it. */
export const getRecordingContent = operation({
  method: 'GET',
  path: '/api/calls/{callId}/recording/content',
  id: 'getCallRecordingContent',
  summary: 'Recording bytes behind the signed URL',
  description:
    'Takes `Range` (206, or 416 behind the end) and HEAD. 403 when the link has expired or was changed. Where S3 is the store, 302 to a link of S3 that opens for 10 minutes.',
  access: signedBy(recordingLink),
  params: callParams,
  query: z.strictObject({
    tenant: z.string().max(64).meta({ description: 'From the link' }),
    expires: z.string().max(16).meta({ description: 'From the link' }),
    signature: z.string().max(200).meta({ description: 'From the link' }),
    redirect: z.literal('false').optional().meta({
      description: '`false`: the bytes come from here also where S3 is the store, for pages that load from here alone',
    }),
  }),
  answer: {
    status: 200,
    schema: z.string(),
    contentType: 'audio/ogg',
    files: ['audio/wav'],
    caching: 'private, no-store',
    otherStatus: { 302: 'The bytes are in S3, at `Location`' },
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
  async run({ tx, subject, query, deps }) {
    const row = await findRecording(tx, subject.callId);
    const key = row?.recording_state === 'ready' ? row.recording_key : null;
    const bytes = key === null ? null : await deps.files.size(key);
    if (!row || key === null || bytes === null) throw noRecording();
    const [contentType, filename] = [contentTypeOf(formatOf(key)), `call-${row.id}.${formatOf(key)}`];
    const link = { expiresInSeconds: storeLinkSeconds, contentType, filename };
    return new FileAnswer({
      contentType,
      disposition: 'inline',
      filename,
      bytes,
      etag: `"${row.recording_sha256}"`,
      location: query.redirect === 'false' ? null : await deps.files.linkTo(key, link),
      open: (range) => deps.files.open(key, range),
    });
  },
});
