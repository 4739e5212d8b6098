import type { CalendarFeed } from '@parley/contract/resources/calendar';
import { exampleAgentId } from './calendar-feeds.operation.ts';

export const exampleFeed: CalendarFeed = {
  agent_id: exampleAgentId,
  url: 'https://parley.example.com/api/calendar/feeds/AZfzoHwee0Kf.ics',
  shows_customers: true,
  created_at: '2026-03-01T09:00:00.000Z',
  last_read_at: '2026-03-02T07:40:00.000Z',
};
