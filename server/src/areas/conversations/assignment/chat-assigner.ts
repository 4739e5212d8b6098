import type { EventData } from '@parley/contract/events';
import type { TenantId } from '@parley/contract/ids';
import type { Logger } from '#platform/log/logger.ts';
import type { EventFeed, StoredEvent } from '#platform/outbox/event-feed.ts';
import { type AssignmentDeps, assignNextChat } from './assign-next-chat.ts';
import { findTenantsToAssign } from './assignable-chats.queries.ts';

/** Assigns waiting chats by the rules of their teams and desks. */
export interface ChatAssigner {
  /** Assigns what can be assigned now, of all tenants; returns how many chats this process assigned. */
  sweep(): Promise<number>;
  /** Waits for a running sweep. */
  close(): Promise<void>;
}

const sweepMs = 5000;
/** Assignments of one tenant in a row, so that one of many chats does not hold up the others. */
const inARow = 100;

/**
 * Every process assigns: for a tenant after an event of it that may make it possible, for all every 5 s. Locks keep two
 * processes apart.
 */
export function createChatAssigner(deps: AssignmentDeps & { feed: EventFeed; log: Logger }): ChatAssigner {
  const { feed, log } = deps;
  let running: Promise<unknown> | null = null;
  /** Tenants to look at next; null: none. */
  let wanted: 'all' | Set<TenantId> | null = null;

  async function sweepUntilQuiet(): Promise<void> {
    while (wanted !== null) {
      const among = wanted === 'all' ? wanted : [...wanted];
      wanted = null;
      await sweepOnce(deps, among);
    }
  }
  function start(tenantId: TenantId | 'all'): void {
    if (tenantId === 'all') wanted = 'all';
    else if (wanted !== 'all') wanted = (wanted ?? new Set()).add(tenantId);
    running ??= sweepUntilQuiet()
      .catch((error) =>
        log.warn({ event: 'chat.assignment_failed', err: error }, 'waiting chats could not be assigned; retrying'),
      )
      .finally(() => {
        running = null;
      });
  }
  const stopListening = feed.onEvent((event) => {
    if (mayFree(event)) start(event.tenantId);
  });
  const sweeping = setInterval(() => start('all'), sweepMs);
  return {
    sweep: () => sweepOnce(deps, 'all'),
    async close() {
      clearInterval(sweeping);
      stopListening();
      wanted = null;
      await running;
    },
  };
}

async function sweepOnce(deps: AssignmentDeps, among: 'all' | readonly TenantId[]): Promise<number> {
  let assigned = 0;
  for (const tenantId of await findTenantsToAssign(deps.db.platform, among)) assigned += await assignIn(deps, tenantId);
  return assigned;
}

async function assignIn(deps: AssignmentDeps, tenantId: TenantId): Promise<number> {
  let assigned = 0;
  for (let round = 0; round < inARow; round++) {
    const outcome = await assignNextChat(deps, tenantId);
    if (outcome === false) break;
    if (outcome === true) assigned += 1;
  }
  return assigned;
}

/** True for events after which a chat or an operator may be free. */
function mayFree({ type, data }: StoredEvent): boolean {
  switch (type) {
    case 'chat.session.escalated':
    case 'chat.session.released':
    case 'chat.session.closed':
    case 'chat.operator.status':
      return true;
    case 'chat.session.claimed':
      return (data as EventData<'chat.session.claimed'>).from !== null;
    case 'chat.session.updated': {
      const { changed } = data as EventData<'chat.session.updated'>;
      return ['team_id', 'snoozed_until'].some((field) => changed.includes(field));
    }
    case 'chat.desk.updated':
      return ['teams', 'settings'].includes((data as EventData<'chat.desk.updated'>).part);
    default:
      return false;
  }
}
