import type { AgentId, BookingId, TenantId } from '@parley/contract/ids';
import type { Booking, Slot } from '@parley/contract/resources/calendar';
import type { AgentCalendars, ConnectedCalendars } from '#areas/agents/calendar-connections';
import type { Tx } from '#db/tenant-scope.ts';
import { dayMs, isoInZone, minuteMs, type WallClock, wallClock } from '#platform/clock/wall-clock.ts';
import { bookedSpans } from './bookings.queries.ts';
import type { SlotFault } from './calendar.errors.ts';
import { type Calendar, getCalendar } from './calendars.ts';
import type { Span } from './full-times.rules.ts';
import { bookableRange, freeSlots, maxRangeDays, nearestSlots, spanThatMatters } from './slots.rules.ts';

/** Dependencies of the search for slots: a tenant transaction and the connected calendars. */
export interface SlotContext {
  tx: Tx;
  tenantId: TenantId;
  calendars: ConnectedCalendars;
}

/**
 * Finds bookable times of an agent's calendar that begin in [from, to), in order; none when it is disabled. Searches at
 * most 31 days from the first bookable time. Refuses a missing agent (404) and a connected calendar that fails (503).
 */
export async function findSlots(
  { tx, tenantId, calendars }: SlotContext,
  request: { agentId: AgentId; from: Date; to: Date; limit: number; now: Date; durationMinutes?: number | undefined },
): Promise<Slot[]> {
  const calendar = await getCalendar(tx, request.agentId);
  const clock = wallClock(calendar.timezone);
  const range = { from: request.from.getTime(), to: request.to.getTime() };
  const { from } = bookableRange({ rules: calendar.config, range, now: request.now.getTime() });
  const slots = await slotsIn({ tx, tenantId, calendars }, calendar, {
    range: { from: range.from, to: Math.min(range.to, from + maxRangeDays * dayMs) },
    durationMinutes: request.durationMinutes ?? calendar.config.slot_minutes,
    now: request.now,
    limit: request.limit,
  });
  return slots.map((slot) => presentSlot(slot, clock));
}

export function presentSlot(slot: Span, clock: WallClock): Slot {
  return {
    starts_at: new Date(slot.from).toISOString(),
    ends_at: new Date(slot.to).toISOString(),
    local_starts_at: isoInZone(clock, slot.from),
  };
}

interface SlotRequest {
  range: Span;
  durationMinutes: number;
  now: Date;
  /** Booking whose own time counts as free, because it is being moved. */
  except?: BookingId | undefined;
  limit?: number;
  /** Asks connected calendars now, as a booking does. */
  isFresh?: boolean;
}

/** Free slots that begin in the range, in order. */
export async function slotsIn(context: SlotContext, calendar: Calendar, request: SlotRequest): Promise<Span[]> {
  const { config, agentId, timezone } = calendar;
  const now = request.now.getTime();
  const range = bookableRange({ rules: config, range: request.range, now });
  if (!config.is_enabled || range.from >= range.to) return [];
  const span = spanThatMatters(config, range, request.durationMinutes);
  const { tx, tenantId, calendars } = context;
  const bookings = await bookedSpans(tx, { agentId, span, except: request.except });
  const { isFresh = false, durationMinutes } = request;
  const blocked = await calendars.busyTimes(tx, calendarsOfAgent(tenantId, calendar), span, { isFresh });
  const question = { rules: config, clock: wallClock(timezone), bookings, blocked, range, durationMinutes, now };
  const found: Span[] = [];
  for (const slot of freeSlots(question)) {
    if (found.length === request.limit) break;
    found.push(slot);
  }
  return found;
}

/** Times that a booking can be moved to, in order, as long as it is now. Its own time counts as free. */
export async function findTimesFor(
  context: SlotContext,
  { booking, calendar }: { booking: Booking; calendar: Calendar },
  request: { range: Span; now: Date; limit: number },
): Promise<Slot[]> {
  const durationMinutes = (Date.parse(booking.ends_at) - Date.parse(booking.starts_at)) / minuteMs;
  const slots = await slotsIn(context, calendar, { ...request, durationMinutes, except: booking.id });
  const clock = wallClock(calendar.timezone);
  return slots.map((slot) => presentSlot(slot, clock));
}

/** Connected calendars of an agent's calendar. */
export function calendarsOfAgent(tenantId: TenantId, { agentId, config, timezone }: Calendar): AgentCalendars {
  return { tenantId, agentId, config, timezone };
}

/** Result for a requested time: free, or the fault with alternatives. */
export type Choice = { kind: 'free'; span: Span } | Taken;

export interface Taken {
  kind: 'taken';
  reason: SlotFault;
  /** Nearest free slots, at most five, in order of time. */
  alternatives: Slot[];
}

const alternativesTold = 5;
/** Widening search radii around the requested time until there are enough alternatives. Unit: days. */
const searchDays = [2, 7, maxRangeDays];

/** Checks that a slot of this length begins at `startsAt` and is free. Stable only while the calendar is locked. */
export async function chooseTime(
  context: SlotContext,
  calendar: Calendar,
  request: { startsAt: Date; durationMinutes: number; now: Date; except?: BookingId | undefined },
): Promise<Choice> {
  const startsAt = request.startsAt.getTime();
  const { durationMinutes, now, except } = request;
  const exactly = { range: { from: startsAt, to: startsAt + 1 }, durationMinutes, now, except };
  const [span] = await slotsIn(context, calendar, { ...exactly, isFresh: true });
  if (span) return { kind: 'free', span };
  return {
    kind: 'taken',
    reason: faultOf(calendar, exactly),
    alternatives: await alternativesTo(context, calendar, { startsAt, durationMinutes, now, except }),
  };
}

function faultOf({ config, timezone }: Calendar, request: Omit<SlotRequest, 'limit'>): SlotFault {
  const now = request.now.getTime();
  const bookable = bookableRange({ rules: config, range: { from: -Infinity, to: Infinity }, now });
  if (request.range.from < bookable.from) return 'too_soon';
  if (request.range.from >= bookable.to) return 'too_late';
  const isOpen = !freeSlots({ ...request, rules: config, clock: wallClock(timezone), bookings: [], now }).next().done;
  return isOpen ? 'taken' : 'not_open';
}

async function alternativesTo(
  context: SlotContext,
  calendar: Calendar,
  request: { startsAt: number; durationMinutes: number; now: Date; except?: BookingId | undefined },
): Promise<Slot[]> {
  const everything = { from: -Infinity, to: Infinity };
  const bookable = bookableRange({ rules: calendar.config, range: everything, now: request.now.getTime() });
  const wanted = Math.min(Math.max(request.startsAt, bookable.from), bookable.to);
  let found: Span[] = [];
  for (const days of searchDays) {
    const range = { from: wanted - days * dayMs, to: wanted + days * dayMs };
    found = await slotsIn(context, calendar, { ...request, range });
    if (found.length >= alternativesTold) break;
  }
  const clock = wallClock(calendar.timezone);
  return nearestSlots(found, wanted, alternativesTold).map((slot) => presentSlot(slot, clock));
}
