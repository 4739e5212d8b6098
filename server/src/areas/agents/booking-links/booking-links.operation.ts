import type { ConnectedCalendars } from '#areas/agents/calendar-connections';
import type { BrandDirectory } from '#areas/business/branding';
import type { Bus } from '#platform/bus/bus.ts';
import { operationOf } from '#platform/http/operation.ts';
import type { BookingLinkTokens } from './booking-link-tokens.ts';

/** Dependencies of the pages of bookings. */
export interface BookingLinksDeps {
  tokens: BookingLinkTokens;
  calendars: ConnectedCalendars;
  brands: BrandDirectory;
  bus: Bus;
}

export const operation = operationOf<BookingLinksDeps>();
