import type { AgentId, BookingId, ConnectionId, TenantId } from '@parley/contract/ids';
import type { AgentCalendarConfig, CalendarReference } from '@parley/contract/resources/calendar';
import {
  type BookedEvent,
  type CalendarAccount,
  CalendarProviderError,
  type EventState,
  type RemoteCalendar,
  type TimeSpan,
} from '#areas/agents/calendar-accounts';
import type { Database } from '#db/open.ts';
import type { Tx } from '#db/tenant-scope.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/log/logger.ts';
import { type ConnectionRow, changeConnection, findConnection } from '#platform/oauth/connections.queries.ts';
import {
  insertBookingEvent,
  lockCalendars,
  markDiffering,
  otherBookings,
  ownEventIds,
  type StoredEvent,
} from './booking-events.queries.ts';
import { type CalendarTurns, createCalendarTurns } from './calendar-turns.ts';
import { createBusyCache } from './busy-cache.ts';
import { wakeSync } from './calendar-syncs.queries.ts';
import { calendarFailed, connectionNotFound } from './connections.errors.ts';

/** Time a provider has for all requests of one step. Unit: milliseconds. */
const budgetMs = 5_000;
/** Time for which a provider that gave no answer is not asked again. Unit: milliseconds. */
const restMs = 15_000;
/** Time after which the changes of a calendar are read that a first booking was written to. Unit: milliseconds. */
const syncAfterMs = 120_000;

/** Opens the account of a connection. Implemented in `app/`. */
export type OpenAccount = (connection: ConnectionRow) => CalendarAccount;

export interface AgentCalendars {
  tenantId: TenantId;
  agentId: AgentId;
  config: Pick<AgentCalendarConfig, 'busy_calendars' | 'write_calendar'>;
  /** IANA time zone of the agent's calendar. */
  timezone: string;
}

/** Calendars of connected accounts, as bookings use them. Failures of a provider are refused with 503, in words. */
export interface ConnectedCalendars {
  /** Taken before the transaction of every booking and search. */
  turns: CalendarTurns;
  /**
   * Times at which connected calendars are busy, without the agent's own bookings. `isFresh` asks the provider, as a
   * booking does; else an answer of the last half minute is good enough. A booking holds the calendars' lock.
   */
  busyTimes(tx: Tx, agent: AgentCalendars, span: TimeSpan, options: { isFresh: boolean }): Promise<TimeSpan[]>;
  /** Locks the agent's connected calendars until the transaction ends, whichever agent books in them. */
  lock(tx: Tx, agent: AgentCalendars): Promise<void>;
  /** Writes the event of a new booking; its row is committed before. Call `settle` in the booking's transaction. */
  create(tx: Tx, agent: AgentCalendars, bookingId: BookingId, event: Omit<BookedEvent, 'uid'>): Promise<string | null>;
  /** Moves the event of a booking likewise. Null: it has none. */
  move(tx: Tx, tenantId: TenantId, event: StoredEvent, times: Omit<BookedEvent, 'uid'>): Promise<string>;
  /** Account of a connection, for listing and repairs. Refuses a missing one (404). */
  listCalendars(tx: Tx, connectionId: ConnectionId): Promise<RemoteCalendar[]>;
  /** Reads the event of a booking as it is at the provider. */
  readEvent(tx: Tx, event: StoredEvent & { eventId: string }, timezone: string): Promise<EventState>;
  /** Forgets the busy times of a connection's calendars. */
  forget(connectionId: ConnectionId): void;
  /** Runs work at a provider, with a time limit (default: five seconds), and stores how the connection is. */
  use<Result>(
    connection: ConnectionRow,
    work: (account: CalendarAccount, signal: AbortSignal) => Promise<Result>,
    limits?: { budgetMs: number },
  ): Promise<Result>;
}

