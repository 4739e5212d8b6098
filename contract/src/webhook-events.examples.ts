/** Examples of public events, for the API document. Not typed by the schemas they illustrate: tests parse them. */

import { endedCall } from './call.example.ts';

const id = (ending: string) => `0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b${ending}`;
const base = 'https://parley.example.com';
const agentId = id('10');
const callId = id('40');
const sessionId = id('30');
const reference = { id: callId, version: 5, agent_id: agentId };
const otherWebhook = { id: id('71'), url: 'https://crm.example.com/parley' };

const call = {
  id: callId,
  ...endedCall,
  agent_id: agentId,
  ai_disclosed_at: '2026-03-01T09:30:02.000Z',
  dynamic_variables: {},
  collected_variables: { reason: 'a new appointment' },
  recording_available: false,
  recording_state: 'recording',
  recording_incomplete: false,
  model_tokens: { input: 4120, output: 385 },
  transcript: null,
  transcript_url: `${base}/api/calls/${callId}/transcript`,
  recording_url: `${base}/api/calls/${callId}/recording/file`,
};

export const callStarted = {
  call: {
    ...call,
    version: 1,
    status: 'ringing',
    end_reason: null,
    answered_at: null,
    ended_at: null,
    duration_seconds: null,
    collected_variables: {},
    recording_state: 'recording',
    latency: null,
    engines: { stt: null, llm: null, tts: null },
    model_tokens: null,
  },
  is_shortened: false,
};
export const callEnded = { call, is_shortened: false };
export const callAnalyzed = {
  call: {
    ...call,
    version: 6,
    summary: 'Anna asked for a new appointment and chose Tuesday at ten.',
    structured_data: { wants_appointment: true },
    success: true,
    sentiment: 'positive',
    recording_available: true,
    recording_state: 'ready',
  },
  is_shortened: false,
};
export const recordingReady = {
  call: reference,
  recording: {
    url: `${base}/api/calls/${callId}/recording/file`,
    content_type: 'audio/ogg',
    channels: 2,
    duration_ms: 68_000,
    bytes: 272_000,
  },
  is_shortened: false,
};
export const transfer = (outcome: string) => ({
  call: { ...reference, version: 3 },
  transfer: { destination: '+46812345670', mode: 'bridged', outcome },
  is_shortened: false,
});
export const callErased = {
  call: { id: callId, version: 7 },
  certificate_id: id('90'),
  erased_at: '2026-04-01T08:00:00.000Z',
  is_shortened: false,
};

const chatReference = { id: sessionId, agent_id: agentId };
const operator = { id: id('20'), name: 'Maja', avatar_url: '' };

