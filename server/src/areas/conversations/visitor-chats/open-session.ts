import type { ChatMessageId, ChatSessionId, TenantId } from '@parley/contract/ids';
import type { AgentConfig } from '@parley/contract/resources/agent';
import type { ChatMessage, StartChatSession } from '@parley/contract/resources/chat';
import type { z } from 'zod';
import { aiDisclosureOf } from '#areas/agents/agents';
import { vouchedVariables } from '#areas/agents/portal-identity';
import { versionFor } from '#areas/agents/traffic-splits';
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
  /** Country of the tenant, ISO 3166-1 alpha-2; empty when unknown. */
  country: string;
  request: RequestFacts;
  newId: () => string;
  now: Date;
}

type Asked = z.infer<typeof StartChatSession>;

interface OpenedSession {
  messages: ChatMessage[];
  modelSpeaksFirst: boolean;
  /** Statement that the agent is a machine; null: none. */
  disclosure: string | null;
}

/** Inserts a session with its greeting and the first message, and returns both. Refuses a session above the limits. */
export async function openSession(opening: Opening, body: Asked): Promise<OpenedSession> {
  const { tx, emit, deps, tenantId, id, settings, request, now } = opening;
  const agentId = body.agent_id;
  const from = await countSession(opening, body);
  const { version, config: agent, isPinned } = await versionFor(tx, agentId, id);
  const identity = await identifyVisitor(tx, deps.vault, { tenantId, agentId, token: body.identity_token, now });
  // Fields the visitor gives are not mixed with those the portal signed.
  const visitor = identity ?? givenFields(body.visitor);
  const variables = { ...pageVariables(body.variables), ...visitor };
  const known = vouchedVariables(identity, variables);
  const greeting = greetingOf(agent, known);
  const disclosure = disclosureOf(agent, opening.country, known);
  const mustBeVerified = settings.verification.is_required && identity === null;
  if (body.message && mustBeVerified) throw verificationRequired();
  // A first message of the visitor is answered instead.
  const modelSpeaksFirst = speaksUnasked(agent, greeting) && !mustBeVerified && !body.message;
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
    isDisclosed: disclosure !== null,
    privacy: agent,
    pinnedVersion: isPinned ? version : null,
  });
  await emit('chat.session.started', `agent:${agentId}`, { session_id: id, agent_id: agentId });
  const redactionLanguage = agent.pii_redaction ? agent.language : null;
  const messages = await insertOpening(opening, { greeting, message: body.message, redactionLanguage });
  return { messages: messages.map(presentMessage), modelSpeaksFirst, disclosure };
}

/** A workflow speaks first where the agent would, and has no greeting. */
function speaksUnasked(agent: AgentConfig, greeting: string): boolean {
  if (agent.first_speaker === 'model') return true;
  return agent.first_speaker === 'agent' && agent.workflow_id !== null && greeting === '';
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
  { tx, emit, deps, tenantId, id, newId, now }: Opening,
  said: { greeting: string; message: Asked['message']; redactionLanguage: string | null },
): Promise<MessageRow[]> {
  const { greeting, message, redactionLanguage } = said;
  const writing = { tx, emit, tenantId, now };
  const rows: MessageRow[] = [];
  if (greeting !== '') {
    const first = { id: newId() as ChatMessageId, seq: 1, role: 'agent', text: greeting, redactionLanguage } as const;
    rows.push(await insertMessage(writing, id, first));
  }
  if (message) {
    const seq = rows.length + 1;
    const { text, client_message_id: clientMessageId } = message;
    const messageId = newId() as ChatMessageId;
    const first = { id: messageId, seq, role: 'visitor', text, clientMessageId, redactionLanguage } as const;
    if (redactionLanguage !== null) deps.answers.rememberWords(messageId, text);
    rows.push(await insertMessage(writing, id, first));
    await recordVisitorMessage(tx, { sessionId: id, seq, now, lease: null });
  }
  return rows;
}

function disclosureOf(agent: AgentConfig, country: string, variables: Record<string, string>): string | null {
  const text = aiDisclosureOf(agent, { country, channel: 'chat' });
  return text && renderTemplate(text, { ...agent.dynamic_variables, ...variables }).trim();
}

function greetingOf(agent: AgentConfig, variables: Record<string, string>): string {
  if (agent.first_speaker !== 'agent') return '';
  return renderTemplate(agent.greeting, { ...agent.dynamic_variables, ...variables }).trim();
}