export function createConnectedCalendars(parts: {
  db: Database;
  clock: Clock;
  log: Logger;
  open: OpenAccount;
}): ConnectedCalendars {
  const { db, clock } = parts;
  const cache = createBusyCache(clock);
  const use = createUse(parts);

  async function getConnection(tx: Tx, id: ConnectionId): Promise<ConnectionRow> {
    const found = await findConnection(tx, id);
    if (!found || found.kind !== 'calendar') throw connectionNotFound();
    return found;
  }

  return {
    use,
    turns: createCalendarTurns(),

    async lock(tx, agent) {
      await lockCalendars(tx, calendarsOf(agent));
    },

    async busyTimes(tx, agent, span, { isFresh }) {
      const calendars = calendarsOf(agent);
      if (calendars.length === 0) return [];
      const [own, others] = await Promise.all([
        ownEventIds(tx, agent.agentId, span),
        otherBookings(tx, agent.agentId, calendars, span),
      ]);
      const { tenantId, timezone } = agent;
      const connections = await Promise.all(calendars.map((each) => getConnection(tx, each.connection_id)));
      const found = await Promise.all(
        calendars.map(async ({ calendar_id: calendarId }, index) => {
          const connection = connections[index] as ConnectionRow;
          const asked = { tenantId, connectionId: connection.id, calendarId, span, timezone };
          const ask = () =>
            use(connection, (account, signal) => account.busyTimes({ calendarId, span, timezone }, signal));
          return cache.get(asked, isFresh, ask);
        }),
      );
      const foreign = found.flat().filter(({ eventId }) => eventId === null || !own.has(eventId));
      // Taken by what the cache may not know: the alternatives that are offered next are asked for anew.
      if (isFresh && foreign.length > 0) for (const { id } of connections) cache.forget(id);
      return [...foreign, ...others].map(({ from, to }) => ({ from, to }));
    },

    async create(tx, agent, bookingId, event) {
      const target = agent.config.write_calendar;
      if (target === null) return null;
      const connection = await getConnection(tx, target.connection_id);
      const { tenantId, agentId } = agent;
      const { connection_id: connectionId, calendar_id: calendarId } = target;
      // Committed apart, by another pool: a crash after the calendar was written leaves the row to find the event by.
      const now = clock.now();
      await db.platform.inTenant(tenantId, async (apart) => {
        await insertBookingEvent(apart, { tenantId, bookingId, agentId, connectionId, calendarId, now });
        if (connection.provider === 'builtin') return;
        await wakeSync(apart, { tenantId, connectionId, calendarId, at: new Date(now.getTime() + syncAfterMs) });
      });
      cache.forget(connectionId);
      return use(connection, (account, signal) =>
        account.createEvent({ calendarId, event: { ...event, uid: bookingId } }, signal),
      );
    },

    async move(tx, tenantId, { bookingId, connectionId, calendarId, eventId }, times) {
      const connection = await getConnection(tx, connectionId);
      await db.platform.inTenant(tenantId, (apart) => markDiffering(apart, bookingId, clock.now()));
      cache.forget(connectionId);
      const event = { ...times, uid: bookingId };
      return use(connection, (account, signal) =>
        eventId === null
          ? account.createEvent({ calendarId, event }, signal)
          : account.moveEvent({ calendarId, eventId, event }, signal),
      );
    },

    async readEvent(tx, { connectionId, calendarId, eventId }, timezone) {
      const connection = await getConnection(tx, connectionId);
      return use(connection, (account, signal) => account.readEvent({ calendarId, eventId, timezone }, signal));
    },

    forget: (connectionId) => cache.forget(connectionId),

    async listCalendars(tx, connectionId) {
      const connection = await getConnection(tx, connectionId);
      return use(connection, (account, signal) => account.listCalendars(signal));
    },
  };
}

/** Calendars that take times: those that are busy, and the one written to; each once. */
export function calendarsOf({ config }: Pick<AgentCalendars, 'config'>): CalendarReference[] {
  const all = config.write_calendar ? [...config.busy_calendars, config.write_calendar] : config.busy_calendars;
  return [...new Map(all.map((each) => [`${each.connection_id} ${each.calendar_id}`, each])).values()];
}

/** Asks providers within a time limit; one that gave no answer rests, so that callers are told at once. */
function createUse({
  db,
  clock,
  log,
  open,
}: Parameters<typeof createConnectedCalendars>[0]): ConnectedCalendars['use'] {
  const resting = new Map<string, number>();

  async function store(connection: ConnectionRow, state: ConnectionRow['state'], stateDetail: string): Promise<void> {
    if (connection.state === state && connection.stateDetail === stateDetail) return;
    const change = { state, stateDetail, checkedAt: clock.now() };
    await db.platform.inTenant(connection.tenantId, async (tx) => {
      // An ended grant stays ended until the account is connected again.
      const current = await findConnection(tx, connection.id, { forUpdate: true });
      if (current && current.state !== 'revoked') await changeConnection(tx, connection.id, change);
    });
  }

  return async (connection, work, limits = { budgetMs }) => {
    const { id, name, state, stateDetail } = connection;
    if (state === 'revoked') throw calendarFailed({ name, why: stateDetail });
    if ((resting.get(id) ?? 0) > clock.now().getTime()) throw calendarFailed({ name, why: stateDetail || noAnswer });
    const signal = AbortSignal.timeout(limits.budgetMs);
    try {
      const result = await work(open(connection), signal);
      resting.delete(id);
      await store(connection, 'connected', '');
      return result;
    } catch (error) {
      const fault = faultOf(error, signal);
      if (!fault) throw error;
      log.warn(
        { event: 'calendar.provider_failed', connectionId: id, provider: connection.provider, fault: fault.fault },
        'a connected calendar could not be used',
      );
      if (fault.fault === 'unavailable')
        resting.set(id, clock.now().getTime() + Math.min(fault.retryAfterMs ?? restMs, 300_000));
      await store(connection, 'failing', fault.message);
      throw calendarFailed({ name, why: fault.message });
    }
  };
}

const noAnswer = 'The calendar server gave no answer in time.';

function faultOf(error: unknown, signal: AbortSignal): CalendarProviderError | null {
  if (error instanceof CalendarProviderError) return error;
  return signal.aborted ? new CalendarProviderError('unavailable', noAnswer, { cause: error }) : null;
}
