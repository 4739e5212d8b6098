import type { ChatMessageId, ChatSessionId } from '@parley/contract/ids';
import type { AgentConfig } from '@parley/contract/resources/agent';
import { StartChatSession, StartedChatSession } from '@parley/contract/resources/chat';
import { getAgent } from '#areas/agents';
import { renderTemplate } from '#brain/template.ts';
import { publicAccess } from '#platform/http/access.ts';
import { notAudited } from '#platform/http/operation.ts';
import { issueToken } from '#platform/ids/token.ts';
import { inEmittingTransaction } from '#platform/outbox/emit.ts';
import { exampleAnswer, exampleAgentId } from './chat.examples.ts';
import { checkNewSession } from './chat-limits.queries.ts';
import { addressHash } from './chat-limits.rules.ts';
import { exampleSessionId, operation } from './chat.operation.ts';
import { checkVisitor, getTenantOfAgent } from '#areas/chat-widget';
import { vouchedVariables } from '#areas/portal-identity';
import { identifyVisitor } from './identify-visitor.ts';
import { insertMessage, presentMessage } from './messages.queries.ts';
import { sessionTokenPrefix } from './session-proof.ts';
import { insertSession, sessionLifetimeDays } from './sessions.queries.ts';
import { givenFields, pageVariables } from './visitor-data.rules.ts';

/** Opens a chat of a visitor with an agent and hands out its token, once. The agent greets, if it speaks first. */
export const startChatSession = operation({
  method: 'POST',
  path: '/api/chat/sessions',
  id: 'startChatSession',
  summary: 'Start a chat session',
  access: publicAccess('visitors have no account; the site is checked against allowed_domains'),
  audit: notAudited('visitors are not people of the tenant; the session itself is the record'),
  requestsPerMinute: 60,
  maxBodyBytes: 128 * 1024,
  body: StartChatSession,
  answer: { status: 201, schema: StartedChatSession, holdsSecret: true },
  refusals: ['unauthenticated', 'forbidden', 'chat_disabled', 'origin_not_allowed', 'not_found', 'rate_limited'],
  example: {
    body: { agent_id: exampleAgentId, page_url: 'https://example.com/contact', locale: 'en' },
    answer: {
      session_id: exampleSessionId,
      session_token: 'chat_kJ3x...',
      status: 'open',
      expires_at: '2026-03-31T09:30:00.000Z',
      messages: [{ ...exampleAnswer, text: 'Lindgren Dental, how can I help?', sources: [] }],
    },
  },
  async run({ body, deps, db, request, newId, now }) {
    const { settings } = await checkVisitor(deps, body.agent_id, request);
    const tenantId = await getTenantOfAgent(db, body.agent_id);
    const id = newId() as ChatSessionId;
    const { token, hash } = issueToken(sessionTokenPrefix);
    const expiresAt = new Date(now.getTime() + sessionLifetimeDays * 86_400_000);

    const opened = await inEmittingTransaction({ scope: db.app, bus: deps.bus, tenantId, now }, async (tx, emit) => {
      const agentId = body.agent_id;
      const from = addressHash(deps.addressKey, { tenantId, ip: request.ip });
      const { sessions_per_hour: sessionsPerHour } = settings;
      await checkNewSession(tx, { agentId, addressHash: from, sessionsPerHour, limits: deps.limits, now });
      const { config: agent } = await getAgent(tx, agentId);
      const identity = await identifyVisitor(tx, deps.vault, { tenantId, agentId, token: body.identity_token, now });
      // What visitors say of themselves is not mixed with what their portal says of them.
      const visitor = identity ?? givenFields(body.visitor);
      const variables = { ...pageVariables(body.variables), ...visitor };
      const greeting = greetingOf(agent, vouchedVariables(identity, variables));
      const mustBeVerified = settings.verification.is_required && identity === null;
      const modelSpeaksFirst = agent.first_speaker === 'model' && !mustBeVerified;
      await insertSession(tx, {
        tenantId,
        id,
        agentId,
        tokenHash: hash,
        visitor,
        variables,
        identity,
        pageUrl: body.page_url,
        locale: body.locale,
        origin: request.origin,
        addressHash: from,
        hasGreeting: greeting !== '',
        // The session then waits for an answer before the visitor has said anything.
        modelSpeaksFirst,
        now,
        expiresAt,
      });
      await emit('chat.session.started', `agent:${agentId}`, { session_id: id, agent_id: agentId });
      if (greeting === '') return { messages: [], modelSpeaksFirst };
      const message = { id: newId() as ChatMessageId, seq: 1, role: 'agent' as const, text: greeting };
      return {
        messages: [presentMessage(await insertMessage({ tx, emit, tenantId, now }, id, message))],
        modelSpeaksFirst: false,
      };
    });

    if (opened.modelSpeaksFirst) {
      deps.answers.wake({ tenantId, id });
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
      messages: opened.messages,
    };
  },
});

function greetingOf(agent: AgentConfig, variables: Record<string, string>): string {
  if (agent.first_speaker !== 'agent') return '';
  return renderTemplate(agent.greeting, { ...agent.dynamic_variables, ...variables }).trim();
}
