import type { Role } from '@parley/contract/scopes';
import { onTyping, type Typing } from '#areas/conversations/chats';
import { type Member, renewPresence } from '#areas/conversations/operators';
import type { Database } from '#db/open.ts';
import type { Bus } from '#platform/bus/bus.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { heartbeatMs } from '#platform/http/responses/event-stream.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { EventFeed } from '#platform/outbox/event-feed.ts';
import { createDeskVisibility, type DeskVisibility } from './desk-visibility.ts';

/** Open operator stream of this process. */
export interface OpenDeskStream extends Member {
  /** Called with every heartbeat: the person's current role, or null when they may no longer operate. */
  onBeat(role: Role | null): void;
  /** Called when a visitor of the tenant types. */
  onTyping(typing: Typing): void;
}

/** Open operator streams of this process and their shared state. */
export interface DeskStreams {
  visibility: DeskVisibility;
  /** Registers a stream; its person counts as present until the returned function is called. */
  open(stream: OpenDeskStream): () => void;
  /** Renews the presence of everyone with an open stream and passes each stream its person's role. */
  beat(): Promise<void>;
  close(): void;
}

/** Sends one heartbeat for all streams of the process every 15 s: thousands of them cost one statement. */
export function createDeskStreams(deps: {
  db: Database;
  bus: Bus;
  feed: EventFeed;
  clock: Clock;
  log: Logger;
}): DeskStreams {
  const { db, clock, log } = deps;
  const visibility = createDeskVisibility(deps);
  const streams = new Map<Member['tenantId'], Set<OpenDeskStream>>();

  const stopTyping = onTyping(deps.bus, (typing) => {
    if (typing.by !== 'visitor') return;
    for (const stream of streams.get(typing.tenantId) ?? []) stream.onTyping(typing);
  });

  async function beat(): Promise<void> {
    const open = [...streams.values()].flatMap((ofTenant) => [...ofTenant]);
    if (open.length === 0) return;
    const members = new Map(open.map(({ tenantId, userId }) => [keyOf({ tenantId, userId }), { tenantId, userId }]));
    const present = await renewPresence(db.platform.everywhere, { members: [...members.values()], now: clock.now() });
    const roles = new Map(present.map((member) => [keyOf(member), member.role]));
    for (const stream of open) stream.onBeat(roles.get(keyOf(stream)) ?? null);
  }

  const beating = setInterval(() => {
    beat().catch((error) =>
      log.warn(
        { event: 'operator.presence_not_renewed', err: error },
        'the presence of operators could not be renewed; retrying',
      ),
    );
  }, heartbeatMs);

  return {
    visibility,
    open(stream) {
      const ofTenant = streams.get(stream.tenantId) ?? new Set();
      streams.set(stream.tenantId, ofTenant.add(stream));
      return () => {
        ofTenant.delete(stream);
        if (ofTenant.size === 0 && streams.get(stream.tenantId) === ofTenant) streams.delete(stream.tenantId);
      };
    },
    beat,
    close() {
      clearInterval(beating);
      stopTyping();
      visibility.close();
    },
  };
}

const keyOf = ({ tenantId, userId }: Member) => `${tenantId} ${userId}`;
