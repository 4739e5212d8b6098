import type { ChatMessageId, ChatSessionId, TenantId } from '@parley/contract/ids';
import type { AgentConfig } from '@parley/contract/resources/agent';
import type { ChatMessage, StartChatSession } from '@parley/contract/resources/chat';
import type { z } from 'zod';
import { getAgent } from '#areas/agents/agents';
import { vouchedVariables } from '#areas/agents/portal-identity';
import { addressHash, checkNewSession, countMessage } from '#areas/conversations/chat-limits';
import {
  insertMessage,
  insertSession,
  type MessageRow,
  presentMessage,
  recordVisitorMessage,
} from '#areas/conversations/chats';
import type { StoredWidgetConfig } from '#areas/conversations/widget';
import { renderTemplate } from '#brain/template.ts';
import type { Tx } from '#db/tenant-scope.ts';
import type { RequestFacts } from '#platform/http/operation.ts';
import type { EmitEvent } from '#platform/outbox/emit.ts';
import { identifyVisitor } from './identify-visitor.ts';
import { verificationRequired } from './visitor-chats.errors.ts';
import type { VisitorChatsDeps } from './visitor-chats.operation.ts';
import { givenFields, pageVariables } from './visitor-data.rules.ts';

interface Opening {
  tx: Tx;
  emit: EmitEvent;
  deps: VisitorChatsDeps;
  tenantId: TenantId;
  id: ChatSessionId;
  tokenHash: Buffer;
  expiresAt: Date;
  /** Current widget settings of the agent. */
  settings: StoredWidgetConfig;
  request: RequestFacts;
  newId: () => string;
  now: Date;
}

type Asked = z.infer<typeof StartChatSession>;

/** Inserts a session with its greeting and the first message, and returns both. Refuses a session above the limits. */
export async function openSession(
  opening: Opening,
  body: Asked,
): Promise<{ messages: ChatMessage[]; modelSpeaksFirst: boolean }> {
  const { tx, emit, deps, tenantId, id, settings, request, now } = opening;
  const agentId = body.agent_id;
  const from = await countSession(opening, body);
  const { config: agent } = await getAgent(tx, agentId);
  const identity = await identifyVisitor(tx, deps.vault, { tenantId, agentId, token: body.identity_token, now });
  // Fields the visitor gives are not mixed with those the portal signed.
  const visitor = identity ?? givenFields(body.visitor);
  const variables = { ...pageVariables(body.variables), ...visitor };
  const greeting = greetingOf(agent, vouchedVariables(identity, variables));
  const mustBeVerified = settings.verification.is_required && identity === null;
  if (body.message && mustBeVerified) throw verificationRequired();
  // A first message of the visitor is answered instead.
  const modelSpeaksFirst = agent.first_speaker === 'model' && !mustBeVerified && !body.message;
  await insertSession(tx, {
    ...opening,
    agentId,
    visitor,
    variables,
    identity,
    pageUrl: body.page_url,
    locale: body.locale,
    origin: request.origin,
    addressHash: from,
    hasGreeting: greeting !== '',
    // The session then waits for an answer before any visitor message.
    modelSpeaksFirst,
  });
  await emit('chat.session.started', `agent:${agentId}`, { session_id: id, agent_id: agentId });
  const messages = await insertOpening(opening, greeting, body.message);
  return { messages: messages.map(presentMessage), modelSpeaksFirst };
}

/** Counts the session and its first message against the limits of address and agent. */
async function countSession({ tx, deps, tenantId, settings, request, now }: Opening, body: Asked): Promise<Buffer> {
  const { limits, addressKey } = deps;
  const agentId = body.agent_id;
  const from = { agentId, addressHash: addressHash(addressKey, { tenantId, ip: request.ip }) };
  const hasMessage = body.message !== undefined;
  await checkNewSession(tx, { ...from, sessionsPerHour: settings.sessions_per_hour, hasMessage, limits, now });
  if (hasMessage) countMessage(deps, from);
  return from.addressHash;
}

/** Inserts the first messages of a session: the greeting, unless empty, and the visitor's. */
async function insertOpening(
  { tx, emit, tenantId, id, newId, now }: Opening,
  greeting: string,
  message: Asked['message'],
): Promise<MessageRow[]> {
  const writing = { tx, emit, tenantId, now };
  const rows: MessageRow[] = [];
  if (greeting !== '') {
    const first = { id: newId() as ChatMessageId, seq: 1, role: 'agent', text: greeting } as const;
    rows.push(await insertMessage(writing, id, first));
  }
  if (message) {
    const seq = rows.length + 1;
    const { text, client_message_id: clientMessageId } = message;
    const said = { id: newId() as ChatMessageId, seq, role: 'visitor', text, clientMessageId } as const;
    rows.push(await insertMessage(writing, id, said));
    await recordVisitorMessage(tx, { sessionId: id, seq, now, lease: null });
  }
  return rows;
}

function greetingOf(agent: AgentConfig, variables: Record<string, string>): string {
  if (agent.first_speaker !== 'agent') return '';
  return renderTemplate(agent.greeting, { ...agent.dynamic_variables, ...variables }).trim();
}
