import { area } from '#platform/areas/area.ts';
import { answerWebVoiceToolCall } from './answer-tool-call.ts';
import { getWebVoiceAvatar } from './get-web-voice-avatar.ts';
import { offerWebVoice } from './offer-web-voice.ts';
import { webVoicePersonalData } from './personal-data.ts';
import { forgetOldSessions } from './sessions.queries.ts';
import { startPublicWebVoiceSession } from './start-public-web-voice-session.ts';
import { startWebVoiceSession } from './start-web-voice-session.ts';
import type { WebVoiceDeps } from './web-voice.operation.ts';

export { joinCall } from './join-call.ts';
export { proveCall } from './session-proof.ts';
export type { WebCall, WebLine } from './web-call.rules.ts';
export { callOver, offerRefused, refusalOfCall } from './web-voice.errors.ts';
export type { WebCalls, WebVoiceDeps } from './web-voice.operation.ts';

/** Web voice: calls from browsers. */
export const webVoiceArea = area<WebVoiceDeps>({
  name: 'web-voice',
  module: 'web_voice',
  personalData: webVoicePersonalData,
  operations: {
    'Web access': [
      startWebVoiceSession,
      startPublicWebVoiceSession,
      offerWebVoice,
      getWebVoiceAvatar,
      answerWebVoiceToolCall,
    ],
  },
  jobs: ({ db, clock }) => [
    { name: 'web_voice.forget_sessions', everyMinutes: 60, run: () => forgetOldSessions(db.platform, clock.now()) },
  ],
});
