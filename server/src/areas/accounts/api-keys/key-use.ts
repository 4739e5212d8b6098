import type { Database } from '#db/open.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/log/logger.ts';

type KeyTable = 'api_keys' | 'reseller_keys';

/**
 * Batched writer of `last_used_at`: gathers uses in memory and writes them together, so that no request waits for it.
 */
export interface KeyUse {
  note(table: KeyTable, id: string): void;
  /** Flushes the gathered uses. */
  flush(): Promise<void>;
  /** Flushes a last time and stops. */
  close(): Promise<void>;
}

/** Maximum delay of `last_used_at`. Unit: milliseconds. */
const flushMs = 10_000;

export function createKeyUse(deps: { platform: Database['platform']; clock: Clock; log: Logger }): KeyUse {
  const gathered: Record<KeyTable, Map<string, Date>> = { api_keys: new Map(), reseller_keys: new Map() };

  async function write(table: KeyTable): Promise<void> {
    const used = gathered[table];
    if (used.size === 0) return;
    gathered[table] = new Map();
    await deps.platform.pool.query(
      `update ${table} k set last_used_at = greatest(k.last_used_at, u.at)
       from unnest($1::uuid[], $2::timestamptz[]) u (id, at) where k.id = u.id`,
      [[...used.keys()], [...used.values()]],
    );
  }

  const flush = async () => {
    await write('api_keys');
    await write('reseller_keys');
  };
  const timer = setInterval(() => {
    flush().catch((error: unknown) => deps.log.warn({ err: error }, 'the last use of keys could not be written'));
  }, flushMs);
  timer.unref();

  return {
    note: (table, id) => void gathered[table].set(id, deps.clock.now()),
    flush,
    async close() {
      clearInterval(timer);
      await flush().catch(() => {});
    },
  };
}
