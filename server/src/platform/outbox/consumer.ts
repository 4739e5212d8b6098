import type { EventData, EventType } from '@parley/contract/events';
import type { TenantId } from '@parley/contract/ids';
import type { ResellerModule } from '@parley/contract/resources/reseller-package';
import type { Tx } from '#db/tenant-scope.ts';
import { isModuleOff } from '#platform/http/access/account-state.ts';
import type { EmitEvent } from '#platform/outbox/emit.ts';
import { defaultRetry, type RetryPolicy } from '#platform/outbox/retry-policy.ts';

/** A committed event as its consumer receives it, typed by its name. */
export type ConsumedEvent<Type extends EventType = EventType> = {
  [Each in Type]: {
    type: Each;
    data: EventData<Each>;
    tenantId: TenantId;
    topic: string;
    /** Position in commit order, unique in the installation: the idempotency key of an effect outside the database. */
    position: string;
    createdAt: Date;
  };
}[Type];

/** Handler in the tenant's transaction, under RLS, together with the cursor: its effect is exactly once. */
export type HandleEvent<Type extends EventType> = (
  tx: Tx,
  event: ConsumedEvent<Type>,
  context: {
    emit: EmitEvent;
    now: Date;
    /**
     * Runs `work` in the same transaction after the last event that is handled in it, in the order of the calls: rows of
     * several events are written at once.
     */
    atEnd: (work: (tx: Tx) => Promise<void>) => void;
    /**
     * Runs `work` in this process once the transaction has committed; a crash in between loses it. For a notice of what
     * was written, never for the work itself.
     */
    afterCommit: (work: () => void) => void;
  },
) => Promise<void>;

/**
 * Handler with an effect outside the database, at least once. `signal` aborts at the time limit and when the lease is
 * lost.
 */
export type DeliverEvent<Type extends EventType> = (
  event: ConsumedEvent<Type>,
  context: { signal: AbortSignal },
) => Promise<void>;

interface Declared<Type extends EventType> {
  /** `<area>.<noun>`, unique and permanent: the cursor is stored under it. */
  name: string;
  types: readonly Type[];
  /** Start of a consumer that is new to the installation: with events from now on, or with the oldest retained one. */
  startsAt: 'now' | 'oldest_kept';
  retry?: RetryPolicy;
}

interface Handling<Type extends EventType> extends Declared<Type> {
  /** Module of the account that the work belongs to: events of accounts without it are passed over. */
  module?: ResellerModule;
  handle: HandleEvent<Type>;
}

interface Delivering<Type extends EventType> extends Declared<Type> {
  deliver: DeliverEvent<Type>;
  /** Time limit of one delivery. Default: 30 s. */
  timeoutMs?: number;
  /** Topics delivered concurrently. Default: 4. */
  concurrency?: number;
}

export type ConsumerWork =
  | { kind: 'handle'; handle: HandleEvent<EventType> }
  | { kind: 'deliver'; deliver: DeliverEvent<EventType>; timeoutMs: number; concurrency: number };

/**
 * A named reader of the outbox whose cursor is stored: every event of its types committed after its start reaches it,
 * whichever processes ran at the time.
 * Order: the events of one topic of one tenant come in commit order, each after the previous one was handled or became
 * a dead letter. Between topics there is no order: a failing event holds back its own topic alone. A dead letter
 * retried by hand comes after later events.
 */
export interface OutboxConsumer {
  name: string;
  types: readonly EventType[];
  startsAt: 'now' | 'oldest_kept';
  retry: RetryPolicy;
  work: ConsumerWork;
}

/** Declares a consumer, with `handle` for work inside the database and with `deliver` for effects outside it. */
export function consumer<Type extends EventType>(declared: Handling<Type> | Delivering<Type>): OutboxConsumer {
  const { name, types, startsAt, retry = defaultRetry } = declared;
  const work =
    'handle' in declared
      ? { kind: 'handle' as const, handle: handlerOf(declared) as unknown as HandleEvent<EventType> }
      : {
          kind: 'deliver' as const,
          deliver: declared.deliver as unknown as DeliverEvent<EventType>,
          timeoutMs: declared.timeoutMs ?? 30_000,
          concurrency: declared.concurrency ?? 4,
        };
  return { name, types, startsAt, retry, work };
}

function handlerOf<Type extends EventType>({ module, handle }: Handling<Type>): HandleEvent<Type> {
  if (module === undefined) return handle;
  return async (tx, event, context) => {
    if (!(await isModuleOff(tx, event.tenantId, module))) await handle(tx, event, context);
  };
}
