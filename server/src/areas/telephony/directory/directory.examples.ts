import type { DirectoryEntryId } from '@parley/contract/ids';
import type { DirectoryEntry } from '@parley/contract/resources/directory';

const day = [{ from: '08:00', to: '17:00' }];

export const exampleEntry: DirectoryEntry = {
  id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9d01' as DirectoryEntryId,
  kind: 'person',
  name: 'Anna Berg',
  title: 'Account manager',
  department: 'Sales',
  aliases: ['Annie'],
  languages: ['sv', 'en'],
  destinations: ['+46701740605'],
  mode: 'warm',
  whisper: '',
  hours: {
    timezone: 'Europe/Stockholm',
    weekly: { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day, saturday: [], sunday: [] },
  },
  queue: null,
  fallback: { kind: 'contact_request' },
  is_open: true,
  created_at: '2026-03-02T09:00:00.000Z',
  updated_at: '2026-03-02T09:00:00.000Z',
};
