export {
  type BookedEvent,
  type BusyTime,
  type CalendarAccount,
  type CalendarChanges,
  CalendarProviderError,
  type EventState,
  type RemoteCalendar,
  type TimeSpan,
} from './calendar-account.ts';
