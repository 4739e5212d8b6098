import type { BookingId, ConnectionId } from '@parley/contract/ids';

/** Event of a booking as it is stored. */
export interface StoredEvent {
  bookingId: BookingId;
  connectionId: ConnectionId;
  calendarId: string;
  eventId: string | null;
}
