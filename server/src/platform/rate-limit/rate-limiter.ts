import { sql } from 'kysely';
import type { PlatformScope } from '#db/tenant-scope.ts';
import type { Clock } from '#platform/clock/clock.ts';

export interface RateLimitDecision {
  allowed: boolean;
  limit: number;
  remaining: number;
  /** Seconds until the window ends and the full limit is available again. */
  resetSeconds: number;
}

export interface RateLimiter {
  /**
   * Counts one request of `key` against `limit` in a window of `windowMs` (default: a minute; one key always has the
   * same). Never waits: it decides on this process's counters.
   */
  consume(key: string, limit: number, windowMs?: number): RateLimitDecision;
  /** Exchanges counts with the other processes. */
  synchronise(): Promise<void>;
}

const minuteMs = 60_000;

interface Window {
  start: number;
  end: number;
  /** Count of all processes at the last synchronisation, and of this one since. */
  known: number;
  unsent: number;
}

/**
 * Creates a limiter with fixed windows, a minute by default. Counters are in memory and shared through one unlogged
 * table by each `synchronise`, so a limit holds over all processes, with that delay.
 */
export function createRateLimiter(options: { clock: Clock; platform: PlatformScope }): RateLimiter {
  const windows = new Map<string, Window>();

  function windowOf(key: string, now: number, windowMs: number): Window {
    const start = now - (now % windowMs);
    const current = windows.get(key);
    if (current && current.start === start) return current;
    const fresh = { start, end: start + windowMs, known: 0, unsent: 0 };
    windows.set(key, fresh);
    return fresh;
  }

  return {
    consume(key, limit, windowMs = minuteMs) {
      const now = options.clock.now().getTime();
      const window = windowOf(key, now, windowMs);
      const used = window.known + window.unsent;
      const allowed = used < limit;
      if (allowed) window.unsent += 1;
      const resetSeconds = Math.ceil((window.end - now) / 1000);
      return { allowed, limit, remaining: Math.max(0, limit - used - (allowed ? 1 : 0)), resetSeconds };
    },

    async synchronise() {
      const now = options.clock.now().getTime();
      for (const [key, window] of windows) if (window.end <= now) windows.delete(key);
      const pending = [...windows].filter(([, window]) => window.unsent > 0);
      if (pending.length === 0) return;
      const sent = pending.map(([key, window]) => ({ key, window, hits: window.unsent }));
      const counted = await sql<{ key: string; window_start: Date; hits: number }>`
          insert into rate_limit_windows (key, window_start, hits, ends_at)
          select * from unnest(${sent.map((row) => row.key)}::text[],
            ${sent.map((row) => new Date(row.window.start))}::timestamptz[], ${sent.map((row) => row.hits)}::int[],
            ${sent.map((row) => new Date(row.window.end))}::timestamptz[])
          order by 1
          on conflict (key, window_start) do update set hits = rate_limit_windows.hits + excluded.hits
          returning key, window_start, hits`.execute(options.platform.everywhere);
      const totals = new Map(counted.rows.map((row) => [row.key, row.hits]));
      for (const { key, window, hits } of sent) {
        window.unsent -= hits;
        window.known = totals.get(key) ?? window.known + hits;
      }
    },
  };
}

/** Deletes past windows; called by a scheduled job. */
export async function removeOldWindows(platform: PlatformScope, now: Date): Promise<void> {
  await platform.inPlatform((tx) =>
    tx
      .deleteFrom('rate_limit_windows')
      .where('ends_at', '<', new Date(now.getTime() - minuteMs))
      .execute(),
  );
}
