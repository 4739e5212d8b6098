import { z } from 'zod';
import { AgentId, CallId, ChatSessionId, DeletionCertificateId, PhoneNumberId, WebhookId } from './ids.ts';
import { Booking } from './resources/calendar.ts';
import { Call, CallTransfer, CallTurn } from './resources/call.ts';
import { ChatMessage } from './resources/chat.ts';
import { ContactRequest, DeskChat } from './resources/chat-desk.ts';
import { VerificationMethod } from './resources/chat-widget.ts';
import { ChatAnalysisResults } from './resources/conversation-analysis.ts';
import { FailedToolRun } from './resources/tool-log.ts';
import * as example from './webhook-events.examples.ts';

/**
 * Largest body of a webhook: a receiver may be a queue or a function with a limit of its own. What does not fit is
 * shortened, and the resource has the rest. Unit: bytes of JSON.
 */
export const maxWebhookBytes = 20_000;

const isShortened = z
  .boolean()
  .meta({ description: 'Texts, variables or the transcript were too large and are with the resource alone' });

const RecordingUrl = z
  .url()
  .nullable()
  .meta({ description: 'Permanent link; with an API key it redirects to a fresh signed one. Null: no recording' });

/** A call as webhooks carry it. */
export const WebhookCall = Call.extend({
  transcript: z
    .array(CallTurn.pick({ role: true, text: true, start_ms: true, end_ms: true, interrupted: true }))
    .nullable()
    .meta({ description: 'Only for webhooks that include `transcript`, and only when it fits; otherwise null' }),
  transcript_url: z.url(),
  recording_url: RecordingUrl,
}).meta({ id: 'WebhookCall' });
export type WebhookCall = z.infer<typeof WebhookCall>;

const CallData = z.object({ call: WebhookCall, is_shortened: isShortened });

/** A call in events about a part of it. `version` grows with every change of the call. */
const CallReference = z.object({
  id: CallId,
  version: z.int(),
  agent_id: AgentId.nullable(),
});

const TransferData = z.object({ call: CallReference, transfer: CallTransfer, is_shortened: isShortened });

/** A chat as webhooks carry it: without what was said, and without operators' notes. */
export const WebhookChat = DeskChat.omit({
  last_message: true,
  visitor_seen_message_id: true,
  unread_count: true,
  visitor_message: true,
})
  .extend({ customer: DeskChat.shape.customer.omit({ note: true }) })
  .meta({ id: 'WebhookChat' });
export type WebhookChat = z.infer<typeof WebhookChat>;

const ChatData = z.object({ chat: WebhookChat, is_shortened: isShortened });
const ChatReference = z.object({ id: ChatSessionId, agent_id: AgentId });
const BookingData = z.object({ booking: Booking, is_shortened: isShortened });

/** A public event: its data, an example, and one sentence for the API document. */
export interface WebhookEventDefinition {
  summary: string;
  data: z.ZodObject;
  example: unknown;
  /** Sent to every other webhook of the account, whatever its `events`. */
  isService?: true;
}

