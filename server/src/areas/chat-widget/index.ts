import { type Area, area, type Operation } from '#platform/http/operation.ts';
import { answerChatToolCall } from './answer-tool-call.ts';
import type { ChatDeps } from './chat.operation.ts';
import { getPublicWidgetConfig } from './get-public-widget-config.ts';
import { listChatMessages } from './list-chat-messages.ts';
import { pollSessionStatus, postSessionStatus } from './poll-session-status.ts';
import { sendChatMessage } from './send-chat-message.ts';
import { createEventTicket } from './session-tickets.ts';
import { startChatSession } from './start-chat-session.ts';
import { streamSessionEvents } from './stream-session-events.ts';

export { createAnswerRunner } from './answer-runner.ts';
export type { ChatBrain } from './chat-brain.ts';
export type { ChatDeps } from './chat.operation.ts';
export { isOriginAllowed } from './origin.rules.ts';
export { findWidgetConfig, getTenantOfAgent } from './widget-config.queries.ts';
export { createWidgetConfigCache } from './widget-config-cache.ts';

export const chatWidgetOperations: readonly Operation<ChatDeps>[] = [
  getPublicWidgetConfig,
  startChatSession,
  sendChatMessage,
  listChatMessages,
  pollSessionStatus,
  postSessionStatus,
  streamSessionEvents,
  createEventTicket,
  answerChatToolCall,
];

/** Chat widget: what visitors of a customer's site use. */
export const chatWidgetArea = (deps: ChatDeps): Area => area('chat-widget', chatWidgetOperations, deps);
