import { isDay } from '../search-values.ts';

/** Search parameters of the bookings page. */
export interface BookingSearch {
  agent_id?: string | undefined;
  /** A day of the week that is shown; none: today. */
  week?: string | undefined;
  /** The open booking. */
  open?: string | undefined;
  cancelled?: true | undefined;
}

/** Reads the search parameters; unknown ones are dropped. */
export function readBookingSearch({ agent_id, week, open, cancelled }: Record<string, unknown>): BookingSearch {
  return {
    ...(typeof agent_id === 'string' && { agent_id }),
    ...(isDay(week) && !Number.isNaN(Date.parse(week)) && { week }),
    ...(typeof open === 'string' && { open }),
    ...(cancelled === true && { cancelled }),
  };
}
