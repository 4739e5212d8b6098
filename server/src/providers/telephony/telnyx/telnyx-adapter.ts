import { createHash } from 'node:crypto';
import { z } from 'zod';
import {
  type CarrierAdapter,
  type CarrierCallState,
  type CarrierWebhook,
  type CarrierWebhookEvent,
  received,
  stateOfSip,
  type WebhookCall,
} from '../carrier-adapter.ts';
import { TelephonyError } from '../telephony-provider.ts';
import type { TelnyxApi } from './telnyx-api.ts';
import { isSignedByTelnyx, readTelnyxKey } from './telnyx-signature.ts';

/**
 * Adapter for Telnyx' Call Control webhooks, which are answered by commands. An inbound call is answered with its media
 * stream by one command (`answer` with `stream_*`), which Telnyx documents and which saves a round trip over answering
 * first; an outbound call that was answered gets `streaming_start`. TeXML would need an application of a separate kind,
 * which cannot place calls by Call Control.
 */
export function createTelnyxAdapter(options: { api: TelnyxApi; publicKey: string }): CarrierAdapter {
  const { api } = options;
  const key = readTelnyxKey(options.publicKey);
  return {
    verify: (webhook, now) => isSignedByTelnyx(webhook, key, now),
    read: readTelnyxWebhook,
    async connect(call, stream) {
      const action = call.direction === 'inbound' ? 'answer' : 'streaming_start';
      await api.command(call.callRef, action, { ...streamFields(stream), command_id: commandId(call, action) });
      return received;
    },
    async refuse(call, reason) {
      try {
        const cause = reason === 'busy' ? 'USER_BUSY' : 'CALL_REJECTED';
        await api.command(call.callRef, 'reject', { cause, command_id: commandId(call, 'reject') });
      } catch (error) {
        // The caller hung up first.
        if (!(error instanceof TelephonyError) || error.code !== 'not_found') throw error;
      }
      return received;
    },
  };
}

const streamFields = ({ url, token }: { url: string; token: string }) => ({
  stream_url: url,
  stream_track: 'inbound_track',
  stream_codec: 'PCMU',
  stream_bidirectional_mode: 'rtp',
  stream_bidirectional_codec: 'PCMU',
  // Returned in the start of the stream.
  client_state: Buffer.from(token).toString('base64'),
});

/** Deduplication id: Telnyx executes one command id once. */
const commandId = (call: WebhookCall, about: string): string =>
  createHash('sha256').update(`${call.callRef} ${about}`).digest('hex').slice(0, 32);

const Event = z.object({
  data: z.object({
    event_type: z.string(),
    payload: z.object({
      call_control_id: z.string().min(1),
      direction: z.string().optional(),
      from: z.string().optional(),
      to: z.string().optional(),
      hangup_cause: z.string().optional(),
      sip_hangup_cause: z.string().optional(),
      start_time: z.string().optional(),
      end_time: z.string().optional(),
      result: z.string().optional(),
    }),
  }),
});
type Payload = z.infer<typeof Event>['data']['payload'];

function readTelnyxWebhook(webhook: CarrierWebhook): CarrierWebhookEvent {
  const event = Event.safeParse(readJson(webhook.rawBody));
  if (!event.success) return { kind: 'nothing' };
  const { event_type: type, payload } = event.data.data;
  // Later events carry the direction only sometimes; the webhook URL of an outbound call has its call id throughout.
  const isOutgoing = payload.direction === 'outgoing' || /[?&]call_id=/.test(webhook.url);
  const { call_control_id: callRef, from = '', to = '' } = payload;
  switch (type) {
    case 'call.initiated':
      return isOutgoing ? { kind: 'nothing' } : { kind: 'call', call: { direction: 'inbound', callRef, from, to } };
    case 'call.answered':
      return isOutgoing
        ? { kind: 'call', call: { direction: 'outbound', callRef, from, to } }
        : statusOf(callRef, 'answered');
    case 'call.hangup':
      return readHangUp(callRef, payload);
    case 'call.machine.detection.ended':
      return statusOf(callRef, 'answered', { answeredBy: machineOf(payload.result) });
    default:
      return { kind: 'nothing' };
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Source: developers.telnyx.com/api-reference/callbacks/call-hangup. */
const causes: Readonly<Record<string, CarrierCallState | undefined>> = {
  normal_clearing: 'completed',
  time_limit: 'completed',
  user_busy: 'busy',
  no_answer: 'no_answer',
  timeout: 'no_answer',
  call_rejected: 'rejected',
  not_found: 'invalid',
  originator_cancel: 'cancelled',
};

function readHangUp(callRef: string, payload: Payload): CarrierWebhookEvent {
  const { hangup_cause: cause = 'unspecified', sip_hangup_cause: sip } = payload;
  const state = causes[cause] ?? stateOfSip(Number(sip ?? Number.NaN)) ?? 'failed';
  const detail = sip === undefined ? cause : `${cause}, SIP ${sip}`;
  const lasted = (Date.parse(payload.end_time ?? '') - Date.parse(payload.start_time ?? '')) / 1000;
  return statusOf(callRef, state, { detail, durationSeconds: lasted >= 0 ? Math.round(lasted) : null });
}

function machineOf(result: string | undefined): 'human' | 'machine' | null {
  if (result === 'human' || result === 'human_residence' || result === 'human_business') return 'human';
  return result === 'machine' || result === 'fax_detected' ? 'machine' : null;
}

function statusOf(
  callRef: string,
  state: CarrierCallState,
  more: { detail?: string; durationSeconds?: number | null; answeredBy?: 'human' | 'machine' | null } = {},
): CarrierWebhookEvent {
  const status = { callRef, state, detail: null, durationSeconds: null, answeredBy: null, ...more };
  return { kind: 'status', status };
}
