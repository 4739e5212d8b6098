import { type Area, area, type Operation } from '#platform/http/operation.ts';
import { answerChatToolCall } from './answer-tool-call.ts';
import type { AnsweringDeps } from './answering.operation.ts';

export { type AnswerRunner, createAnswerRunner } from './answer-runner.ts';
export { type ClaimedTurn, leaseEnd, loadTurn, type SessionRef } from './answer-turn.queries.ts';
export type { AnsweringDeps } from './answering.operation.ts';
export type { ChatBrain } from './chat-brain.ts';
export { createDraftReply, type DraftReply } from './draft-reply.ts';
export type { AnswerEvent } from './running-answer.ts';
export { chatSummaryJob } from './summarise-chat.ts';

export const answeringOperations: readonly Operation<AnsweringDeps>[] = [answerChatToolCall];

/** The agent's answers in chats: turns, tools of the page, drafts and summaries. */
export const answeringArea = (deps: AnsweringDeps): Area => area('answering', answeringOperations, deps);
