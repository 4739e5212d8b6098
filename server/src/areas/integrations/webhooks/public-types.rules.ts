import type { EventType } from '@parley/contract/events';
import type { WebhookEventType } from '@parley/contract/webhook-events';
import type { ConsumedEvent } from '#platform/outbox/consumer.ts';

/** Internal events that become public ones. */
export const sourceTypes = [
  'call.started',
  'call.ended',
  'call.analyzed',
  'call.recording.ready',
  'call.status',
  'call.erased',
  'chat.session.started',
  'chat.session.escalated',
  'chat.session.claimed',
  'chat.session.closed',
  'chat.analyzed',
  'chat.message.created',
  'contact_request.created',
  'booking.created',
  'booking.rescheduled',
  'booking.updated',
  'booking.cancelled',
  'identity.verification.completed',
  'tool.failed',
  'agent.version.created',
  'number.assigned',
  'balance.low',
  'webhook.disabled',
  'webhook.secret_rotated',
] as const satisfies readonly EventType[];

export type SourceEvent = ConsumedEvent<(typeof sourceTypes)[number]>;

/** Public type of an internal event; null where it has none. */
export function publicTypeOf(event: SourceEvent): WebhookEventType | null {
  if (event.type !== 'call.status') return event.type;
  switch (event.data.transfer?.outcome) {
    case 'trying':
      return 'call.transfer.started';
    case 'bridged':
    case 'completed':
    case 'unconfirmed':
      return 'call.transfer.bridged';
    case 'failed':
      return 'call.transfer.failed';
    default:
      return null;
  }
}
