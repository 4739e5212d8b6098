import type { AgentId } from '@parley/contract/ids';
import type { Booking } from '@parley/contract/resources/calendar';
import { getAgent } from '#areas/agents/agents';
import type { Tx } from '#db/tenant-scope.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { activeBookingsFrom, presentBooking } from './bookings.queries.ts';
import { getCalendar } from './calendars.ts';

/** Calendar of an agent with its bookings, as a feed shows them. */
export interface FeedBookings {
  agentName: string;
  title: string;
  location: string;
  /** BCP 47 tag of the agent's language. */
  language: string;
  bookings: Booking[];
}

/** Finds the active bookings that begin at `from` or later, earliest first. Null: the agent is in the trash. */
export async function findFeedBookings(
  tx: Tx,
  { agentId, from, limit }: { agentId: AgentId; from: Date; limit: number },
): Promise<FeedBookings | null> {
  try {
    const [{ config, language }, agent, rows] = await Promise.all([
      getCalendar(tx, agentId),
      getAgent(tx, agentId),
      activeBookingsFrom(tx, { agentId, from, limit }),
    ]);
    const { title, location } = config;
    return { agentName: agent.config.name, title, location, language, bookings: rows.map(presentBooking) };
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
