import type { ChatMessageId, ChatSessionId, TenantId } from '@parley/contract/ids';
import type { AgentConfig } from '@parley/contract/resources/agent';
import { StartChatSession, StartedChatSession } from '@parley/contract/resources/chat';
import type { z } from 'zod';
import { getAgent } from '#areas/agents';
import { hasPortalKey, identityFields, verifyPortalIdentity } from '#areas/portal-identity';
import type { Tx } from '#db/tenant-scope.ts';
import { renderTemplate } from '#brain/template.ts';
import { publicAccess } from '#platform/http/access.ts';
import { notAudited } from '#platform/http/operation.ts';
import { issueToken } from '#platform/ids/token.ts';
import { inEmittingTransaction } from '#platform/outbox/emit.ts';
import { exampleAnswer, exampleAgentId } from './chat.examples.ts';
import { badIdentityToken, noIdentityKey } from './chat.errors.ts';
import { type ChatSessionsDeps, exampleSessionId, operation } from './chat.operation.ts';
import { checkVisitor, getTenantOfAgent } from '#areas/chat-widget';
import { insertMessage, presentMessage } from './messages.queries.ts';
import { sessionTokenPrefix } from './session-proof.ts';
import { insertSession, sessionLifetimeDays } from './sessions.queries.ts';

/** Opens a chat of a visitor with an agent and hands out its token, once. The agent greets, if it speaks first. */
export const startChatSession = operation({
  method: 'POST',
  path: '/api/chat/sessions',
  id: 'startChatSession',
  summary: 'Start a chat session',
  access: publicAccess('visitors have no account; the site is checked against allowed_domains'),
  audit: notAudited('visitors are not people of the tenant; the session itself is the record'),
  requestsPerMinute: 60,
  body: StartChatSession,
  answer: { status: 201, schema: StartedChatSession, holdsSecret: true },
  refusals: ['unauthenticated', 'forbidden', 'chat_disabled', 'origin_not_allowed', 'not_found'],
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
    await checkVisitor(deps, body.agent_id, request);
    const tenantId = await getTenantOfAgent(db, body.agent_id);
    const id = newId() as ChatSessionId;
    const { token, hash } = issueToken(sessionTokenPrefix);
    const expiresAt = new Date(now.getTime() + sessionLifetimeDays * 86_400_000);

    const opened = await inEmittingTransaction({ scope: db.app, bus: deps.bus, tenantId, now }, async (tx, emit) => {
      const { config: agent } = await getAgent(tx, body.agent_id);
      const identity = await identify(tx, deps, { tenantId, body, now });
      // What visitors say of themselves is not mixed with what their portal says of them.
      const visitor = identity ?? visitorFields(body.visitor);
      const greeting = greetingOf(agent, visitor);
      await insertSession(tx, {
        tenantId,
        id,
        agentId: body.agent_id,
        tokenHash: hash,
        visitor,
        variables: visitor,
        identity,
        pageUrl: body.page_url,
        locale: body.locale,
        origin: request.origin,
        hasGreeting: greeting !== '',
        // The session then waits for an answer before the visitor has said anything.
        modelSpeaksFirst: agent.first_speaker === 'model',
        now,
        expiresAt,
      });
      await emit('chat.session.started', `agent:${body.agent_id}`, { session_id: id, agent_id: body.agent_id });
      if (greeting === '') return { messages: [], modelSpeaksFirst: agent.first_speaker === 'model' };
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

/** Who the portal says the visitor is; null where it says nothing. Refuses a token that does not hold. */
async function identify(
  tx: Tx,
  { vault }: ChatSessionsDeps,
  { tenantId, body, now }: { tenantId: TenantId; body: z.infer<typeof StartChatSession>; now: Date },
): Promise<Record<string, string> | null> {
  const { agent_id: agentId, identity_token: token } = body;
  if (token === undefined) return null;
  const identity = await verifyPortalIdentity(tx, vault, { tenantId, agentId, token, now });
  if (identity) return identityFields(identity);
  throw (await hasPortalKey(tx, agentId)) ? badIdentityToken() : noIdentityKey();
}

function visitorFields(visitor: { [field: string]: string | undefined } | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(visitor ?? {}).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

function greetingOf(agent: AgentConfig, visitor: Record<string, string>): string {
  if (agent.first_speaker !== 'agent') return '';
  return renderTemplate(agent.greeting, { ...agent.dynamic_variables, ...visitor }).trim();
}
