import type { ConnectionId, TenantId } from '@parley/contract/ids';
import type { BusyTime, TimeSpan } from '#areas/agents/calendar-accounts';
import type { Clock } from '#platform/clock/clock.ts';

/** Age up to which busy times are good enough to offer slots. Unit: milliseconds. */
const freshMs = 30_000;
const mostEntries = 500;

interface Asked {
  tenantId: TenantId;
  connectionId: ConnectionId;
  calendarId: string;
  span: TimeSpan;
  timezone: string;
}

/** Busy times of this process. Bookings never rely on it. */
export interface BusyCache {
  get(asked: Asked, isFresh: boolean, ask: () => Promise<BusyTime[]>): Promise<BusyTime[]>;
  forget(connectionId: ConnectionId): void;
}

export function createBusyCache(clock: Clock): BusyCache {
  const entries = new Map<string, { connectionId: ConnectionId; span: TimeSpan; at: number; times: BusyTime[] }>();
  return {
    async get({ tenantId, connectionId, calendarId, span, timezone }, isFresh, ask) {
      const key = `${tenantId} ${connectionId} ${calendarId} ${timezone} ${dayOf(span.from)} ${dayOf(span.to)}`;
      const known = entries.get(key);
      const now = clock.now().getTime();
      const covers = known && known.span.from <= span.from && known.span.to >= span.to;
      if (!isFresh && covers && now - known.at < freshMs) return known.times;
      const times = await ask();
      entries.delete(key);
      entries.set(key, { connectionId, span, at: now, times });
      const [oldest] = entries.keys();
      if (entries.size > mostEntries && oldest !== undefined) entries.delete(oldest);
      return times;
    },
    forget(connectionId) {
      for (const [key, entry] of entries) if (entry.connectionId === connectionId) entries.delete(key);
    },
  };
}

const dayOf = (instant: number) => Math.floor(instant / 86_400_000);
