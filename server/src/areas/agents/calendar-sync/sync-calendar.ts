import type { TenantId } from '@parley/contract/ids';
import { followEvent, followingOf } from '#areas/agents/calendar';
import type { EventState } from '#areas/agents/calendar-accounts';
import type { ConnectedCalendars } from '#areas/agents/calendar-connections';
import type { Database } from '#db/open.ts';
import { appendAudit } from '#platform/audit/audit-entry.ts';
import type { Bus } from '#platform/bus/bus.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { Logger } from '#platform/log/logger.ts';
import { type ConnectionRow, findConnection } from '#platform/oauth/connections.queries.ts';
import { inEmittingTransaction } from '#platform/outbox/emit.ts';
import {
  type ClaimedCalendar,
  restSync,
  storeSync,
  type WatchedEvent,
  watchedEvents,
} from './calendar-sync.queries.ts';
import { areMostGone } from './most-gone.rules.ts';
import { nextSyncAt } from './next-sync.rules.ts';

export interface SyncParts {
  db: Database;
  bus: Bus;
  clock: Clock;
  log: Logger;
  calendars: ConnectedCalendars;
}

/** Time for all pages of changes. Unit: milliseconds. */
const changesMs = 20_000;
const readsAtOnce = 4;
/** Actor of audit rows: the person is known to their calendar alone. */
const actor = { kind: 'system', id: null, name: 'Connected calendar' } as const;

/**
 * Reads the changes of a calendar and lets bookings follow their events. The token is stored once all of them are
 * committed: after a crash they are read again, and found as they are.
 */
export async function syncCalendar(parts: SyncParts, claimed: ClaimedCalendar, signal?: AbortSignal): Promise<void> {
  const { db, clock, log } = parts;
  const { tenantId } = claimed;
  const now = clock.now();
  const store = (change: Omit<Parameters<typeof storeSync>[2], 'leased_until'>) =>
    db.platform.inTenant(tenantId, (tx) => storeSync(tx, claimed, { ...change, leased_until: null }));
  const next = (failures: number) => nextSyncAt({ now, failures, random: Math.random() });
  const found = await db.platform.inTenant(tenantId, async (tx) => {
    const connection = await findConnection(tx, claimed.connectionId);
    return connection && { connection, events: await watchedEvents(tx, claimed, now) };
  });
  if (!found) return;
  const { connection, events } = found;
  if (events.length === 0) {
    const rests = await db.platform.inTenant(tenantId, (tx) => restSync(tx, claimed, now));
    if (!rests) await store({ next_sync_at: next(0) });
    return;
  }
  try {
    const token = await readChanges(parts, { claimed, connection, events, now, signal });
    await store(token === null ? {} : { token, synced_at: now, next_sync_at: next(0), failures: 0, fault: '' });
  } catch (error) {
    const failures = claimed.failures + 1;
    const isKnown = error instanceof Refusal || error instanceof MostEventsGone;
    if (!isKnown) log.error({ event: 'calendar.sync_failed', err: error }, 'the changes of a calendar were not read');
    await store({
      next_sync_at: next(failures),
      failures,
      fault: isKnown ? faultOf(error) : 'The changes could not be read.',
    });
  }
}

const faultOf = (error: Error) => String((error instanceof Refusal && error.params?.['why']) || error.message);

/** Reads and applies the changes; returns the token behind them, or null when the process stops in between. */
async function readChanges(
  parts: SyncParts,
  reading: {
    claimed: ClaimedCalendar;
    connection: ConnectionRow;
    events: readonly WatchedEvent[];
    now: Date;
    signal: AbortSignal | undefined;
  },
): Promise<string | null> {
  const { calendars } = parts;
  const { claimed, connection, events, now } = reading;
  const { calendarId, token } = claimed;
  const eventIds = new Set(events.map(({ eventId }) => eventId));
  const changes = await calendars.use(
    connection,
    (account, signal) => account.changes({ calendarId, token, eventIds, now }, signal),
    { budgetMs: changesMs },
  );
  if (changes.hasChanged) calendars.forget(connection.id);
  const asked = events.filter(({ eventId }) => changes.eventIds?.has(eventId) ?? true);
  const { read, failure } = await readEvents(parts, { ...reading, events: asked });
  const gone = read.filter(({ state }) => state.kind === 'gone').length;
  if (areMostGone({ gone, watched: events.length })) throw new MostEventsGone();
  for (const { event, state } of read) {
    if (reading.signal?.aborted) return null;
    await follow(parts, { tenantId: claimed.tenantId, event, state, now });
  }
  if (failure !== undefined) throw failure;
  return reading.signal?.aborted ? null : changes.token;
}

/** More likely a calendar that was emptied or restored than a decision on each booking. */
class MostEventsGone extends Error {
  override message =
    'Most events of bookings are gone, so no booking was cancelled. Cancel bookings here, or restore the events.';
}

/** Reads events, some at once, until one cannot be read. */
async function readEvents(
  { calendars }: SyncParts,
  { claimed, connection, events, signal: stopped }: Parameters<typeof readChanges>[1],
): Promise<{ read: { event: WatchedEvent; state: EventState }[]; failure: unknown }> {
  const waiting = [...events];
  const read: { event: WatchedEvent; state: EventState }[] = [];
  let failure: unknown;
  const lanes = Array.from({ length: readsAtOnce }, async () => {
    for (let event = waiting.shift(); event && !stopped?.aborted && failure === undefined; event = waiting.shift()) {
      const { eventId } = event;
      try {
        const state = await calendars.use(connection, (account, signal) =>
          account.readEvent({ calendarId: claimed.calendarId, eventId, timezone: 'UTC' }, signal),
        );
        read.push({ event, state });
      } catch (error) {
        failure ??= error;
      }
    }
  });
  await Promise.all(lanes);
  return { read, failure };
}

/** Lets a booking follow its event, unless the event is as Parley wrote it, which most changes are. */
async function follow(
  parts: SyncParts,
  order: { tenantId: TenantId; event: WatchedEvent; state: EventState; now: Date },
): Promise<void> {
  const { db, bus, calendars } = parts;
  const { tenantId, event, state, now } = order;
  const { bookingId, agentId } = event;
  const following = followingOf({ event: state, booking: event, now: now.getTime() });
  const difference = following.kind === 'leave' ? following.difference : null;
  if ((following.kind === 'none' || following.kind === 'leave') && difference === event.difference) return;
  await calendars.turns.take({ tenantId, agentId, kind: 'book' }, () =>
    inEmittingTransaction({ scope: db.app, bus, tenantId, now }, async (tx, emit) => {
      const { kind, booking } = await followEvent({ tx, tenantId, calendars, emit, now }, { agentId, bookingId });
      if (kind !== 'cancelled' && kind !== 'rescheduled') return;
      const { starts_at, ends_at } = booking;
      const entry = { at: now, actor, resourceId: bookingId, requestId: null };
      await appendAudit(
        tx,
        kind === 'cancelled'
          ? { ...entry, action: 'booking.cancel', details: { agent_id: agentId, starts_at } }
          : { ...entry, action: 'booking.reschedule', details: { agent_id: agentId, starts_at, ends_at } },
      );
    }),
  );
}
