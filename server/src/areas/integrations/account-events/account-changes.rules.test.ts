import { expect, it } from 'vitest';
import { changeOf, reportedTypes } from './account-changes.rules.ts';

it('each scope brings the events of its resources alone', () => {
  expect(reportedTypes(new Set(['calendar:read', 'webhooks:write']))).toEqual([
    'booking.created',
    'booking.rescheduled',
    'booking.updated',
    'booking.cancelled',
  ]);
  expect(reportedTypes(new Set(['account:read']))).toEqual([]);
});

it('a change names what changed and nothing of its content', () => {
  const booking = { id: 'b-1', customer: { name: 'Astrid' } };
  expect(changeOf({ type: 'booking.created', data: { booking } })).toEqual({ resource: 'bookings', id: 'b-1' });
});

it('chats and contact requests are reported without ids, since their agents name who may see them', () => {
  expect(changeOf({ type: 'chat.session.closed', data: { chat: { id: 'c-1' } } })).toEqual({
    resource: 'chats',
    id: null,
  });
  expect(changeOf({ type: 'contact_request.created', data: { contact_request: { id: 'r-1' } } })?.id).toBeNull();
  expect(changeOf({ type: 'chat.message.created', data: {} })).toBeNull();
});
