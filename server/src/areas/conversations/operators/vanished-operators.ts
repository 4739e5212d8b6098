import type { ChatSessionId, TenantId } from '@parley/contract/ids';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { releaseChat, standInLine } from '#areas/conversations/chats';
import type { Database } from '#db/open.ts';
import type { Bus } from '#platform/bus/bus.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/log/logger.ts';
import { inEmittingTransaction } from '#platform/outbox/emit.ts';

/** Sees to it that no chat stays in the hands of somebody who is gone. */
export interface DeskWatch {
  /** Puts the chats of people who are gone back into the queue, and says how many this process put there. */
  sweep(): Promise<number>;
  /** Waits for a sweep that is running. */
  close(): Promise<void>;
}

const sweepMs = 5000;
const atOnce = 200;
/**
 * A process that has just started waits this long: where it was the only one, nobody could be heard of before, and
 * everybody at the desk needs a moment to come back. Unit: milliseconds.
 */
const returnMs = 30_000;

interface WatchDeps {
  db: Database;
  bus: Bus;
  clock: Clock;
  newId: () => string;
  /** How long somebody may be silent before their chats go back to the queue. */
  graceSeconds: number;
  log: Logger;
}

/** Every process looks; of several who find the same chat one puts it back and the others leave it alone. */
export function createDeskWatch(deps: WatchDeps): DeskWatch {
  let running: Promise<unknown> = Promise.resolve();
  const firstAtMs = deps.clock.monotonicMs() + Math.min(deps.graceSeconds * 1000, returnMs);
  const sweeping = setInterval(() => {
    if (deps.clock.monotonicMs() < firstAtMs) return;
    running = sweepOnce(deps).catch((error) =>
      deps.log.warn({ err: error }, 'chats of people who left the desk could not be given back'),
    );
  }, sweepMs);
  return {
    sweep: () => sweepOnce(deps),
    async close() {
      clearInterval(sweeping);
      await running;
    },
  };
}

async function sweepOnce(deps: WatchDeps): Promise<number> {
  const found = await sql<{ tenant_id: TenantId; id: ChatSessionId }>`
    select s.tenant_id, s.id from chat_sessions s
    where ${isLeftAlone(deps)} order by s.tenant_id, s.id limit ${atOnce}`.execute(deps.db.platform.everywhere);
  let given = 0;
  for (const { tenant_id: tenantId, id } of found.rows) if (await giveBack(deps, tenantId, id)) given += 1;
  return given;
}

/** Condition on `s`: somebody has the chat, and was not heard of for the grace time or has left the tenant. */
function isLeftAlone({ clock, graceSeconds }: WatchDeps): RawBuilder<SqlBool> {
  const before = new Date(clock.now().getTime() - graceSeconds * 1000);
  return sql<SqlBool>`(s.status = 'with_operator' and not exists (select from chat_operators o
    where o.tenant_id = s.tenant_id and o.user_id = s.operator_id and o.last_seen_at >= ${before}))`;
}

function giveBack(deps: WatchDeps, tenantId: TenantId, id: ChatSessionId): Promise<boolean> {
  const { db, bus, clock, newId } = deps;
  const now = clock.now();
  return inEmittingTransaction({ scope: db.app, bus, tenantId, now }, async (tx, emit) => {
    await standInLine(tx, id);
    // Looked at again under the lock: they may be back, or another process was faster.
    const locked = await sql`
      select s.id from chat_sessions s where s.id = ${id} and ${isLeftAlone(deps)} for update of s skip locked`.execute(
      tx,
    );
    if (locked.rows.length === 0) return false;
    await releaseChat({ tx, emit, tenantId, now, newId }, id, { by: null, to: 'queue', isLost: true });
    return true;
  });
}
