import { AnswerToolCall, answerToolCall, ToolCallId } from '#areas/agents/client-tools';
import { signedBy } from '#platform/http/access/access.ts';
import { notAudited } from '#platform/http/operation.ts';
import { webVoiceToken } from './session-proof.ts';
import { exampleCallId, operation, sessionParams } from './web-voice.operation.ts';

/** Answers a client tool call from a caller's page. */
export const answerWebVoiceToolCall = operation({
  method: 'POST',
  path: '/api/web-voice/sessions/{callId}/tool-calls/{toolCallId}/result',
  id: 'answerWebVoiceToolCall',
  summary: "Answer a tool that runs in the caller's page",
  description:
    'For each message `client_tool` of the call with `waits`. The same answer again changes nothing; another one is 409, as is one that comes after `expiresAt`.',
  access: signedBy(webVoiceToken),
  audit: notAudited('the answer itself is the record'),
  params: sessionParams.extend({ toolCallId: ToolCallId }),
  maxBodyBytes: 256 * 1024,
  maxBodyValues: 50_000,
  body: AnswerToolCall,
  answer: { status: 204, schema: null },
  refusals: ['not_found', 'origin_not_allowed', 'conflict'],
  example: {
    params: { callId: exampleCallId, toolCallId: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b41' },
    body: { result: 'The form is filled in.' },
  },
  async run({ tx, emit, now, tenantId, subject, params, body }) {
    const owner = { tenantId, callId: subject.id };
    const { result, is_error: isError } = body;
    await answerToolCall({ tx, emit, now }, { owner, id: params.toolCallId.toLowerCase(), result, isError });
  },
});
