import { type Area, area, type Operation } from '#platform/http/operation.ts';
import type { ChatVerificationDeps } from './chat-verification.operation.ts';
import { confirmVerification } from './confirm-verification.ts';
import { getVerification } from './get-verification.ts';
import { getVerificationRequired } from './get-verification-required.ts';
import { startVerification } from './start-verification.ts';

export type { ChatVerificationDeps } from './chat-verification.operation.ts';
export { createCodes } from './codes.ts';

export const chatVerificationOperations: readonly Operation<ChatVerificationDeps>[] = [
  getVerification,
  startVerification,
  confirmVerification,
  getVerificationRequired,
];

/** Visitors of chats proving who they are. */
export const chatVerificationArea = (deps: ChatVerificationDeps): Area =>
  area('chat-verification', chatVerificationOperations, deps);
