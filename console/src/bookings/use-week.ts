import { useQueries, useQueryClient } from '@tanstack/react-query';
import type { Agent, AgentCalendar, Booking } from '../api/schemas.ts';
import { useChanges } from '../api/use-changes.ts';
import { useAgents } from '../tools/use-agents.ts';
import { bookingsKey, calendarQuery, maxTogether, weekQuery } from './booking-queries.ts';
import type { BookingSearch } from './booking-search.ts';
import { localTime, mondayOf } from './week.ts';

/** The week the page shows: its agents, their calendars and bookings. */
export interface Week {
  monday: string;
  today: string;
  /** Time zone of the page: that of the calendars where they agree, else the browser's. */
  zone: string;
  zoneOf(agentId: string): string;
  /** Agents to choose from. */
  choices: readonly Agent[];
  /** Agents that are shown. */
  agents: readonly Agent[];
  /** The agent, where one alone is shown. */
  single: Agent | undefined;
  /** Too many agents to show together. */
  isOneAtATime: boolean;
  calendars: ReadonlyMap<string, AgentCalendar>;
  bookings: readonly Booking[];
  isLoading: boolean;
  error: Error | null;
  retry(): void;
}

/** Loads the week that the address asks for. */
export function useWeek(search: BookingSearch): Week {
  const queryClient = useQueryClient();
  useChanges('bookings', () => void queryClient.invalidateQueries({ queryKey: bookingsKey }));
  const { list } = useAgents();
  const choices = list.rows ?? [];
  const isOneAtATime = choices.length > maxTogether;
  const chosen = choices.find(({ id }) => id === search.agent_id) ?? (isOneAtATime ? choices[0] : undefined);
  const agents = chosen ? [chosen] : choices;
  const single = agents.length === 1 ? agents[0] : undefined;
  const calendarAnswers = useQueries({ queries: agents.map(({ id }) => calendarQuery(id)) });
  const calendars = new Map(calendarAnswers.flatMap(({ data }) => (data ? [[data.agent_id, data] as const] : [])));
  const zoneOf = (agentId: string) =>
    calendars.get(agentId)?.timezone ?? choices.find(({ id }) => id === agentId)?.timezone ?? 'UTC';
  const zone = commonZone(agents, calendars, zoneOf);
  const hasZones = list.rows !== undefined && calendarAnswers.every(({ data }) => data !== undefined);
  const today = localTime(new Date(), zone).day;
  const monday = mondayOf(search.week ?? today);
  const bookingAnswers = useQueries({
    queries: agents.map(({ id }) => ({ ...weekQuery(id, monday, zone), enabled: hasZones })),
  });
  const failed = [...calendarAnswers, ...bookingAnswers].filter(({ isError, data }) => isError && !data);
  return {
    monday,
    today,
    zone,
    zoneOf,
    choices,
    agents,
    single,
    isOneAtATime,
    calendars,
    bookings: bookingAnswers
      .flatMap(({ data }) => data ?? [])
      // The open one stays when it is cancelled elsewhere.
      .filter(({ id, status }) => search.cancelled || status === 'booked' || id === search.open),
    isLoading: failed.length === 0 && list.error === null && !hasZones,
    error: list.rows ? (failed[0]?.error ?? null) : list.error,
    retry() {
      if (!list.rows) list.retry();
      for (const answer of failed) void answer.refetch();
    },
  };
}

/**
 * Time zone of the week: the one all enabled calendars share, or of all agents where none is enabled. Different zones:
 * the browser's.
 */
function commonZone(
  agents: readonly Agent[],
  calendars: ReadonlyMap<string, AgentCalendar>,
  zoneOf: (agentId: string) => string,
): string {
  const enabled = agents.filter(({ id }) => calendars.get(id)?.is_enabled);
  const zones = new Set((enabled.length > 0 ? enabled : agents).map(({ id }) => zoneOf(id)));
  const [first] = zones;
  return zones.size === 1 && first !== undefined ? first : Intl.DateTimeFormat().resolvedOptions().timeZone;
}
