import { createHash } from 'node:crypto';
import type { AgentId, TenantId } from '@parley/contract/ids';
import type { Database } from '#db/open.ts';
import type { Bus } from '#platform/bus/bus.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { committedTopic } from '#platform/outbox/emit.ts';
import type { EventFeed } from '#platform/outbox/event-feed.ts';
import { findWidgetSettings, getTenantOfAgent, getWidget, type Widget } from './widget-config.queries.ts';

/** Widget with its serialised public configuration. */
export interface ReadyConfig extends Widget {
  etag: string;
  /** Configuration as JSON, with its headers as alternating names and values. */
  body: string;
  headers: string[];
  /** Headers of an answer without a body. */
  bodilessHeaders: string[];
}

export interface WidgetConfigCache {
  /** Gets the configuration, at most a second old. Refuses like `getWidget`; refusals are not cached. */
  get(agentId: AgentId): Promise<ReadyConfig>;
  /** Gets it from the cache; null on a miss. */
  peek(agentId: string): ReadyConfig | null;
  /** Allowed sites of the widget, also while it accepts no chats; at most a second old while it does. */
  allowedDomains(tenantId: TenantId, agentId: AgentId): Promise<readonly string[]>;
}

/** Maximum age of an entry: a change must show within a second, with or without its event. Unit: milliseconds. */
const maxAgeMs = 1000;
const maxEntries = 10_000;

/**
 * Caches the configuration every visitor of every page reads. A change event or its age drops an entry. It is read over
 * connections apart from those of requests: they read it inside their transactions, and would otherwise deadlock on the
 * pool.
 */
export function createWidgetConfigCache(options: {
  db: Database;
  clock: Clock;
  feed: EventFeed;
  bus: Bus;
}): WidgetConfigCache {
  const { db, clock } = options;
  const entries = new Map<string, { ready: Promise<ReadyConfig>; known: ReadyConfig | null; readAt: number }>();

  // Events of an agent's chats change nothing here.
  const forget = (type: string, topic: string) => {
    if (type.startsWith('agent.')) entries.delete(topic.slice('agent:'.length));
  };
  options.feed.onEvent((event) => forget(event.type, event.topic));
  // Changes of this process apply at once.
  options.bus.subscribe(committedTopic, (message) => {
    const [type = '', topic = ''] = message.split(' ');
    forget(type, topic);
  });

  async function read(agentId: AgentId): Promise<ReadyConfig> {
    const tenantId = await getTenantOfAgent({ app: db.platform }, agentId);
    const widget = await db.platform.inTenant(tenantId, (tx) => getWidget(tx, { tenantId, agentId }));
    const body = JSON.stringify(widget.config);
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const bodilessHeaders = ['etag', etag];
    const length = String(Buffer.byteLength(body));
    const headers = ['content-type', 'application/json; charset=utf-8', 'content-length', length, ...bodilessHeaders];
    return { ...widget, body, etag, headers, bodilessHeaders };
  }

  function get(agentId: AgentId): Promise<ReadyConfig> {
    const now = clock.monotonicMs();
    const entry = entries.get(agentId);
    if (entry && now - entry.readAt < maxAgeMs) return entry.ready;
    if (entries.size >= maxEntries) entries.clear();
    const fresh = { ready: read(agentId), known: null as ReadyConfig | null, readAt: now };
    entries.set(agentId, fresh);
    fresh.ready.then(
      (ready) => {
        fresh.known = ready;
      },
      () => entries.delete(agentId),
    );
    return fresh.ready;
  }

  return {
    get,
    async allowedDomains(tenantId, agentId) {
      try {
        return (await get(agentId)).config.allowed_domains;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const settings = await db.platform.inTenant(tenantId, (tx) => findWidgetSettings(tx, agentId));
        return settings.allowed_domains;
      }
    },
    peek(agentId) {
      const entry = entries.get(agentId);
      return entry && clock.monotonicMs() - entry.readAt < maxAgeMs ? entry.known : null;
    },
  };
}
