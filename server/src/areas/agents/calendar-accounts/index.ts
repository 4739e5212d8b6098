export {
  type BookedEvent,
  type BusyTime,
  type CalendarAccount,
  type CalendarFault,
  CalendarProviderError,
  type RemoteCalendar,
  type TimeSpan,
} from './calendar-account.ts';
