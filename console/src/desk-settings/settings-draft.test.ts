import { expect, it } from 'vitest';
import type { ChatDeskSettings } from '../api/schemas.ts';
import { bodyOf, draftOf, fieldOf } from './settings-draft.ts';

const day = [{ from: '08:00', to: '17:00' }];
const settings: ChatDeskSettings = {
  assignment: 'round_robin',
  max_chats: 3,
  first_reply_minutes: 5,
  resolution_minutes: null,
  email_replies: 'operators',
  email_after_minutes: 5,
  email_reply_to: 'desk@example.com',
  hours: {
    timezone: 'Europe/Stockholm',
    weekly: { monday: day, tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] },
  },
  updated_at: null,
};

it('settings come back from their draft unchanged, and faults find their fields', () => {
  const { updated_at: _, ...sent } = settings;
  expect(bodyOf(draftOf(settings, 'UTC'))).toEqual(sent);
  expect(bodyOf({ ...draftOf(settings, 'UTC'), has_hours: false, max_chats: ' ' })).toMatchObject({
    hours: null,
    max_chats: null,
  });
  expect(bodyOf({ ...draftOf(settings, 'UTC'), email_reply_to: ' ' })).toMatchObject({ email_reply_to: null });
  const off = bodyOf({ ...draftOf(settings, 'UTC'), email_replies: 'off', email_after_minutes: '' });
  expect(off).not.toHaveProperty('email_after_minutes');
  expect(draftOf({ ...settings, hours: null }, 'UTC')).toMatchObject({ timezone: 'UTC', weekly: { sunday: '' } });
  expect([fieldOf('/hours/weekly/monday/0/to'), fieldOf('/max_chats')]).toEqual(['weekly.monday', null]);
});
