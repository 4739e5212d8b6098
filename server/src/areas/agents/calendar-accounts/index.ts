export {
  type BookedEvent,
  type BusyTime,
  type CalendarAccount,
  CalendarProviderError,
  type RemoteCalendar,
  type TimeSpan,
} from './calendar-account.ts';
