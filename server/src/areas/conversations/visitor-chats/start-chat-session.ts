import type { ChatSessionId } from '@parley/contract/ids';
import { StartChatSession, StartedChatSession } from '@parley/contract/resources/chat';
import {
  exampleAgentId,
  exampleAnswer,
  exampleMessage,
  exampleSessionId,
  sessionLifetimeDays,
  sessionTokenPrefix,
} from '#areas/conversations/chats';
import { checkVisitor, getTenantOfAgent } from '#areas/conversations/widget';
import { dayMs } from '#platform/clock/wall-clock.ts';
import { publicAccess } from '#platform/http/access/access.ts';
import { requireModule } from '#platform/http/access/account-state.ts';
import { notAudited } from '#platform/http/operation.ts';
import { issueToken } from '#platform/ids/token.ts';
import { inEmittingTransaction } from '#platform/outbox/emit.ts';
import { openSession } from './open-session.ts';
import { operation } from './visitor-chats.operation.ts';

/**
 * Starts a chat with an agent and issues its token, once. The agent greets if it speaks first. With a first message,
 * chat and message are one commit and the answer follows.
 */
export const startChatSession = operation({
  method: 'POST',
  path: '/api/chat/sessions',
  id: 'startChatSession',
  summary: 'Start a chat session',
  description:
    'With `message`, the session begins with what the visitor wrote: one request instead of two, and the limits of talks count instead of the tight one of sessions nobody wrote in. 429 with detail `too_many_chats` names the limit; see PARLEY_CHATS_PER_ADDRESS and PARLEY_SILENT_CHATS_PER_ADDRESS.',
  access: publicAccess('visitors have no account; the site is checked against allowed_domains'),
  audit: notAudited('visitors are not people of the tenant; the session itself is the record'),
  requestsPerMinute: 240,
  maxBodyBytes: 128 * 1024,
  body: StartChatSession,
  answer: { status: 201, schema: StartedChatSession, holdsSecret: true },
  refusals: ['unauthenticated', 'forbidden', 'chat_disabled', 'origin_not_allowed', 'not_found', 'rate_limited'],
  example: {
    body: {
      agent_id: exampleAgentId,
      page_url: 'https://example.com/contact',
      locale: 'en',
      message: { text: exampleMessage.text, client_message_id: 'm-1' },
    },
    answer: {
      session_id: exampleSessionId,
      session_token: 'chat_kJ3x...',
      status: 'open',
      expires_at: '2026-03-31T09:30:00.000Z',
      ai_disclosure: 'You are chatting with an AI assistant.',
      messages: [{ ...exampleAnswer, text: 'Lindgren Dental, how can I help?', sources: [] }, exampleMessage],
    },
  },
  async run({ body, deps, db, request, newId, now }) {
    const { settings, country } = await checkVisitor(deps, body.agent_id, request);
    const tenantId = await getTenantOfAgent(db, body.agent_id);
    await requireModule(db, tenantId, 'chat');
    const id = newId() as ChatSessionId;
    const { token, hash } = issueToken(sessionTokenPrefix);
    const expiresAt = new Date(now.getTime() + sessionLifetimeDays * dayMs);
    const asked = { tenantId, id, tokenHash: hash, expiresAt, settings, country, request, newId, now };
    const opened = await inEmittingTransaction({ scope: db.app, bus: deps.bus, tenantId, now }, (tx, emit) =>
      openSession({ ...asked, tx, emit, deps }, body),
    );

    if (body.message) deps.answers.schedule({ tenantId, id });
    if (opened.modelSpeaksFirst) {
      deps.answers.schedule({ tenantId, id });
      const greeting = await deps.answers.answerTo({
        session: { tenantId, id },
        seq: 0,
        isNew: true,
        signal: request.closed,
      });
      if (greeting) opened.messages.push(greeting);
    }
    return {
      session_id: id,
      session_token: token,
      status: 'open' as const,
      expires_at: expiresAt.toISOString(),
      ai_disclosure: opened.disclosure,
      messages: opened.messages,
    };
  },
});
