import { SendChatMessage, SentChatMessage } from '@parley/contract/resources/chat';
import { presentToolCall } from '#areas/agents/client-tools';
import type { AnswerEvent } from '#areas/conversations/answering';
import { addressHash, countMessage } from '#areas/conversations/chat-limits';
import {
  chatSessionToken,
  exampleAnswer,
  exampleMessage,
  exampleSessionId,
  presentMessage,
  sessionParams,
} from '#areas/conversations/chats';
import { checkVisitor } from '#areas/conversations/widget';
import { signedBy } from '#platform/http/access/access.ts';
import { notAudited } from '#platform/http/operation.ts';
import { StreamAnswer, type StreamedEvent } from '#platform/http/responses/event-stream.ts';
import { acceptMessage } from './accept-message.ts';
import { operation } from './visitor-chats.operation.ts';

/**
 * Commits the visitor's message, then answers it: as an event stream, or as JSON once complete. The answer is generated
 * and saved whether or not the client stays.
 */
export const sendChatMessage = operation({
  method: 'POST',
  path: '/api/chat/sessions/{sessionId}/messages',
  id: 'sendChatMessage',
  summary: 'Send a chat message',
  access: signedBy(chatSessionToken),
  audit: notAudited('the message itself is the record'),
  transaction: 'none',
  requestsPerMinute: 600,
  params: sessionParams,
  body: SendChatMessage,
  answer: {
    status: 200,
    schema: SentChatMessage,
    stream:
      'With `Accept: text/event-stream`: `message.accepted`, then `message.delta`, `tool.started`, `tool.finished` and `client_tool.called` (a tool that runs in the page) as they come, `error` when no model could answer, and last `message.completed`; `message.withdrawn` instead when a person took the chat over meanwhile, and what was said of the answer does not count. Sending the same `client_message_id` again tells all of it again and goes on.',
  },
  refusals: ['not_found', 'forbidden', 'chat_disabled', 'origin_not_allowed', 'conflict', 'rate_limited'],
  example: {
    params: { sessionId: exampleSessionId },
    body: { text: exampleMessage.text, client_message_id: 'm-1' },
    answer: { message: exampleMessage, answer: exampleAnswer },
  },
  async run({ body, subject, tenantId, request, deps, db, now, newId }) {
    const { settings } = await checkVisitor(deps, subject.agentId, request);
    const session = { tenantId, id: subject.id };
    const context = {
      db,
      bus: deps.bus,
      now,
      newId,
      limits: deps.limits,
      mustBeVerified: settings.verification.is_required,
      settings,
      rememberWords: deps.answers.rememberWords,
      count() {
        const from = addressHash(deps.addressKey, { tenantId, ip: request.ip });
        countMessage(deps, { agentId: subject.agentId, addressHash: from });
      },
    };
    const accepted = await acceptMessage(context, session, body, deps.answers.claimAs(session));
    const message = presentMessage(accepted.message);
    const isForPeople = accepted.status === 'waiting' || accepted.status === 'with_operator';
    const { seq } = accepted.message;
    if (accepted.turn) deps.answers.runClaimed(accepted.turn);
    else if (!isForPeople) deps.answers.schedule(session, seq);
    const followed = { session, seq, isNew: accepted.isNew, signal: request.closed };
    if (request.wantsStream) {
      const answer = isForPeople ? noAnswer() : deps.answers.follow(followed);
      return new StreamAnswer(streamed(message, answer));
    }
    return { message, answer: isForPeople ? null : await deps.answers.answerTo(followed) };
  },
});

async function* noAnswer(): AsyncGenerator<AnswerEvent> {}

async function* streamed(
  message: ReturnType<typeof presentMessage>,
  answer: AsyncIterable<AnswerEvent>,
): AsyncGenerator<StreamedEvent> {
  yield envelope('message.accepted', { message });
  for await (const event of answer) {
    switch (event.kind) {
      case 'delta':
        yield envelope('message.delta', { message_id: event.messageId, delta: event.text });
        break;
      case 'tool-started':
      case 'tool-finished':
        yield envelope(event.kind.replace('-', '.'), { tool_call_id: event.toolCallId, name: event.name });
        break;
      case 'page-tool':
        yield envelope('client_tool.called', presentToolCall(event.call));
        break;
      case 'withdrawn':
        yield envelope('message.withdrawn', { message_id: event.messageId });
        break;
      case 'completed':
        if (event.message.status === 'failed')
          yield envelope('error', { error: 'model_failed', message: 'No model could answer' });
        yield envelope('message.completed', { message: event.message });
        break;
    }
  }
}

function envelope(type: string, data: unknown): StreamedEvent {
  return { event: type, data: { type, timestamp: new Date().toISOString(), data } };
}
