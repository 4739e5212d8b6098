import type { AgentConfig } from '@parley/contract/resources/agent';
import type { QuestionRecorder } from '#areas/conversations/unanswered-questions';
import type { AnalysedConversation, AnalysisRequest } from '#brain/ports.ts';
import { operationOf } from '#platform/http/operation.ts';

/** Port: analyses a finished conversation; built in `app/`, where models are known. */
export interface ConversationAnalyser {
  /** By the agent's model, or by `builtin`, which only extracts what was said. Throws when it could not. */
  analyse(conversation: {
    /** Agent configuration, secrets in clear. */
    agent: AgentConfig;
    request: AnalysisRequest;
    variables: Readonly<Record<string, string>>;
    endedAt: Date;
    by: 'agent' | 'builtin';
    signal: AbortSignal;
  }): Promise<AnalysedConversation>;
}

/** Dependencies of call analysis beside the engines. */
export interface CallAnalysisDeps {
  analyser: ConversationAnalyser;
  questions: QuestionRecorder;
}

export const operation = operationOf<CallAnalysisDeps>();
