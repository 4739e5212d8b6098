import type { ChatSessionId, TenantId } from '@parley/contract/ids';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { lockChat, releaseChat } from '#areas/conversations/chats';
import type { Database } from '#db/open.ts';
import type { Bus } from '#platform/bus/bus.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/log/logger.ts';
import { inEmittingTransaction } from '#platform/outbox/emit.ts';

/** Releases the chats of operators who went offline to the queue. */
export interface OfflineOperatorSweeper {
  /** Runs one sweep; returns the number of chats this process released. */
  sweep(): Promise<number>;
  /** Waits for a running sweep. */
  close(): Promise<void>;
}

const sweepMs = 5000;
const atOnce = 200;
/**
 * Delay of the first sweep after a start: after a stop of the whole installation no presence was renewed. Unit:
 * milliseconds.
 */
const returnMs = 30_000;

interface SweeperDeps {
  db: Database;
  bus: Bus;
  clock: Clock;
  newId: () => string;
  /** Silence of an operator after which their chats are released. */
  graceSeconds: number;
  log: Logger;
}

/** Every process sweeps; of those that find the same chat one releases it and the others skip it. */
export function createOfflineOperatorSweeper(deps: SweeperDeps): OfflineOperatorSweeper {
  let running: Promise<unknown> = Promise.resolve();
  const firstAtMs = deps.clock.monotonicMs() + Math.min(deps.graceSeconds * 1000, returnMs);
  const sweeping = setInterval(() => {
    if (deps.clock.monotonicMs() < firstAtMs) return;
    running = sweepOnce(deps).catch((error) =>
      deps.log.warn(
        { event: 'operator.sweep_failed', err: error },
        'the chats of offline operators could not be released; retrying',
      ),
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

async function sweepOnce(deps: SweeperDeps): Promise<number> {
  const found = await sql<{ tenant_id: TenantId; id: ChatSessionId }>`
    select s.tenant_id, s.id from chat_sessions s
    where ${hasOfflineOperator(deps)} order by s.tenant_id, s.id limit ${atOnce}`.execute(deps.db.platform.everywhere);
  let given = 0;
  for (const { tenant_id: tenantId, id } of found.rows) if (await returnToQueue(deps, tenantId, id)) given += 1;
  return given;
}

/**
 * Condition on `s`: the chat has an operator whose presence exceeds the grace time or who has left the tenant. A snoozed
 * chat waits for its operator over night.
 */
function hasOfflineOperator({ clock, graceSeconds }: SweeperDeps): RawBuilder<SqlBool> {
  const before = new Date(clock.now().getTime() - graceSeconds * 1000);
  return sql<SqlBool>`(s.status = 'with_operator' and not exists (select from chat_operators o
    where o.tenant_id = s.tenant_id and o.user_id = s.operator_id
      and (o.last_seen_at >= ${before} or s.snoozed_until is not null)))`;
}

function returnToQueue(deps: SweeperDeps, tenantId: TenantId, id: ChatSessionId): Promise<boolean> {
  const { db, bus, clock, newId } = deps;
  const now = clock.now();
  return inEmittingTransaction({ scope: db.app, bus, tenantId, now }, async (tx, emit) => {
    await lockChat(tx, id);
    // Checked again under the lock: the operator may be back, or another process was faster.
    const locked = await sql`
      select s.id from chat_sessions s where s.id = ${id} and ${hasOfflineOperator(deps)} for update of s skip locked`.execute(
      tx,
    );
    if (locked.rows.length === 0) return false;
    await releaseChat({ tx, emit, tenantId, now, newId }, id, { by: null, to: 'queue', isLost: true });
    return true;
  });
}
