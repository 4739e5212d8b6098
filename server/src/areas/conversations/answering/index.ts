import { area } from '#platform/areas/area.ts';
import { answerChatToolCall } from './answer-tool-call.ts';
import type { AnsweringDeps } from './answering.operation.ts';
import { continueWorkflowJob } from './continue-workflow.ts';
import { chatSummaryJob } from './summarise-chat.ts';

export { AnswerRunner } from './answer-runner.ts';
export { type ClaimedTurn, leaseEnd, loadTurn, type SessionRef } from './answer-turn.queries.ts';
export type { AnsweringDeps } from './answering.operation.ts';
export type { ChatBrain } from './chat-brain.ts';
export { createDraftReply, type DraftReply } from './draft-reply.ts';
export type { AnswerEvent } from './running-answer.ts';

/** The agent's answers in chats: turns, tools of the page, drafts and summaries. */
export const answeringArea = area<AnsweringDeps>({
  name: 'answering',
  operations: {
    'Chat Widget': [answerChatToolCall],
  },
  jobs: (deps) => [chatSummaryJob(deps), continueWorkflowJob(deps)],
});
