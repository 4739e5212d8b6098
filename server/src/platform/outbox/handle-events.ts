import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';
import type { ConsumerWork } from './consumer.ts';
import {
  type ConsumerPass,
  consumed,
  failedAttempt,
  firstFailure,
  heldBack,
  rethrowUnlessEventFault,
} from './consumer-pass.ts';
import {
  type DeferredHead,
  deferAgain,
  deferEvents,
  resolveDeferred,
  resolveInTenant,
  topicKey,
} from './deferred-events.ts';
import { type EmitEvent, inEmittingTransaction } from './emit.ts';
import type { StoredEvent } from './stored-events.ts';

type Handling = Extract<ConsumerWork, { kind: 'handle' }>;

/** Timeout of one statement of a handler, which may hold row locks of the tenant. Unit: milliseconds. */
const statementMs = 30_000;

/** A deferred event was dropped or taken over while it was handled; its transaction rolls back. */
class Superseded extends Error {}

/**
 * Handles events in order, consecutive ones of a tenant in one transaction with the cursor. When that fails each is
 * handled alone, and the failing one is deferred with the later ones of its topic. `blocked`: topics with deferred
 * events.
 */
export async function handleEvents(
  pass: ConsumerPass,
  work: Handling,
  events: readonly StoredEvent[],
  blocked: Set<string>,
): Promise<void> {
  for (let at = 0; at < events.length && !pass.signal.aborted; ) {
    const run = runFrom(events, at, blocked);
    at += run.length;
    if (run.length > 1 && !isBlocked(run[0], blocked) && (await tryTogether(pass, work, run))) continue;
    for (const event of run) {
      if (pass.signal.aborted) return;
      if (isBlocked(event, blocked)) await pass.cursor.moveWith(event.position, deferring(pass, heldBack(pass, event)));
      else await handleAlone(pass, work, event, blocked);
    }
  }
}

const isBlocked = (event: StoredEvent | undefined, blocked: Set<string>) =>
  event !== undefined && blocked.has(topicKey(event));

/** Events from `at` on for one transaction: of one tenant, none blocked; or a blocked one by itself. */
function runFrom(events: readonly StoredEvent[], at: number, blocked: Set<string>): StoredEvent[] {
  const [first, ...rest] = events.slice(at);
  if (!first || isBlocked(first, blocked)) return first ? [first] : [];
  const end = rest.findIndex((event) => event.tenantId !== first.tenantId || isBlocked(event, blocked));
  return [first, ...(end < 0 ? rest : rest.slice(0, end))];
}

async function tryTogether(pass: ConsumerPass, work: Handling, run: readonly StoredEvent[]): Promise<boolean> {
  try {
    await handleWithCursor(pass, work, run);
    return true;
  } catch (error) {
    rethrowUnlessEventFault(error);
    return false;
  }
}

async function handleAlone(pass: ConsumerPass, work: Handling, event: StoredEvent, blocked: Set<string>) {
  try {
    await handleWithCursor(pass, work, [event]);
  } catch (error) {
    rethrowUnlessEventFault(error);
    const deferred = firstFailure(pass, event, error);
    await pass.cursor.moveWith(event.position, deferring(pass, deferred));
    if (!deferred.isDead) blocked.add(topicKey(event));
  }
}

const deferring = (pass: ConsumerPass, deferred: Parameters<typeof deferEvents>[1]['deferred'][number]) => (tx: Tx) =>
  deferEvents(tx, { consumer: pass.consumer.name, now: pass.clock.now(), deferred: [deferred] });

async function handleWithCursor(pass: ConsumerPass, work: Handling, run: readonly StoredEvent[]): Promise<void> {
  const last = run.at(-1);
  if (!last) return;
  await inTenantOf(pass, last, async (tx, hooks) => {
    for (const event of run) await work.handle(tx, consumed(event), { ...hooks, now: pass.clock.now() });
    await hooks.end();
    await pass.cursor.move(tx, last.position);
  });
  pass.cursor.movedTo(last.position);
}

/** Facilities that handlers in one transaction share. */
interface Hooks {
  emit: EmitEvent;
  atEnd: (work: (tx: Tx) => Promise<void>) => void;
  afterCommit: (work: () => void) => void;
  /** Runs what `atEnd` was given. */
  end: () => Promise<void>;
}

async function inTenantOf(
  pass: ConsumerPass,
  event: StoredEvent,
  inside: (tx: Tx, hooks: Hooks) => Promise<void>,
): Promise<void> {
  const { db, bus, clock } = pass;
  const ending: ((tx: Tx) => Promise<void>)[] = [];
  const committed: (() => void)[] = [];
  const options = { scope: db.app, bus, tenantId: event.tenantId, now: clock.now() };
  await inEmittingTransaction(options, async (tx, emit) => {
    await sql.raw(`set local statement_timeout = ${statementMs}`).execute(tx);
    await inside(tx, {
      emit,
      atEnd: (work) => ending.push(work),
      afterCommit: (work) => committed.push(work),
      end: async () => {
        for (const work of ending) await work(tx);
      },
    });
  });
  for (const work of committed) work();
}

/** Handles the first deferred event of a topic again, and resolves it in the same transaction. */
export async function handleDeferred(pass: ConsumerPass, work: Handling, head: DeferredHead): Promise<void> {
  const held = { consumer: pass.consumer.name, lease: pass.cursor.lease };
  const { event } = head;
  if (!event) return resolveDeferred(pass.db, held, head);
  try {
    await inTenantOf(pass, event, async (tx, hooks) => {
      await work.handle(tx, consumed(event), { ...hooks, now: pass.clock.now() });
      await hooks.end();
      if (!(await resolveInTenant(tx, held, head.eventId))) throw new Superseded();
    });
  } catch (error) {
    if (error instanceof Superseded) return;
    rethrowUnlessEventFault(error);
    const failed = failedAttempt(pass, event, head.attempts + 1, error);
    await deferAgain(pass.db, held, { head, ...failed, now: pass.clock.now() });
  }
}
