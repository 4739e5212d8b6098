import type { AgentId, WebhookId } from '@parley/contract/ids';
import type { Call } from '@parley/contract/resources/call';
import type { DeskChat } from '@parley/contract/resources/chat-desk';
import type { WebhookCall, WebhookEventType } from '@parley/contract/webhook-events';
import type { Tx } from '#db/tenant-scope.ts';
import type { SourceEvent } from './public-types.rules.ts';
import { findCallReference, findChatAgent, findTranscript } from './subjects.queries.ts';

/** A public event before it is signed. */
export interface PublicEvent {
  type: WebhookEventType;
  data: Record<string, unknown>;
  /** The same with the transcript, for webhooks that include it; undefined where there is none. */
  transcript?: () => Promise<NonNullable<WebhookCall['transcript']>>;
  /** The call, chat, booking or contact request, whose events are kept in order. */
  subjectId: string | null;
  version: number | null;
  agentId: AgentId | null;
  /** The webhook the event is about, which does not get it. */
  about?: WebhookId;
}

/** Makes the public form of an internal event; `linkBaseUrl` is that of links back to this installation. */
export async function publicEventOf(
  tx: Tx,
  type: WebhookEventType,
  event: SourceEvent,
  linkBaseUrl: string,
): Promise<PublicEvent | null> {
  switch (event.type) {
    case 'call.started':
    case 'call.ended':
    case 'call.analyzed':
      return ofCall(tx, type, event.data, linkBaseUrl);
    case 'call.recording.ready': {
      const { call_id: id, version, ...recording } = event.data;
      const { agentId } = await findCallReference(tx, id);
      const data = {
        call: { id, version, agent_id: agentId },
        recording: { url: recordingUrl(linkBaseUrl, id), ...recording },
      };
      return { type, data, subjectId: id, version, agentId };
    }
    case 'call.status': {
      const { call_id: id, version, transfer } = event.data;
      const { agentId } = await findCallReference(tx, id);
      return { type, data: { call: { id, version, agent_id: agentId }, transfer }, subjectId: id, version, agentId };
    }
    case 'call.erased': {
      const { call_id: id, version, certificate_id, erased_at } = event.data;
      const data = { call: { id, version }, certificate_id, erased_at };
      return { type, data, subjectId: id, version, agentId: null };
    }
    case 'chat.session.escalated':
    case 'chat.session.claimed':
    case 'chat.session.closed':
      return ofChat(type, event.data.chat);
    case 'chat.analyzed':
      return ofChat(type, event.data.chat, { analysis: event.data.analysis });
    case 'chat.session.started': {
      const { session_id: id, agent_id: agentId } = event.data;
      return { type, data: { chat: { id, agent_id: agentId } }, subjectId: id, version: null, agentId };
    }
    case 'chat.message.created': {
      const { session_id: id, message } = event.data;
      const agentId = await findChatAgent(tx, id);
      // The chat was erased meanwhile.
      if (agentId === null) return null;
      const { sources: _1, client_message_id: _2, ...shown } = message;
      return { type, data: { chat: { id, agent_id: agentId }, message: shown }, subjectId: id, version: null, agentId };
    }
    case 'identity.verification.completed': {
      const { session_id: sessionId, call_id: callId, agent_id: agentId, ...verification } = event.data;
      const data = {
        chat: sessionId && agentId ? { id: sessionId, agent_id: agentId } : null,
        call: callId ? { id: callId, agent_id: agentId } : null,
        ...verification,
      };
      return { type, data, subjectId: sessionId ?? callId, version: null, agentId };
    }
    case 'contact_request.created':
      return alone(type, event.data, event.data.contact_request.agent.id, event.data.contact_request.id);
    case 'booking.created':
    case 'booking.rescheduled':
    case 'booking.updated':
    case 'booking.cancelled':
      return alone(type, event.data, event.data.booking.agent_id, event.data.booking.id);
    case 'tool.failed':
      return alone(type, event.data, event.data.agent_id, event.data.call_id ?? event.data.session_id);
    case 'agent.version.created':
    case 'number.assigned':
      return alone(type, event.data, event.data.agent_id);
    case 'balance.low':
      return alone(type, event.data, null);
    case 'webhook.disabled':
    case 'webhook.secret_rotated': {
      const { webhook_id: id, url, ...facts } = event.data;
      return { ...alone(type, { webhook: { id, url }, ...facts }, null), about: id };
    }
  }
}

const alone = (
  type: WebhookEventType,
  data: Record<string, unknown>,
  agentId: AgentId | null,
  subjectId: string | null = null,
): PublicEvent => ({
  type,
  data,
  subjectId,
  version: null,
  agentId,
});

const recordingUrl = (linkBaseUrl: string, callId: string) => `${linkBaseUrl}/api/calls/${callId}/recording/file`;

function ofChat(type: WebhookEventType, shown: DeskChat, more: Record<string, unknown> = {}): PublicEvent {
  const { last_message: _1, visitor_seen_message_id: _2, unread_count: _3, visitor_message: _4, ...chat } = shown;
  const { note: _5, ...customer } = chat.customer;
  const data = { chat: { ...chat, customer }, ...more };
  return { type, data, subjectId: chat.id, version: null, agentId: chat.agent.id };
}

function ofCall(
  tx: Tx,
  type: WebhookEventType,
  event: { call: Call; is_shortened: boolean },
  linkBaseUrl: string,
): PublicEvent {
  const { call } = event;
  const hasRecording = call.recording_state === 'ready' || call.recording_state === 'recording';
  const shown = {
    ...call,
    transcript: null,
    transcript_url: `${linkBaseUrl}/api/calls/${call.id}/transcript`,
    recording_url: hasRecording ? recordingUrl(linkBaseUrl, call.id) : null,
  };
  return {
    type,
    data: { call: shown, is_shortened: event.is_shortened },
    ...(type === 'call.started' ? {} : { transcript: () => findTranscript(tx, call.id) }),
    subjectId: call.id,
    version: call.version,
    agentId: call.agent_id,
  };
}