/** Events that webhooks may subscribe to, by type. The API document's `webhooks` are made from this. */
export const webhookEvents = {
  'call.started': { summary: 'A call began to ring', data: CallData, example: example.callStarted },
  'call.ended': {
    summary: 'A call ended. Sent at once; summary and structured data follow with `call.analyzed`',
    data: CallData,
    example: example.callEnded,
  },
  'call.analyzed': {
    summary: 'Summary, success, sentiment and structured data of a call are there',
    data: CallData,
    example: example.callAnalyzed,
  },
  'call.recording.ready': {
    summary: 'The recording of a call can be fetched',
    data: z.object({
      call: CallReference,
      recording: z.object({
        url: RecordingUrl.unwrap(),
        content_type: z.string(),
        channels: z.int(),
        duration_ms: z.int(),
        bytes: z.int(),
      }),
      is_shortened: isShortened,
    }),
    example: example.recordingReady,
  },
  'call.transfer.started': {
    summary: 'A transfer began: the other side is being called',
    data: TransferData,
    example: example.transfer('trying'),
  },
  'call.transfer.bridged': {
    summary: 'The caller was connected; `transfer.outcome` says how, and a second event may confirm it',
    data: TransferData,
    example: example.transfer('bridged'),
  },
  'call.transfer.failed': {
    summary: 'A transfer failed; the caller is with the agent again',
    data: TransferData,
    example: example.transfer('failed'),
  },
  'call.erased': {
    summary: 'All data of a call were erased. Erase your copies too',
    data: z.object({
      call: z.object({ id: CallId, version: z.int() }),
      certificate_id: DeletionCertificateId,
      erased_at: z.iso.datetime(),
      is_shortened: isShortened,
    }),
    example: example.callErased,
  },
  'chat.session.started': {
    summary: 'A visitor opened a chat',
    data: z.object({ chat: ChatReference, is_shortened: isShortened }),
    example: example.chatStarted,
  },
  'chat.session.escalated': {
    summary: 'A person was asked for; the chat waits for an operator',
    data: ChatData,
    example: example.chat('waiting'),
  },
  'chat.session.claimed': {
    summary: 'An operator took the chat',
    data: ChatData,
    example: example.chat('with_operator'),
  },
  'chat.session.closed': { summary: 'A chat was closed', data: ChatData, example: example.chat('closed') },
  'chat.analyzed': {
    summary: 'Summary, success, sentiment and structured data of a closed chat are there',
    data: ChatData.extend({ analysis: ChatAnalysisResults }),
    example: example.chatAnalyzed,
  },
  'chat.message.created': {
    summary: 'A message of a chat, from the visitor, the agent or an operator',
    data: z.object({
      chat: ChatReference,
      message: ChatMessage.omit({ sources: true, client_message_id: true }),
      is_shortened: isShortened,
    }),
    example: example.chatMessage,
  },
  'contact_request.created': {
    summary: 'A visitor left a message while no operator was available',
    data: z.object({ contact_request: ContactRequest, is_shortened: isShortened }),
    example: example.contactRequest,
  },
  'booking.created': { summary: 'A time was booked', data: BookingData, example: example.booking('booked') },
  'booking.rescheduled': {
    summary: 'A booking was moved to another time',
    data: BookingData.extend({
      previous: z.object({ starts_at: z.iso.datetime(), ends_at: z.iso.datetime() }),
    }),
    example: example.bookingRescheduled,
  },
  'booking.updated': {
    summary: 'Number or email address of a booking changed',
    data: BookingData.extend({ changed: z.array(z.enum(['phone', 'email'])) }),
    example: example.bookingUpdated,
  },
  'booking.cancelled': { summary: 'A booking was cancelled', data: BookingData, example: example.booking('cancelled') },
  'identity.verification.completed': {
    summary: 'The identity of a visitor or caller was verified',
    data: z.object({
      chat: ChatReference.nullable().meta({ description: 'Null: in a call' }),
      call: z.object({ id: CallId, agent_id: AgentId.nullable() }).nullable().meta({ description: 'Null: in a chat' }),
      method: VerificationMethod,
      verified_fields: z.array(z.string()),
      is_shortened: isShortened,
    }),
    example: example.verification,
  },
  'tool.failed': {
    summary: 'A tool failed or timed out; its log has request and response',
    data: FailedToolRun.extend({ is_shortened: isShortened }),
    example: example.toolFailed,
  },
  'agent.version.created': {
    summary: 'An agent has a new version',
    data: z.object({ agent_id: AgentId, version: z.int(), source: z.string(), is_shortened: isShortened }),
    example: example.agentVersion,
  },
  'number.assigned': {
    summary: 'A phone number is answered by another agent, or by none',
    data: z.object({
      number_id: PhoneNumberId,
      agent_id: AgentId.nullable(),
      agent_version: z.int().nullable(),
      is_shortened: isShortened,
    }),
    example: example.numberAssigned,
  },
  'balance.low': {
    summary: 'Minutes and prepaid money fell to the threshold of the account; once until there is enough again',
    data: z.object({
      remaining_seconds: z
        .int()
        .meta({ description: 'Minutes left, and what prepaid money buys of them at the price of inbound calls' }),
      threshold_seconds: z.int(),
      wallet_minor_units: z.int().meta({ description: 'Prepaid money, in minor units of `currency`' }),
      currency: z.string(),
      when_empty: z.enum(['stop', 'grace', 'overage']).meta({
        description:
          'What follows at zero. `stop`: no more calls. `grace`: calls for a while. `overage`: further minutes are invoiced',
      }),
      is_shortened: isShortened,
    }),
    example: example.balanceLow,
  },
  'webhook.disabled': {
    summary: 'Another webhook of the account was disabled: its receiver failed for five days, or answered 410',
    data: z.object({
      webhook: z.object({ id: WebhookId, url: z.string() }),
      reason: z.enum(['failing', 'gone']),
      failing_since: z.iso.datetime().nullable(),
      is_shortened: isShortened,
    }),
    example: example.webhookDisabled,
    isService: true,
  },
  'webhook.secret_rotated': {
    summary: 'Another webhook of the account has a new secret',
    data: z.object({
      webhook: z.object({ id: WebhookId, url: z.string() }),
      previous_valid_until: z.iso.datetime().nullable(),
      is_shortened: isShortened,
    }),
    example: example.secretRotated,
    isService: true,
  },
  ping: {
    summary: 'A test, sent by hand',
    data: z.object({ webhook: z.object({ id: WebhookId }), is_shortened: isShortened }),
    example: example.ping,
    isService: true,
  },
} as const satisfies Record<string, WebhookEventDefinition>;

export type WebhookEventType = keyof typeof webhookEvents;
export type WebhookEventData<Type extends WebhookEventType> = z.input<(typeof webhookEvents)[Type]['data']>;

export const webhookEventTypes = Object.keys(webhookEvents) as WebhookEventType[];

/** Events a webhook may name; service events reach it anyway. */
export const subscribableTypes = webhookEventTypes.filter(
  (type) => !(webhookEvents[type] as WebhookEventDefinition).isService,
) as [WebhookEventType, ...WebhookEventType[]];

/** Events of a webhook that names none. */
export const defaultWebhookEvents: readonly WebhookEventType[] = ['call.ended', 'call.analyzed'];

/** Schema of a whole body. */
export const webhookBodyOf = (type: WebhookEventType) =>
  z.object({
    type: z.literal(type),
    timestamp: z.iso.datetime().meta({ description: 'When it happened' }),
    data: webhookEvents[type].data,
  });
