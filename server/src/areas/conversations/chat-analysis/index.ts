import { analysisJobs } from '#areas/conversations/analysis';
import { area } from '#platform/areas/area.ts';
import { analyzeChat } from './analyze-chat.ts';
import type { ChatAnalysisDeps } from './chat-analysis.operation.ts';
import { chatKind } from './chat-kind.ts';
import { closedChatConsumer } from './closed-chats.ts';
import { chatAnalysisPersonalData } from './personal-data.ts';

export type { ChatAnalysisDeps } from './chat-analysis.operation.ts';

/** Summary, success, sentiment and structured data of closed chats. */
export const chatAnalysisArea = area<ChatAnalysisDeps>({
  name: 'chat-analysis',
  module: 'analysis',
  personalData: chatAnalysisPersonalData,
  operations: {
    'Chat Widget': [analyzeChat],
  },
  jobs: (deps) => analysisJobs({ ...deps, kind: chatKind }),
  consumers: () => [closedChatConsumer()],
});
