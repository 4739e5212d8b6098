import { area } from '#platform/areas/area.ts';
import type { ChatVerificationDeps } from './chat-verification.operation.ts';
import { confirmVerification } from './confirm-verification.ts';
import { getVerification } from './get-verification.ts';
import { getVerificationRequired } from './get-verification-required.ts';
import { verificationPersonalData } from './personal-data.ts';
import { startVerification } from './start-verification.ts';

export type { ChatVerificationDeps } from './chat-verification.operation.ts';
export { createCodes } from './codes.ts';

/** Visitors of chats proving who they are. */
export const chatVerificationArea = area<ChatVerificationDeps>({
  name: 'chat-verification',
  module: 'chat',
  personalData: verificationPersonalData,
  operations: {
    'Chat verification': [getVerification, startVerification, confirmVerification, getVerificationRequired],
  },
});
