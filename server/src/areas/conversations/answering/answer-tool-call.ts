import { AnswerToolCall, answerToolCall, ToolCallId } from '#areas/agents/client-tools';
import { chatSessionToken, exampleSessionId, sessionParams } from '#areas/conversations/chats';
import { checkVisitor } from '#areas/conversations/widget';
import { signedBy } from '#platform/http/access/access.ts';
import { notAudited } from '#platform/http/operation.ts';
import { operation } from './answering.operation.ts';

/** Receives the result of a tool that runs in the visitor's page. */
export const answerChatToolCall = operation({
  method: 'POST',
  path: '/api/chat/sessions/{sessionId}/tool-calls/{toolCallId}/result',
  id: 'answerChatToolCall',
  summary: "Answer a tool that runs in the visitor's page",
  description:
    'For each `client_tool.called` with `waits`. The same answer again changes nothing; another one is 409, as is one that comes after `expires_at`.',
  access: signedBy(chatSessionToken),
  audit: notAudited('the answer itself is the record'),
  params: sessionParams.extend({ toolCallId: ToolCallId }),
  maxBodyBytes: 256 * 1024,
  maxBodyValues: 50_000,
  body: AnswerToolCall,
  answer: { status: 204, schema: null },
  refusals: ['not_found', 'forbidden', 'chat_disabled', 'origin_not_allowed', 'conflict'],
  example: {
    params: { sessionId: exampleSessionId, toolCallId: '5f0c2a1e-9d84-8c3b-8a17-2b6f4d9e0c11' },
    body: { result: { cart: ['blue shirt'], total: 40 } },
  },
  async run({ tx, emit, now, tenantId, subject, params, body, request, deps }) {
    await checkVisitor(deps, subject.agentId, request);
    const owner = { tenantId, sessionId: subject.id };
    const { result, is_error: isError } = body;
    await answerToolCall({ tx, emit, now }, { owner, id: params.toolCallId.toLowerCase(), result, isError });
  },
});
