import { CrmRecordingLink } from '@parley/contract/resources/crm';
import { callParams } from '#areas/telephony/calls';
import { linkToRecording } from '#areas/telephony/recordings';
import { apiKey } from '#platform/http/access/access.ts';
import { baseUrlOf } from '#platform/http/base-url.ts';
import { exampleCallId, operation } from './crm.operation.ts';

/** Returns a link to a call's recording for the page of a CRM record, valid for ten minutes. */
export const getCrmRecordingLink = operation({
  method: 'GET',
  path: '/api/crm/conversations/{callId}/recording-link',
  id: 'getCrmRecordingLink',
  summary: 'CRM package: a link to a recording',
  description:
    'The link opens without a key for 10 minutes. Request it when it is to be played, and do not store it. While the recording is being made the answer is 409.',
  access: apiKey('crm:read'),
  params: callParams,
  answer: { status: 200, schema: CrmRecordingLink, caching: 'no-store' },
  refusals: ['not_found', 'live_call'],
  example: {
    params: { callId: exampleCallId },
    answer: {
      url: `https://parley.example.com/api/calls/${exampleCallId}/recording/content?tenant=0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b01&expires=1772358060&signature=ed25519.0123456789abcdef.c2ln`,
      expires_at: '2026-03-01T09:41:00.000Z',
      content_type: 'audio/ogg',
      duration_ms: 68_000,
    },
  },
  async run({ tx, tenantId, params, request, now, deps }) {
    const baseUrl = baseUrlOf(deps.publicUrl, request);
    const { url, expires_at, content_type, duration_ms } = await linkToRecording(tx, deps.signer, {
      call: { tenantId, id: params.callId },
      baseUrl,
      now,
    });
    return { url, expires_at, content_type, duration_ms };
  },
});
