import { type Area, area, type Operation } from '#platform/http/operation.ts';
import { answerWebVoiceToolCall } from './answer-tool-call.ts';
import { getWebVoiceAvatar } from './get-web-voice-avatar.ts';
import { offerWebVoice } from './offer-web-voice.ts';
import { startPublicWebVoiceSession } from './start-public-web-voice-session.ts';
import { startWebVoiceSession } from './start-web-voice-session.ts';
import type { WebVoiceDeps } from './web-voice.operation.ts';

export { joinCall } from './join-call.ts';
export { proveCall } from './session-proof.ts';
export type { WebCall, WebLine } from './web-call.rules.ts';
export { callOver, offerRefused } from './web-voice.errors.ts';
export type { WebCalls, WebVoiceDeps } from './web-voice.operation.ts';

export const webVoiceOperations: readonly Operation<WebVoiceDeps>[] = [
  startWebVoiceSession,
  startPublicWebVoiceSession,
  offerWebVoice,
  getWebVoiceAvatar,
  answerWebVoiceToolCall,
];

/** Web voice: calls from browsers. */
export const webVoiceArea = (deps: WebVoiceDeps): Area => area('web-voice', webVoiceOperations, deps);
