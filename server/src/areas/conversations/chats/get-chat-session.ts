import { DeskChat, DeskMessage } from '@parley/contract/resources/chat-desk';
import { ChatAnalysis } from '@parley/contract/resources/conversation-analysis';
import { WorkflowRun } from '@parley/contract/resources/workflow-run';
import { z } from 'zod';
import { exampleAnalysis } from '#areas/conversations/analysis';
import { findWorkflowRun } from '#areas/workflows/runs';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleChat, exampleMessage, exampleResults } from './chat.examples.ts';
import { exampleSessionId, operation, sessionParams } from './chat.operation.ts';
import { findChatAnalysis } from './chat-analysis.queries.ts';
import { listMessages, presentDeskMessage } from './messages.queries.ts';
import { getReadableChat } from './readable-sessions.queries.ts';

/** Messages returned with a chat; of a longer one the newest. */
const messagesMax = 1000;

/** Gets a chat with its messages, internal notes included. */
export const getChatSession = operation({
  method: 'GET',
  path: '/api/chat/sessions/{sessionId}',
  id: 'getChatSession',
  summary: 'Get a chat session with its messages',
  access: apiKey('chat:read'),
  params: sessionParams,
  answer: {
    status: 200,
    schema: DeskChat.extend({
      messages: z.array(DeskMessage).meta({ description: 'Oldest first; the newest 1000 of a longer chat' }),
      has_more_messages: z.boolean(),
      analysis: ChatAnalysis.nullable().meta({ description: 'Null until the chat is closed' }),
      workflow: WorkflowRun.nullable().meta({ description: 'Path through the workflow of the agent; null: none' }),
    }).meta({ id: 'ChatSessionWithMessages' }),
  },
  refusals: ['not_found'],
  example: {
    params: { sessionId: exampleSessionId },
    answer: {
      ...exampleChat,
      messages: [{ ...exampleMessage, visibility: 'public', author: null }],
      has_more_messages: false,
      analysis: { ...exampleAnalysis, ...exampleResults },
      workflow: null,
    },
  },
  async run({ tx, params: { sessionId: id }, person }) {
    const [chat, newestFirst, analysis, workflow] = await Promise.all([
      getReadableChat(tx, id, person),
      listMessages(tx, id, { before: 2 ** 31 - 1, limit: messagesMax + 1 }, { withNotes: true }),
      findChatAnalysis(tx, id),
      findWorkflowRun(tx, { sessionId: id }),
    ]);
    const messages = newestFirst.slice(0, messagesMax).toReversed().map(presentDeskMessage);
    return { ...chat, messages, has_more_messages: newestFirst.length > messagesMax, analysis, workflow };
  },
});
