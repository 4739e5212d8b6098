import type { ChatVerification } from '@parley/contract/resources/chat-verification';

export const examplePending: ChatVerification = {
  status: 'pending',
  method: 'email_otp',
  sent_to: 'a•••@example.com',
  delivery: 'sent',
  tries_left: 5,
  expires_at: '2026-03-01T09:40:00.000Z',
  verified_fields: [],
  continue_url: null,
};

export const exampleVerified: ChatVerification = {
  status: 'verified',
  method: 'email_otp',
  sent_to: 'a•••@example.com',
  delivery: null,
  tries_left: null,
  expires_at: null,
  verified_fields: ['email'],
  continue_url: null,
};