export const chatStarted = { chat: chatReference, is_shortened: false };
export const chat = (status: 'waiting' | 'with_operator' | 'closed') => ({
  chat: {
    id: sessionId,
    agent: { id: agentId, name: 'Reception' },
    status,
    customer: {
      name: 'Anna',
      email: 'anna@example.com',
      phone_number: '+46701234567',
      user_id: '',
      variables: {},
      verified_fields: [],
    },
    is_verified: false,
    language: 'sv',
    page_url: 'https://www.example.com/pricing',
    reason: 'wants to talk to a person',
    requested_by: 'visitor',
    summary: null,
    waiting_since: status === 'waiting' ? '2026-03-01T09:31:00.000Z' : null,
    claimed_at: status === 'waiting' ? null : '2026-03-01T09:32:00.000Z',
    operator: status === 'waiting' ? null : operator,
    assignment: status === 'waiting' ? null : { kind: 'claimed', by: null },
    team: null,
    label_ids: [],
    priority: 'none',
    snoozed_until: null,
    first_reply_due_at: null,
    resolution_due_at: null,
    rating: null,
    close_reason: status === 'closed' ? 'operator' : null,
    created_at: '2026-03-01T09:30:00.000Z',
    last_activity_at: '2026-03-01T09:40:00.000Z',
    ai_disclosed_at: '2026-03-01T09:30:00.000Z',
    closed_at: status === 'closed' ? '2026-03-01T09:40:00.000Z' : null,
  },
  is_shortened: false,
});
export const chatAnalyzed = {
  ...chat('closed'),
  analysis: {
    summary: 'Anna asked for the opening hours and got them.',
    structured_data: { topic: 'opening hours' },
    success: true,
    sentiment: 'neutral',
  },
};
export const chatMessage = {
  chat: chatReference,
  message: {
    id: id('31'),
    role: 'visitor',
    text: 'When are you open?',
    notice: null,
    operator: null,
    files: [],
    status: 'complete',
    created_at: '2026-03-01T09:30:10.000Z',
  },
  is_shortened: false,
};
export const contactRequest = {
  contact_request: {
    id: id('32'),
    agent: { id: agentId, name: 'Reception' },
    session_id: sessionId,
    name: 'Anna',
    email: 'anna@example.com',
    phone_number: '+46701234567',
    message: 'Please call me about my order.',
    language: 'sv',
    page_url: null,
    status: 'new',
    assignee: null,
    note: '',
    created_at: '2026-03-01T19:30:00.000Z',
    updated_at: '2026-03-01T19:30:00.000Z',
    resolved_at: null,
  },
  is_shortened: false,
};

const bookingOf = (status: string) => ({
  id: id('50'),
  agent_id: agentId,
  status,
  starts_at: '2026-03-03T09:00:00.000Z',
  ends_at: '2026-03-03T09:30:00.000Z',
  customer: { name: 'Anna', phone: '+46701234567', phone_raw_input: '070-123 45 67', email: null, language: null },
  note: '',
  call_id: callId,
  session_id: null,
  sequence: 0,
  created_at: '2026-03-01T09:31:00.000Z',
  updated_at: '2026-03-01T09:31:00.000Z',
  cancelled_at: status === 'cancelled' ? '2026-03-01T09:40:00.000Z' : null,
  cancel_reason: status === 'cancelled' ? 'ill' : null,
  event_difference: null,
});
export const booking = (status: 'booked' | 'cancelled') => ({ booking: bookingOf(status), is_shortened: false });
export const bookingRescheduled = {
  booking: bookingOf('booked'),
  previous: { starts_at: '2026-03-02T09:00:00.000Z', ends_at: '2026-03-02T09:30:00.000Z' },
  is_shortened: false,
};
export const bookingUpdated = { booking: bookingOf('booked'), changed: ['phone'], is_shortened: false };
export const verification = {
  chat: chatReference,
  call: null,
  method: 'email_otp',
  verified_fields: ['email'],
  is_shortened: false,
};
export const toolFailed = {
  log_id: id('61'),
  tool_id: id('60'),
  name: 'find_order',
  type: 'webhook',
  status: 'timeout',
  error: 'The server did not answer within 10 s',
  agent_id: agentId,
  call_id: callId,
  session_id: null,
  is_shortened: false,
};
export const agentVersion = { agent_id: agentId, version: 4, source: 'edit', is_shortened: false };
export const numberAssigned = { number_id: id('80'), agent_id: agentId, agent_version: null, is_shortened: false };
export const balanceLow = {
  remaining_seconds: 1740,
  threshold_seconds: 1800,
  wallet_minor_units: 0,
  currency: 'EUR',
  when_empty: 'stop',
  is_shortened: false,
};
export const webhookDisabled = {
  webhook: otherWebhook,
  reason: 'failing',
  failing_since: '2026-03-01T09:30:00.000Z',
  is_shortened: false,
};
export const secretRotated = {
  webhook: otherWebhook,
  previous_valid_until: '2026-03-02T10:15:00.000Z',
  is_shortened: false,
};
export const ping = { webhook: { id: id('70') }, is_shortened: false };
