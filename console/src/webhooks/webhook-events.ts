import type { EndOfCallWebhook, WebhookDelivery } from '../api/schemas.ts';

/** Event a webhook may subscribe to. */
export type WebhookEvent = EndOfCallWebhook['events'][number];
export type DeliveryState = WebhookDelivery['state'];

export const eventGroups = ['calls', 'chats', 'bookings', 'account'] as const;

/** Group of each event in the form, in the order shown there. */
const groupOf: Record<WebhookEvent, (typeof eventGroups)[number]> = {
  'call.started': 'calls',
  'call.ended': 'calls',
  'call.analyzed': 'calls',
  'call.recording.ready': 'calls',
  'call.transfer.started': 'calls',
  'call.transfer.bridged': 'calls',
  'call.transfer.failed': 'calls',
  'call.erased': 'calls',
  'chat.session.started': 'chats',
  'chat.session.escalated': 'chats',
  'chat.session.claimed': 'chats',
  'chat.session.closed': 'chats',
  'chat.analyzed': 'chats',
  'chat.message.created': 'chats',
  'contact_request.created': 'chats',
  'identity.verification.completed': 'chats',
  'booking.created': 'bookings',
  'booking.rescheduled': 'bookings',
  'booking.updated': 'bookings',
  'booking.cancelled': 'bookings',
  'tool.failed': 'account',
  'agent.version.created': 'account',
  'number.assigned': 'account',
  'balance.low': 'account',
};

export const subscribableEvents = Object.keys(groupOf) as WebhookEvent[];

export function eventsOf(group: (typeof eventGroups)[number]): WebhookEvent[] {
  return subscribableEvents.filter((event) => groupOf[event] === group);
}

export const deliveryColors: Record<DeliveryState, string> = {
  waiting: 'blue',
  delivered: 'green',
  failed: 'red',
  missed: 'yellow',
  erased: 'gray',
};

/** States of deliveries that the log can be filtered by. */
export const deliveryStates = Object.keys(deliveryColors) as DeliveryState[];
