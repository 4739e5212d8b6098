import { createHash } from 'node:crypto';
import type { AgentId } from '@parley/contract/ids';
import type { PublicWidgetConfig } from '@parley/contract/resources/chat';
import type { Database } from '#db/open.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { EventFeed } from '#platform/outbox/event-feed.ts';
import { getTenantOfAgent, getWidgetConfig } from './widget-config.queries.ts';

/** A public widget configuration, ready to be sent. */
export interface ReadyConfig {
  config: PublicWidgetConfig;
  etag: string;
}

export interface WidgetConfigCache {
  /** The configuration, at most a second old. Refuses like `getWidgetConfig`; refusals are not kept. */
  get(agentId: AgentId): Promise<ReadyConfig>;
}

/** A change must show within a second (goal of the public configuration), with or without word of it. */
const maxAgeMs = 1000;
const maxEntries = 10_000;

/** Keeps what every visitor of every page asks for. Word of a change drops the entry at once; time drops it anyway. */
export function createWidgetConfigCache(options: { db: Database; clock: Clock; feed: EventFeed }): WidgetConfigCache {
  const { db, clock } = options;
  const entries = new Map<AgentId, { ready: Promise<ReadyConfig>; readAt: number }>();

  options.feed.onEvent((event) => {
    if (event.topic.startsWith('agent:')) entries.delete(event.topic.slice('agent:'.length) as AgentId);
  });

  async function read(agentId: AgentId): Promise<ReadyConfig> {
    const tenantId = await getTenantOfAgent(db, agentId);
    const config = await db.app.inTenant(tenantId, (tx) => getWidgetConfig(tx, { tenantId, agentId, now: clock.now() }));
    const etag = `"${createHash('sha256').update(JSON.stringify(config)).digest('base64url').slice(0, 22)}"`;
    return { config, etag };
  }

  return {
    get(agentId) {
      const now = clock.monotonicMs();
      const entry = entries.get(agentId);
      if (entry && now - entry.readAt < maxAgeMs) return entry.ready;
      if (entries.size >= maxEntries) entries.clear();
      const ready = read(agentId);
      entries.set(agentId, { ready, readAt: now });
      ready.catch(() => entries.delete(agentId));
      return ready;
    },
  };
}
