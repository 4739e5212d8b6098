import type { ConversationAnalyser } from '#areas/conversations/analysis';
import type { QuestionRecorder } from '#areas/conversations/unanswered-questions';
import { operationOf } from '#platform/http/operation.ts';

/** Dependencies of call analysis beside the engines. */
export interface CallAnalysisDeps {
  analyser: ConversationAnalyser;
  questions: QuestionRecorder;
}

export const operation = operationOf<CallAnalysisDeps>();
