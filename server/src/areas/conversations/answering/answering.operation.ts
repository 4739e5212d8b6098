import type { WidgetConfigCache } from '#areas/conversations/widget';
import { operationOf } from '#platform/http/operation.ts';
import type { AnswerRunner } from './answer-runner.ts';
import type { ChatBrain } from './chat-brain.ts';

/** Dependencies of the answering operations beside the database. */
export interface AnsweringDeps {
  widgetConfigs: WidgetConfigCache;
  /** Model that summarises chats. */
  brain: ChatBrain;
  answers: Pick<AnswerRunner, 'continueWorkflow'>;
}

export const operation = operationOf<AnsweringDeps>();
