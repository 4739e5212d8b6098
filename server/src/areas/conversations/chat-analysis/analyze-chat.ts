import { ConversationAnalysis } from '@parley/contract/resources/conversation-analysis';
import { exampleAnalysis, orderAgain } from '#areas/conversations/analysis';
import { exampleSessionId, getReadableChat, lockSession, sessionParams } from '#areas/conversations/chats';
import { apiKey } from '#platform/http/access/access.ts';
import { chatStillOpen } from './chat-analysis.errors.ts';
import { operation } from './chat-analysis.operation.ts';
import { chatKind } from './chat-kind.ts';

/** Orders the analysis of a closed chat anew. */
export const analyzeChat = operation({
  method: 'POST',
  path: '/api/chat/sessions/{sessionId}/analyze',
  id: 'analyzeChatSession',
  summary: 'Analyze a chat session again',
  description:
    "By the agent's settings as they are now. The results replace those before; `chat.analyzed` tells when they are there. An analysis that waits or runs goes on.",
  access: apiKey('chat:write'),
  audit: 'chat_session.analyze',
  params: sessionParams,
  answer: { status: 202, schema: ConversationAnalysis },
  refusals: ['not_found', 'conflict'],
  example: {
    params: { sessionId: exampleSessionId },
    answer: { ...exampleAnalysis, state: 'pending', attempts: 0, next_attempt_at: exampleAnalysis.updated_at },
  },
  async run({ tx, tenantId, params: { sessionId }, person, now, audit }) {
    await getReadableChat(tx, sessionId, person);
    const { status } = await lockSession(tx, sessionId);
    if (status !== 'closed') throw chatStillOpen();
    const { analysis, isNew } = await orderAgain(tx, { kind: chatKind, tenantId, conversation: sessionId, now });
    if (!isNew) audit.nothingChanged();
    return analysis;
  },
});
