import { z } from 'zod';
import { signedBy } from '#platform/http/access/access.ts';
import { notAudited } from '#platform/http/operation.ts';
import { joinCall } from './join-call.ts';
import { webVoiceToken } from './session-proof.ts';
import { exampleCallId, operation, sessionParams } from './web-voice.operation.ts';

const exampleSdp = 'v=0\r\no=- 1 1 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\nm=audio 9 UDP/TLS/RTP/SAVPF 111\r\n...';

/** WebRTC signalling in one request, like WHIP: SDP offer in, SDP answer out, then media flows. */
export const offerWebVoice = operation({
  method: 'POST',
  path: '/api/web-voice/sessions/{callId}/offer',
  id: 'offerWebVoice',
  summary: 'Join a web voice call by WebRTC',
  description:
    'All candidates stand in offer and answer. `X-Resume-Token` takes the caller back within 30 s of losing the network, with a new offer here.',
  access: signedBy(webVoiceToken),
  audit: notAudited('the call itself is the record'),
  transaction: 'none',
  params: sessionParams,
  body: z.string().min(1).max(65_536).meta({ description: 'SDP offer with one Opus audio track' }),
  bodyType: 'application/sdp',
  answer: {
    status: 201,
    schema: z.string().meta({ description: 'SDP answer' }),
    contentType: 'application/sdp',
    holdsSecret: true,
  },
  refusals: [
    'conflict',
    'forbidden',
    'insufficient_balance',
    'not_live',
    'origin_not_allowed',
    'not_configured',
    'unavailable',
    'not_found',
  ],
  example: { params: { callId: exampleCallId }, body: exampleSdp, answer: exampleSdp },
  async run({ db, deps, subject, body, headers, now }) {
    const joined = await joinCall({ db, deps, now }, subject, () => ({ kind: 'webrtc', offerSdp: body }));
    headers.set('x-resume-token', joined.resumeToken);
    headers.set('location', `/api/web-voice/sessions/${subject.id}/offer`);
    return joined.answerSdp ?? '';
  },
});
