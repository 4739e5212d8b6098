import type { ChatDeskSettings } from '@parley/contract/resources/desk-work';

const day = [{ from: '08:00', to: '17:00' }];

export const exampleDeskSettings: ChatDeskSettings = {
  assignment: 'round_robin',
  max_chats: 3,
  first_reply_minutes: 5,
  resolution_minutes: 240,
  email_replies: 'operators',
  email_after_minutes: 5,
  email_reply_to: null,
  updated_at: '2026-03-01T09:00:00.000Z',
  hours: {
    timezone: 'Europe/Stockholm',
    weekly: { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day, saturday: [], sunday: [] },
  },
};
