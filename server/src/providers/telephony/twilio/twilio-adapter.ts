import {
  type CarrierAdapter,
  type CarrierCallState,
  type CarrierWebhook,
  type CarrierWebhookEvent,
  stateOfSip,
} from '../carrier-adapter.ts';
import { isSignedByTwilio } from './twilio-signature.ts';
import { connectStream, reject, sayNotInService } from './twiml.ts';

/** Adapter for Twilio's webhooks: forms, answered in TwiML. */
export function createTwilioAdapter(options: { authToken: string }): CarrierAdapter {
  return {
    verify: (webhook) => isSignedByTwilio(webhook, options.authToken),
    read: readTwilioWebhook,
    connect: async (call, { url, token }) => connectStream(url, { token, from: call.from, to: call.to }),
    refuse: async (call, reason) => (reason === 'not_in_service' ? sayNotInService(call.to) : reject(reason)),
  };
}

/** Source: twilio.com/docs/voice/twiml (request parameters) and docs/voice/api/call-resource (status callbacks). */
const states: Readonly<Record<string, CarrierCallState | undefined>> = {
  ringing: 'ringing',
  'in-progress': 'answered',
  completed: 'completed',
  busy: 'busy',
  'no-answer': 'no_answer',
  failed: 'failed',
  canceled: 'cancelled',
};

function readTwilioWebhook(webhook: CarrierWebhook): CarrierWebhookEvent {
  const form = new URLSearchParams(webhook.rawBody);
  const callRef = form.get('CallSid') ?? '';
  const status = form.get('CallStatus') ?? '';
  if (callRef === '') return { kind: 'nothing' };
  const isStatus = form.get('CallbackSource') !== null || /[?&]event=status(?:&|$)/.test(webhook.url);
  if (isStatus) return readStatus(form, callRef, status);
  const direction = form.get('Direction') === 'inbound' ? 'inbound' : 'outbound';
  const isWaiting =
    direction === 'inbound' ? status === 'ringing' || status === 'in-progress' : status === 'in-progress';
  if (!isWaiting) return { kind: 'nothing' };
  return { kind: 'call', call: { direction, callRef, from: form.get('From') ?? '', to: form.get('To') ?? '' } };
}

function readStatus(form: URLSearchParams, callRef: string, status: string): CarrierWebhookEvent {
  const state = states[status];
  if (state === undefined) return { kind: 'nothing' };
  const sip = Number(form.get('SipResponseCode') ?? Number.NaN);
  const duration = Number(form.get('CallDuration') ?? Number.NaN);
  const answeredBy = form.get('AnsweredBy');
  return {
    kind: 'status',
    status: {
      callRef,
      state: state === 'failed' ? (stateOfSip(sip) ?? state) : state,
      detail: Number.isInteger(sip) ? `${status}, SIP ${sip}` : status,
      durationSeconds: Number.isFinite(duration) && duration >= 0 ? duration : null,
      answeredBy: answeredBy === 'human' ? 'human' : /^(?:machine|fax)/.test(answeredBy ?? '') ? 'machine' : null,
    },
  };
}
