import { z } from 'zod';
import {
  AgentId,
  CallId,
  ChatMessageId,
  ChatSessionId,
  DeletionCertificateId,
  KnowledgeBaseFileId,
  PhoneNumberId,
  SipTrunkId,
  UserId,
  WebhookId,
  WorkflowId,
} from './ids.ts';
import { Booking } from './resources/calendar.ts';
import { Call, CallStatus, CallTransfer, CallTurn } from './resources/call.ts';
import { ChatSessionStatus, RecordedChatMessage } from './resources/chat.ts';
import { ChatOperator, ContactRequest, DeskChat, DeskMessage } from './resources/chat-desk.ts';
import { VerificationMethod } from './resources/chat-widget.ts';
import { ChatAnalysisResults } from './resources/conversation-analysis.ts';
import { ChatMention } from './resources/desk-work.ts';
import { FailedToolRun } from './resources/tool-log.ts';

/** `is_shortened`: variables, metadata or structured data were too large for the event and are stored with the call alone. */
const CallEvent = z.object({ call: Call, is_shortened: z.boolean() });

/**
 * Every event the platform emits, by type. Written in the transaction of the change it reports, delivered to event
 * streams and webhooks after the commit, at least once, in commit order.
 */
export const events = {
  'agent.version.created': z.object({ agent_id: AgentId, version: z.int(), source: z.string() }),
  'agent.trashed': z.object({ agent_id: AgentId }),
  'agent.restored_from_trash': z.object({ agent_id: AgentId }),
  'agent.purged': z.object({ agent_id: AgentId }),
  'workflow.version.published': z.object({ workflow_id: WorkflowId, version: z.int() }),
  'agent.widget.updated': z.object({ agent_id: AgentId, changed_fields: z.array(z.string()) }),
  'chat.session.started': z.object({ session_id: ChatSessionId, agent_id: AgentId }),
  'chat.session.status': ChatSessionStatus.extend({ session_id: ChatSessionId }),
  'chat.message.created': z.object({ session_id: ChatSessionId, message: RecordedChatMessage }),
  'chat.answer.requested': z.object({ session_id: ChatSessionId, message_id: ChatMessageId }),
  /** An internal note, visible to operators only. */
  'chat.note.created': z.object({ session_id: ChatSessionId, message: DeskMessage }),
  /** Handoff requested: the chat is in the queue. */
  'chat.session.escalated': z.object({ chat: DeskChat }),
  /** An operator claimed the chat; it is out of the queue. `from`: the previous operator, when it was transferred. */
  'chat.session.claimed': z.object({ chat: DeskChat, from: UserId.nullable() }),
  /** The chat was returned to the queue (see its status) or to the agent. `is_lost`: its operator went offline. */
  'chat.session.released': z.object({ chat: DeskChat, from: UserId, is_lost: z.boolean() }),
  /** The chat left the queue unclaimed. */
  'chat.session.unqueued': z.object({ chat: DeskChat }),
  'chat.session.closed': z.object({ chat: DeskChat }),
  /** Summary, success, sentiment and structured data of a closed chat are there. */
  'chat.analyzed': z.object({ chat: DeskChat, analysis: ChatAnalysisResults }),
  /** Summary, customer, rating or what the operator has seen changed. */
  'chat.session.updated': z.object({ chat: DeskChat, changed: z.array(z.string()) }),
  'chat.operator.status': z.object({ operator: ChatOperator }),
  /** An operator was named in an internal note. */
  'chat.mention.created': z.object({ session_id: ChatSessionId, mention: ChatMention }),
  /** Labels, teams, views or settings of the desk changed. */
  'chat.desk.updated': z.object({ part: z.enum(['labels', 'teams', 'views', 'settings']) }),
  /** The identity of a visitor or caller was verified. Exactly one of `session_id` and `call_id` is set. */
  'identity.verification.completed': z.object({
    session_id: ChatSessionId.nullable(),
    call_id: CallId.nullable(),
    agent_id: AgentId.nullable(),
    method: VerificationMethod,
    verified_fields: z.array(z.string()),
  }),
  'contact_request.created': z.object({ contact_request: ContactRequest }),
  'contact_request.updated': z.object({ contact_request: ContactRequest }),
  /** A tool is to run in the visitor's page; `waits`: the agent waits for its answer, until `expires_at`. */
  'client_tool.called': z.object({
    session_id: ChatSessionId,
    tool_call_id: z.guid(),
    name: z.string(),
    arguments: z.record(z.string(), z.unknown()),
    waits: z.boolean(),
    expires_at: z.iso.datetime(),
  }),
  'client_tool.answered': z.object({ tool_call_id: z.guid() }),
  /** A run failed or timed out; request and response are in its log. */
  'tool.failed': FailedToolRun,
  'call.started': CallEvent,
  'call.status': z.object({
    call_id: CallId,
    version: z.int(),
    status: CallStatus,
    transfer: CallTransfer.nullable(),
  }),
  'call.turn.created': z.object({
    call_id: CallId,
    /** Without its sources, which the transcript has. */
    turn: CallTurn.omit({ sources: true }),
    is_shortened: z.boolean(),
  }),
  'call.ended': CallEvent,
  /** Summary, success, sentiment and structured data of an ended call are there. */
  'call.analyzed': CallEvent,
  'call.recording.ready': z.object({
    call_id: CallId,
    version: z.int(),
    content_type: z.string(),
    channels: z.int(),
    duration_ms: z.int(),
    bytes: z.int(),
  }),
  /** The call was erased: receivers erase what they hold of it. Its earlier events are gone. */
  'call.erased': z.object({
    call_id: CallId,
    version: z.int(),
    certificate_id: DeletionCertificateId,
    erased_at: z.iso.datetime(),
  }),
  'number.assigned': z.object({
    number_id: PhoneNumberId,
    agent_id: AgentId.nullable(),
    agent_version: z.int().nullable(),
  }),
  /** Minutes and prepaid money of the account fell to its threshold; once until there is enough again. */
  'balance.low': z.object({
    remaining_seconds: z.int(),
    threshold_seconds: z.int(),
    wallet_minor_units: z.int(),
    currency: z.string(),
    when_empty: z.enum(['stop', 'grace', 'overage']),
  }),
  'booking.created': z.object({ booking: Booking }),
  /** `previous`: when it was until now. */
  'booking.rescheduled': z.object({
    booking: Booking,
    previous: z.object({ starts_at: z.iso.datetime(), ends_at: z.iso.datetime() }),
  }),
  /** Number or email address of the customer changed. */
  'booking.updated': z.object({ booking: Booking, changed: z.array(z.enum(['phone', 'email'])) }),
  'booking.cancelled': z.object({ booking: Booking }),
  /** A webhook no longer receives events: its receiver failed for days, or answered 410. */
  'webhook.disabled': z.object({
    webhook_id: WebhookId,
    url: z.string(),
    reason: z.enum(['failing', 'gone']),
    failing_since: z.iso.datetime().nullable(),
  }),
  'webhook.secret_rotated': z.object({
    webhook_id: WebhookId,
    url: z.string(),
    previous_valid_until: z.iso.datetime().nullable(),
  }),
  /** Chunks of an agent's knowledge were added, changed or deleted. `source_id`: null when several sources changed. */
  'knowledge.chunks.changed': z.object({ agent_id: AgentId, source_id: KnowledgeBaseFileId.nullable() }),
  'trunk.changed': z.object({ trunk_id: SipTrunkId, is_deleted: z.boolean() }),
} as const;

export type EventType = keyof typeof events;
export type EventData<Type extends EventType> = z.infer<(typeof events)[Type]>;
